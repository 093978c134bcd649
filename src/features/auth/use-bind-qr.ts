/** A code whose scan binds a social account to whoever is logged in (M231, D90): the same rhythm as a login by scan. */
import { authBindQrGet, authBindQrPoll } from '#schemas/api/identity/qr-bindings.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { readPoll, type QrLoginEvent } from './qr-login.machine.ts';
import { qrArrived, useQrPolling, type QrEffect } from './use-qr-polling.ts';

interface BindPorts {
  /** Of a phone proven for it (requirement 24); undefined where none was asked for yet. */
  token: string | undefined;
  onBind: () => void;
  /** Goes to a company's page, where this browser is its app (D66). */
  leave: (url: string) => void;
  /** The server wants to know first that it is the person. */
  onUnproven: (code: 'proof-needed' | 'reset-token-expired') => void;
}

async function fetchQr(
  act: Caller,
  { attempt, provider }: QrEffect<'fetch-qr'>,
  { token, leave, onUnproven }: BindPorts,
): Promise<QrLoginEvent> {
  const answer = await act(authBindQrGet, { provider, ...(token === undefined ? {} : { token }) });
  if (!answer.ok) {
    const { code, msg: text } = answer;
    if (code === 'proof-needed' || code === 'reset-token-expired') onUnproven(code);
    return { type: 'qr-failed', attempt, text };
  }
  // Its page stands in no frame.
  return qrArrived(attempt, { ...answer.data, frame_domains: [] }, leave);
}

async function poll(act: Caller, { attempt, code }: QrEffect<'poll'>): Promise<QrLoginEvent> {
  const answer = await act(authBindQrPoll, { code });
  const pollAnswer = answer.ok ? { ...answer, data: { token: '' } } : answer;
  return { type: 'polled', attempt, answer: readPoll(pollAnswer) };
}

export function useBindQr(act: Caller, provider: QrProviderName, ports: BindPorts) {
  const { phase, refresh } = useQrPolling(provider, (effect, later) => {
    if (effect.type === 'fetch-qr') void fetchQr(act, effect, ports).then(later);
    if (effect.type === 'poll') void poll(act, effect).then(later);
    if (effect.type === 'enter') ports.onBind();
  });
  return { phase, refresh };
}
