/** The last step of every way to log in: may this person enter this shop now, and if so a session of their own. */
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { gateRefusal, isLetIn, type GateRefusal } from '#schemas/shop/gate.ts';
import { LOGIN_TICKET_LIFE_MS } from '../limits.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { SessionChange } from '../http/session.ts';
import type { AccountRow, AccountStore, WaysInChanged } from '../ports/accounts.ts';
import type { SessionRow } from '../ports/sessions.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { gatePersonOf, type Viewer } from './viewer.ts';

export type SignInError = GateRefusal | 'account-disabled';

/** Why this person is not let in now (M284, requirement 37, D116). */
export function signInErrorOf(account: AccountRow, can: Capabilities): SignInError | undefined {
  const person = gatePersonOf(account);
  const refusal = gateRefusal('login', person, can);
  if (refusal !== undefined) return refusal;
  if (account.disabledAt !== undefined) return 'account-disabled';
  return isLetIn(person, can) ? undefined : 'not-a-member';
}

export interface SignInFacts {
  deps: Deps;
  shop: ShopContext;
  /** The session this browser had before, which ends (requirement 14). */
  viewer: Viewer | undefined;
  request: { userAgent: string };
}

export type SignInOutcome<Stale extends string = never> =
  | {
      ok: true;
      data: LoginAnswer;
      effects: { session: Extract<SessionChange, { kind: 'started' }> };
    }
  | { ok: false; code: SignInError | Stale };

/** The account a person logs in to, and when and how they proved it. */
export interface Entry<Stale extends string> {
  /** The account as it was when its login was checked; a change since then refuses the login (requirement 22). */
  account: AccountRow;
  /** The session it is carried from, which must live; no proof is younger by being carried (requirement 24). */
  from?: Pick<SessionRow, 'publicId' | 'authenticatedAt'>;
  /** When they proved who they are, where it was before this call. */
  authenticatedAt?: number;
  /** It came of a ticket, and begets none. */
  isByTicket?: boolean;
  /** What is answered where the account has changed meanwhile. */
  stale: Stale;
}

/** One-time ticket of a new session for the shop's other hosts (D46); empty where there is none. */
async function makeTicket({ deps, shop }: SignInFacts, { userId, publicId }: SessionRow): Promise<string> {
  const current = { userId, session: publicId };
  return deps.identity.tickets.make(shop.appId, 'login', current, LOGIN_TICKET_LIFE_MS);
}

/** Logs in a person whose proof the caller has checked. */
export async function signIn<const Stale extends string>(
  facts: SignInFacts,
  entry: Entry<Stale>,
): Promise<SignInOutcome<Stale>> {
  const { deps, shop, viewer, request } = facts;
  const { account, from, isByTicket = false } = entry;
  const refusal = signInErrorOf(account, shop.capabilities);
  if (refusal !== undefined) return { ok: false, code: refusal };
  const authenticatedAt = from?.authenticatedAt ?? entry.authenticatedAt ?? deps.clock.now();
  const grounds = { ways: account, authenticatedAt, from: from?.publicId };
  const newSession = await deps.stores.sessions.start(grounds, { userAgent: request.userAgent });
  if (newSession === undefined) return { ok: false, code: entry.stale };
  const { token, session } = newSession;
  if (viewer !== undefined) await endSession(deps, shop.appId, viewer.session.publicId);
  const ticket = isByTicket ? '' : await makeTicket(facts, session);
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
  const sessionIds = await deps.stores.sessions.revokeAll(appId, userId, but);
  await tellEnded(deps, appId, sessionIds);
  return sessionIds.length;
}

/** Tells every node of sessions that are over. */
async function tellEnded(
  { bus }: Pick<Deps, 'bus'>,
  appId: string,
  sessionIds: readonly string[],
): Promise<void> {
  for (const publicId of sessionIds) await bus.publish('session.revoked', { appId, publicId });
}

/** Changes how a person logs in, and ends the sessions that came by the earlier way (requirements 14, 22). */
export async function changeWaysIn(
  deps: Pick<Deps, 'stores' | 'bus'>,
  ...parameters: Parameters<AccountStore['changeWaysIn']>
): Promise<WaysInChanged['outcome']> {
  const outcome = await deps.stores.accounts.changeWaysIn(...parameters);
  if (outcome.outcome === 'changed') await tellEnded(deps, parameters[0].appId, outcome.endedIds);
  return outcome.outcome;
}
