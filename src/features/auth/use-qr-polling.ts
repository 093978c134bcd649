/** The rhythm of a code to scan (D47): fetched when it is shown, asked about while somebody looks, gone when it is left. */
import { useEffect } from 'react';
import type { authQrGet } from '#schemas/api/identity/qr-logins.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { qrLogin, type QrLoginEffect, type QrLoginEvent } from './qr-login.machine.ts';

export type QrEffect<Type extends QrLoginEffect['type']> = Extract<QrLoginEffect, { type: Type }>;
type Later = (event: QrLoginEvent) => void;

/** What a fetched code means; `leave` goes to a company's page, where this browser is its app (D66). */
export function qrArrived(
  attempt: number,
  data: DataOf<typeof authQrGet>,
  leave: (url: string) => void,
): QrLoginEvent {
  const { code, qr_code_url: url, opens, frame_domains: frameDomains = [] } = data;
  if (opens === 'here') {
    leave(url);
    return { type: 'gone', attempt };
  }
  return { type: 'qr-arrived', attempt, code, place: { url, opens, frameDomains }, at: systemClock.now() };
}

/** @param perform makes the calls; the time between them is kept here. @param isLive whether a code is wanted yet. */
export function useQrPolling(
  provider: QrProviderName,
  perform: (effect: Exclude<QrLoginEffect, { type: 'tick-in' }>, later: Later) => void,
  isLive = true,
) {
  const [{ phase }, send] = useMachine(qrLogin, (effect: QrLoginEffect, later: Later) => {
    if (effect.type !== 'tick-in') return perform(effect, later);
    const { attempt, ms } = effect;
    systemClock.after(ms, () => later({ type: 'tick', attempt, at: systemClock.now() }));
  });
  useEffect(() => {
    if (!isLive) return undefined;
    send({ type: 'opened', provider });
    return () => send({ type: 'closed' });
  }, [send, provider, isLive]);
  // D47: nobody looks, nothing is asked; the time runs on.
  useEffect(
    () => pageVisibility.listen((isVisible) => send({ type: isVisible ? 'shown' : 'hidden' })),
    [send],
  );
  return { phase, send, refresh: () => send({ type: 'refreshed' }) };
}
