/** Why a shop cannot be visited, and what was asked for, as the address of its screen says it (D14, M56, M62). */
import { PATHS } from '../paths.ts';

export const BLOCKED_STATE = { closed: 1, expired: 2, sealed: 3 } as const;
export const BLOCKED_PAGE = { shop: 1, detail: 2, live: 3 } as const;

/** The screen in place of a shop's pages. */
export function shopBlockedHref(state: keyof typeof BLOCKED_STATE): string {
  return `${PATHS['shop-blocked']}?shop_state=${BLOCKED_STATE[state]}&page_type=${BLOCKED_PAGE.shop}`;
}
