/** A code whose scan binds a social account to whoever is logged in (M231, D90): the same rhythm as a login by scan. */
import { useEffect } from 'react';
import { authBindQrGet } from '#schemas/api/auth/auth.bind_qr.get.ts';
import { authBindQrPoll } from '#schemas/api/auth/auth.bind_qr.poll.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { QrProviderName } from '#schemas/learner/login-fields.ts';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { qrLogin, readPoll, type QrLoginEffect, type QrLoginEvent } from './qr-login.machine.ts';

type Effect<Type extends QrLoginEffect['type']> = Extract<QrLoginEffect, { type: Type }>;

/** @param leave goes to a company's page, where this browser is its app (D66). */
async function fetchQr(
  act: Caller,
  { attempt, provider }: Effect<'fetch-qr'>,
  leave: (url: string) => void,
): Promise<QrLoginEvent> {
  const answer = await act(authBindQrGet, { provider });
  if (!answer.ok) return { type: 'qr-failed', attempt, text: answer.msg };
  const { code, qr_code_url: url, opens } = answer.data;
  if (opens === 'here') {
    leave(url);
    return { type: 'gone', attempt };
  }
  return {
    type: 'qr-arrived',
    attempt,
    code,
    place: { url, opens, frameDomains: [] },
    at: systemClock.now(),
  };
}

async function poll(act: Caller, { attempt, code }: Effect<'poll'>): Promise<QrLoginEvent> {
  const answer = await act(authBindQrPoll, { code });
  const said = answer.ok ? { ...answer, data: { token: '' } } : answer;
  return { type: 'polled', attempt, answer: readPoll(said) };
}

interface BindPorts {
  bound: () => void;
  leave: (url: string) => void;
}

export function useBindQr(act: Caller, provider: QrProviderName, { bound, leave }: BindPorts) {
  const perform = (effect: QrLoginEffect, later: (event: QrLoginEvent) => void) => {
    if (effect.type === 'fetch-qr') void fetchQr(act, effect, leave).then(later);
    if (effect.type === 'tick-in')
      systemClock.after(effect.ms, () =>
        later({ type: 'tick', attempt: effect.attempt, at: systemClock.now() }),
      );
    if (effect.type === 'poll') void poll(act, effect).then(later);
    if (effect.type === 'enter') bound();
  };
  const [{ phase }, send] = useMachine(qrLogin, perform);
  useEffect(() => {
    send({ type: 'opened', provider });
    return () => send({ type: 'closed' });
  }, [send, provider]);
  // D47: nobody looks, nothing is asked; the time runs on.
  useEffect(
    () => pageVisibility.listen((isVisible) => send({ type: isVisible ? 'shown' : 'hidden' })),
    [send],
  );
  return { phase, refresh: () => send({ type: 'refreshed' }) };
}
