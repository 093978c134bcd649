/** A code whose scan binds a social account to whoever is logged in (M231, D90): the same rhythm as a login by scan. */
import { useEffect } from 'react';
import { authBindQrGet } from '#schemas/api/auth/auth.bind_qr.get.ts';
import { authBindQrPoll } from '#schemas/api/auth/auth.bind_qr.poll.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { qrLogin, readPoll, type QrLoginEffect, type QrLoginEvent } from './qr-login.machine.ts';

interface BindPorts {
  /** Of a phone proven for it (requirement 24); undefined where none was asked for yet. */
  token: string | undefined;
  bound: () => void;
  /** Goes to a company's page, where this browser is its app (D66). */
  leave: (url: string) => void;
  /** The server wants to know first that it is the person. */
  unproven: (code: 'proof-needed' | 'reset-token-expired') => void;
}

type Effect<Type extends QrLoginEffect['type']> = Extract<QrLoginEffect, { type: Type }>;

async function fetchQr(
  act: Caller,
  { attempt, provider }: Effect<'fetch-qr'>,
  { token, leave, unproven }: BindPorts,
): Promise<QrLoginEvent> {
  const answer = await act(authBindQrGet, { provider, ...(token === undefined ? {} : { token }) });
  if (!answer.ok) {
    const { code, msg: text } = answer;
    if (code === 'proof-needed' || code === 'reset-token-expired') unproven(code);
    return { type: 'qr-failed', attempt, text };
  }
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

export function useBindQr(act: Caller, provider: QrProviderName, ports: BindPorts) {
  const perform = (effect: QrLoginEffect, later: (event: QrLoginEvent) => void) => {
    if (effect.type === 'fetch-qr') void fetchQr(act, effect, ports).then(later);
    if (effect.type === 'tick-in')
      systemClock.after(effect.ms, () =>
        later({ type: 'tick', attempt: effect.attempt, at: systemClock.now() }),
      );
    if (effect.type === 'poll') void poll(act, effect).then(later);
    if (effect.type === 'enter') ports.bound();
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
