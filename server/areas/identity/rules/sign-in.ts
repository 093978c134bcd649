/** The last step of every way to log in: may this person enter this shop now, and if so a session of their own. */
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { LOGIN_TICKET_LIFE_MS } from '../limits.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { SessionChange } from '../http/session.ts';
import type { AccountRow } from '../ports/accounts.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { may, type Viewer } from './viewer.ts';

export type SignInError = 'shop-shut' | 'account-disabled' | 'not-a-member';

/** M284, requirement 37: a shop that is closed, expired or sealed lets nobody in. */
export function isClosedForLogin(can: Capabilities): boolean {
  return can.shopState !== 'open' || can.expiredBanner;
}

export function signInErrorOf(account: AccountRow, can: Capabilities): SignInError | undefined {
  if (isClosedForLogin(can)) return 'shop-shut';
  if (account.disabledAt !== undefined) return 'account-disabled';
  return may(account, can).enterShop ? undefined : 'not-a-member';
}

export interface SignInFacts {
  deps: Deps;
  shop: ShopContext;
  /** Whoever was logged in here before: that session ends (requirement 14). */
  viewer: Viewer | undefined;
  request: { userAgent: string };
}

export type SignInOutcome =
  | {
      ok: true;
      data: LoginAnswer;
      effects: { session: Extract<SessionChange, { kind: 'started' }> };
    }
  | { ok: false; code: SignInError };

/** @param account whose way in was proven by the caller. */
export async function signIn(
  { deps, shop, viewer, request }: SignInFacts,
  account: AccountRow,
): Promise<SignInOutcome> {
  const refusal = signInErrorOf(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const { sessions } = deps.stores;
  const { appId } = shop;
  if (viewer !== undefined) await endSession(deps, appId, viewer.session.publicId);
  const { token, session } = await sessions.create(appId, account.id, { userAgent: request.userAgent });
  const ticket = await deps.identity.tickets.make(
    appId,
    'login',
    { userId: account.id, session: session.publicId },
    LOGIN_TICKET_LIFE_MS,
  );
  return {
    ok: true,
    data: { code: ticket, token: ticket, need_set_password: account.passwordHash === undefined ? 1 : 0 },
    effects: { session: { kind: 'started', token, publicId: session.publicId } },
  };
}

/** Ends one session on every node. */
export async function endSession(
  deps: Pick<Deps, 'stores' | 'bus'>,
  appId: string,
  publicId: string,
): Promise<void> {
  await deps.stores.sessions.revoke(appId, publicId);
  await deps.bus.publish('session.revoked', { appId, publicId });
}

/** Ends all sessions of a person but one; answers how many. */
export async function endSessions(
  deps: Pick<Deps, 'stores' | 'bus'>,
  appId: string,
  userId: string,
  but?: string,
): Promise<number> {
  const ended = await deps.stores.sessions.revokeAll(appId, userId, but);
  for (const publicId of ended) await deps.bus.publish('session.revoked', { appId, publicId });
  return ended.length;
}
