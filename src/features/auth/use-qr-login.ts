/** The scanned code with the calls it wants made (M134-M140): fetched when shown, asked about while somebody looks, gone when left. */
import { useCallback, useRef } from 'react';
import { authQrEnter, authQrGet, authQrPoll } from '#schemas/api/identity/qr-logins.ts';
import { shopExpiredGet } from '#schemas/api/shop/shop.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useAuthChanged } from '#engine/provider.tsx';
import { useLoginBox } from './login-box.ts';
import { readPoll, type QrLoginEvent } from './qr-login.machine.ts';
import { qrArrived, useQrPolling, type QrEffect } from './use-qr-polling.ts';

/** @param leave goes to a company's page, where this browser is its app (D66). */
async function fetchQr(
  act: Caller,
  effect: QrEffect<'fetch-qr'>,
  leave: (url: string) => void,
): Promise<QrLoginEvent> {
  const { attempt, provider, loginKey } = effect;
  const answer = await act(authQrGet, { provider, ...(loginKey === '' ? {} : { login_key: loginKey }) });
  if (!answer.ok) return { type: 'qr-failed', attempt, text: answer.msg };
  return qrArrived(attempt, answer.data, leave);
}

async function poll(act: Caller, { attempt, code, loginKey }: QrEffect<'poll'>): Promise<QrLoginEvent> {
  const answer = await act(authQrPoll, { code, ...(loginKey === '' ? {} : { login_key: loginKey }) });
  return { type: 'polled', attempt, answer: readPoll(answer) };
}

/** M137: a first scan in a shop whose time is over leads nowhere. */
async function checkShop(act: Caller, { attempt }: QrEffect<'check-shop'>): Promise<QrLoginEvent> {
  const answer = await act(shopExpiredGet, {});
  if (!answer.ok) return { type: 'shop-check-failed', attempt, text: answer.msg };
  return { type: 'shop-checked', attempt, isValid: answer.data.detail.version === 1 };
}

/** @param isLive false as long as what the server drew is only taken over. */
export function useQrLogin(act: Caller, leave: (url: string) => void, isLive: boolean) {
  const box = useLoginBox();
  const { provider } = box.tabs;
  const lastToken = useRef('');
  const enter = async (token: string, later: (event: QrLoginEvent) => void) => {
    const answer = await act(authQrEnter, { token });
    if (answer.ok) return box.onLogin(answer.data);
    box.say(answer.msg, 'error');
    return later({ type: 'opened', provider });
  };
  const { phase, send, refresh } = useQrPolling(
    provider,
    (effect, later) => {
      switch (effect.type) {
        case 'fetch-qr':
          return void fetchQr(act, effect, leave).then(later);
        case 'poll':
          lastToken.current = effect.code;
          return void poll(act, effect).then(later);
        case 'check-shop':
          return void checkShop(act, effect).then(later);
        case 'ask-phone':
          return box.send({
            type: 'phone-asked',
            loginKey: effect.loginKey,
            loginCode: lastToken.current,
          });
        case 'enter':
          return void enter(effect.token, later);
      }
    },
    isLive,
  );
  // M144: once somebody is in, nobody waits for a scan; a code is shown again to whoever is left.
  useAuthChanged(
    useCallback(
      (isIn: boolean) => send(isIn ? { type: 'closed' } : { type: 'opened', provider }),
      [send, provider],
    ),
  );
  return {
    box,
    phase,
    provider,
    refresh,
    told: (token: string) => send({ type: 'told', token }),
  };
}
