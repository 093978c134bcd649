/** The gate of a shop, as one table: who may log in, register, read, write and order in each state (D116). */
import { hasLogin, rowOf, type GateFacts, type GateRow } from './gate-state.ts';

/**
 * What a person may ask of a shop. `visit`: the steps around a login or a form that show no content; `bind`: a phone
 * for a first scan (M137); `register`: an account where there was none.
 */
export const GATE_DOORS = ['visit', 'login', 'bind', 'register', 'read', 'write', 'order'] as const;
type GateDoor = (typeof GATE_DOORS)[number];

/** What a call needs of the gate. `nothing`: it is answered in every state, because pages need it to start, and holds no content. */
export type GateNeed = GateDoor | 'nothing';

/** A stranger, a person with an account in the shop, or a member of its organization, to which its staff belong. */
export type GatePerson = 'stranger' | 'account' | 'member';

export type GateRefusal = 'shop-shut' | 'shop-sealed' | 'login-way-off' | 'not-a-member' | 'not-logged-in';

/** `people`: those the shop lets in. */
type Opens = 'everybody' | 'people' | 'nobody';

const OPEN: Readonly<Record<GateDoor, Opens>> = {
  visit: 'everybody',
  login: 'everybody',
  bind: 'everybody',
  register: 'everybody',
  read: 'everybody',
  write: 'everybody',
  order: 'people',
};
const PRIVATE = { read: 'people', write: 'people' } as const;
const NOBODY_NEW = { register: 'nobody', order: 'nobody' } as const;

const ROWS = {
  open: OPEN,
  'open, login first': { ...OPEN, ...PRIVATE },
  expired: { ...OPEN, ...NOBODY_NEW, bind: 'nobody' },
  'expired, login first': { ...OPEN, ...NOBODY_NEW, ...PRIVATE, bind: 'nobody' },
  'closed to strangers': { ...OPEN, ...NOBODY_NEW, ...PRIVATE },
  shut: {
    visit: 'nobody',
    login: 'nobody',
    bind: 'nobody',
    register: 'nobody',
    read: 'nobody',
    write: 'nobody',
    order: 'nobody',
  },
} as const satisfies Record<GateRow, Readonly<Record<GateDoor, Opens>>>;

/** Whether a session of this person is valid; the next call treats an invalid one as anonymous. */
export function isLetIn(person: GatePerson, shop: GateFacts): boolean {
  if (person === 'stranger' || !hasLogin(shop)) return false;
  return shop.whoMayLogin === 'everyone' || person === 'member';
}

/** Why the gate refuses this person; undefined where it does not. */
export function gateRefusal(need: GateNeed, person: GatePerson, shop: GateFacts): GateRefusal | undefined {
  if (need === 'nothing') return undefined;
  const row = rowOf(shop);
  const opens = ROWS[row][need];
  // M62: a shop closed for the night answers another code than a suspended one.
  if (opens === 'nobody') return shop.shopState === 'sealed' ? 'shop-sealed' : 'shop-shut';
  if (opens === 'people') return isLetIn(person, shop) ? undefined : 'not-logged-in';
  if (need !== 'login' && need !== 'bind' && need !== 'register') return undefined;
  if (!shop.loginEver) return 'login-way-off';
  return need === 'register' && shop.whoMayLogin !== 'everyone' ? 'not-a-member' : undefined;
}

/** Whether strangers may read nothing here, so that no page may be cached for others. */
export function isPrivate(shop: GateFacts): boolean {
  return gateRefusal('read', 'stranger', shop) !== undefined;
}
