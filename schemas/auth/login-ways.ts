/**
 * Ways to log in, as facts every floor may read (decision 164): which tab of the login box a way fills, on which side of
 * the corner switch it stands, in what order, and what of the shop it obeys.
 */
import type { CAPABILITY_NAMES } from '../shop/capabilities.ts';

/** M110, M129: the tabs of the login box. */
type LoginWayTab =
  | 'wechat'
  | 'verifyCode'
  | 'password'
  | 'account'
  | 'quick'
  | 'autoRegister'
  | 'phone'
  | 'email'
  | 'reset';

export interface LoginWayFacet {
  readonly tabs: readonly LoginWayTab[];
  /** M117: the corner switch turns from one side to the other. */
  readonly side: 'qr' | 'phone';
  readonly order: number;
  /** It is offered where the shop has one of these; none named: it is only a step of another way. */
  readonly obeys: readonly (typeof CAPABILITY_NAMES)[number][];
  /** It stands on a page of its own, not in the box of every shop (M36). */
  readonly apart?: true;
}

/** By kind of renderer. A new way is a row here, its folder, and nothing else. */
export const LOGIN_WAYS = {
  'way-wechat': { tabs: ['wechat'], side: 'qr', order: 10, obeys: ['wechatLogin', 'qqLogin'] },
  // M116: after a first scan the same form binds a phone.
  'way-verify-code': {
    tabs: ['verifyCode', 'phone'],
    side: 'phone',
    order: 20,
    obeys: ['smsLogin', 'wechatLogin', 'qqLogin'],
  },
  // M129: the account tab of a training shop is the same form without the phone's area code.
  'way-password': { tabs: ['password', 'account'], side: 'phone', order: 30, obeys: ['passwordLogin'] },
  'way-quick': { tabs: ['quick'], side: 'phone', order: 40, obeys: ['merchantSession'] },
  'way-auto-register': { tabs: ['autoRegister'], side: 'phone', order: 50, obeys: ['merchantSession'] },
  'way-email': { tabs: ['email'], side: 'phone', order: 60, obeys: [], apart: true },
  // M148: no tab of its own, but the screen behind a link of the password's.
  'forgot-password': { tabs: ['reset'], side: 'phone', order: 70, obeys: ['passwordLogin'] },
} as const satisfies Readonly<Record<string, LoginWayFacet>>;
