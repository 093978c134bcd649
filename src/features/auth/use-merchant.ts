/** The merchant of this browser in an operations school (M114, M115, M147, D56): asked about once, shown in two tabs of the box. */
import { useEffect, useMemo } from 'react';
import {
  authBUserInfoGet,
  authLoginByAdmin,
  authRegisterByAdmin,
} from '#schemas/api/identity/merchant-users.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useMachine } from '#engine/use-machine.ts';
import { sessionStore } from '#platform/storage.ts';
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import type { LoginTabsEvent } from './login-tabs.machine.ts';
import {
  merchantLogin,
  type MerchantEffect,
  type MerchantEvent,
  type MerchantState,
} from './merchant-login.machine.ts';

/** M147; spelled as the specification spells it. */
const TRIED = 'has_B_login';

interface World {
  act: Caller;
  isSchool: boolean;
  send: (event: LoginTabsEvent) => void;
  onLogin: (answer: LoginAnswer, byItself?: boolean) => void;
  say: (text: string) => void;
  /** Takes a box over the page away (M277). */
  shut: () => void;
}

export interface Merchant {
  readonly state: MerchantState;
  readonly send: (event: MerchantEvent) => void;
}

/** Outside an operations school. */
export const NO_MERCHANT: Merchant = { state: merchantLogin.initial, send: () => undefined };

async function askUser(act: Caller, turn: number): Promise<MerchantEvent> {
  const answer = await act(authBUserInfoGet, {});
  if (!answer.ok) return { type: 'user-refused', turn };
  const { headimgurl: avatar, phone_name: name, code } = answer.data;
  return { type: 'user-arrived', turn, user: { avatar, name, code } };
}

async function enter(
  act: Caller,
  { type, turn, code }: Extract<MerchantEffect, { type: 'log-in' | 'register' }>,
): Promise<MerchantEvent> {
  const answer = await act(type === 'log-in' ? authLoginByAdmin : authRegisterByAdmin, { code });
  if (answer.ok) return { type: 'entered', turn, answer: answer.data };
  return { type: 'refused', turn, refusal: { code: answer.code, text: answer.msg } };
}

function showTab(tab: Extract<MerchantEffect, { type: 'show-tab' }>['tab']): LoginTabsEvent {
  return tab === 'autoRegister' ? { type: 'register-asked' } : { type: 'chosen', choice: tab };
}

export function useMerchant({ act, isSchool, send: turn, onLogin, say, shut }: World): Merchant {
  const perform = (effect: MerchantEffect, later: (event: MerchantEvent) => void) => {
    switch (effect.type) {
      case 'ask-user':
        return void askUser(act, effect.turn).then(later);
      case 'log-in':
      case 'register':
        return void enter(act, effect).then(later);
      case 'know':
        return turn({ type: 'merchant-known', cookie: effect.cookie });
      case 'show-tab':
        return turn(showTab(effect.tab));
      case 'remember-tried':
        return void sessionStore.set(TRIED, '1');
      case 'enter':
        return onLogin(effect.answer, effect.byItself);
      case 'show':
        return say(effect.text);
      // A page of its own stays, on another way.
      case 'close-dialog':
        turn({ type: 'merchant-known', cookie: false });
        return shut();
    }
  };
  const [state, send] = useMachine(merchantLogin, perform);
  useEffect(() => {
    send({ type: 'opened', isSchool, hasBLogin: sessionStore.get(TRIED) === '1' });
    return () => send({ type: 'closed' });
  }, [send, isSchool]);
  return useMemo(() => ({ state, send }), [state, send]);
}
