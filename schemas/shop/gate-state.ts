/** Which row of the gate's table a shop stands in; apart from the table, which a first page needs nothing of. */

export const SHOP_STATES = ['open', 'expired', 'closed', 'sealed'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** What the table is entered with. */
export interface GateFacts {
  shopState: ShopState;
  /** Whom a closed shop keeps out. */
  closedTo: 'everybody' | 'strangers';
  browseAnonymously: 'yes' | 'login-first';
  loginEver: boolean;
  whoMayLogin: 'everyone' | 'organization-members';
}

export type GateRow =
  | 'open'
  | 'open, login first'
  | 'expired'
  | 'expired, login first'
  | 'closed to strangers'
  | 'shut';

export function rowOf({ shopState, closedTo, browseAnonymously, loginEver }: GateFacts): GateRow {
  const isPrivate = browseAnonymously === 'login-first';
  if (shopState === 'sealed') return 'shut';
  // Whom a closed shop knows it lets in by a login.
  if (shopState === 'closed') return closedTo === 'strangers' && loginEver ? 'closed to strangers' : 'shut';
  if (shopState === 'expired') return isPrivate ? 'expired, login first' : 'expired';
  return isPrivate ? 'open, login first' : 'open';
}

/** Whether nobody at all may log in: whatever else a shop refuses, only one that is shut refuses that. */
export function isShut(shop: GateFacts): boolean {
  return rowOf(shop) === 'shut';
}

/** Whether a visitor sees the login in place of the shop's pages. */
export function asksLoginFirst(shop: GateFacts): boolean {
  return ['open, login first', 'expired, login first', 'closed to strangers'].includes(rowOf(shop));
}

/** Whether there is a login now. */
export function hasLogin(shop: GateFacts): boolean {
  return shop.loginEver && !isShut(shop);
}

/** What the screen in place of a shop's pages says, or undefined for a shop whose pages are there. */
export function blockedState({ shopState }: GateFacts): 'closed' | 'sealed' | undefined {
  return shopState === 'closed' || shopState === 'sealed' ? shopState : undefined;
}
