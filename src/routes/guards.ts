/** Who may see what, as one ordered list of pure checks (D13); the server and the browser run the same one. */
import type { RouteDefinition } from '#engine/define-route.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { PATHS } from '#schemas/paths.ts';
import { searchPath } from '#schemas/search/search-text.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { blockedState } from '#schemas/shop/gate-state.ts';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { shopBlockedHref } from '#schemas/shop/shop-blocked.ts';

export interface GuardContext {
  route: Pick<RouteDefinition, 'name' | 'access' | 'exempt'>;
  /** Path and query as asked for. */
  url: string;
  can: Capabilities;
  loggedIn: boolean;
}

export type Verdict =
  | { kind: 'proceed' }
  | { kind: 'go'; href: string }
  /** Drawn in place of the route's own document; `login-box` also opens the login over it. */
  | { kind: 'show'; screen: 'login' | 'login-box' | 'mobile-only' };

/** Of an address as asked for: its first part, and its whole path. */
const FIRST = /^\/*[^/?#]*/;
const PATH = /^[^?#]*/;

type Guard = (context: GuardContext) => Verdict | undefined;

/** Pages a sealed shop still has: the one that says so, and the ones that speak of no shop at all. */
const BEYOND_SEAL = new Set(['shop-blocked', 'health']);

const guardSealed: Guard = ({ route, can }) =>
  blockedState(can) === 'sealed' && !BEYOND_SEAL.has(route.name)
    ? { kind: 'go', href: shopBlockedHref('sealed') }
    : undefined;

/** Whoever is logged in was let in: the server knows no other person. */
const mayRead = ({ can, loggedIn }: GuardContext) =>
  gateRefusal('read', loggedIn ? 'member' : 'stranger', can) === undefined;

/** M53: a Tencent-type shop shows the login page in place of its content. */
const closedWithLogin: Guard = (context) => {
  const { route, can } = context;
  const isAsked = blockedState(can) === 'closed' && can.login && can.whenClosed === 'login-page';
  return isAsked && !route.exempt && !mayRead(context) ? { kind: 'show', screen: 'login' } : undefined;
};

/** M56, D116: whom a closed shop knows it lets in. */
const guardClosed: Guard = (context) =>
  blockedState(context.can) === 'closed' && !context.route.exempt && !mayRead(context)
    ? { kind: 'go', href: shopBlockedHref('closed') }
    : undefined;

/** M57, M58. */
const loginFirst: Guard = (context) =>
  !context.route.exempt && !mayRead(context) ? { kind: 'go', href: loginHref(context.url) } : undefined;

/** D27: the shell with the login box over it; leaving without a person goes home, and so does a shop without login. */
const loginRequired: Guard = ({ route, can, loggedIn }) => {
  if (route.access !== 'learner' || loggedIn) return undefined;
  if (route.name === 'logout' || !can.login) return { kind: 'go', href: '/' };
  return { kind: 'show', screen: 'login-box' };
};

/** D18. */
const mobileOnly: Guard = ({ route, can }) =>
  can.mobileOnly && !route.exempt ? { kind: 'show', screen: 'mobile-only' } : undefined;

/** D92: each kind of shop has one search page; the other address leads to it with all it holds. */
const ownSearch: Guard = ({ route, can, url }) => {
  const wrong = can.searchScope === 'company' ? 'search' : 'company-search';
  if (route.name !== wrong) return undefined;
  return { kind: 'go', href: url.replace(FIRST, searchPath(can.searchScope)) };
};

/** M34, D24: a shop without a login of its own for colleges has the usual one, with all that was asked for. */
const ownLogin: Guard = ({ route, can, url }) =>
  route.name === 'college-login' && !can.collegeLogin
    ? { kind: 'go', href: url.replace(PATH, PATHS.login) }
    : undefined;

const GUARDS: readonly Guard[] = [
  guardSealed,
  closedWithLogin,
  guardClosed,
  loginFirst,
  loginRequired,
  mobileOnly,
  ownSearch,
  ownLogin,
];

/** The first guard that has something to say decides. */
export function guard(context: GuardContext): Verdict {
  for (const check of GUARDS) {
    const verdict = check(context);
    if (verdict !== undefined) return verdict;
  }
  return { kind: 'proceed' };
}
