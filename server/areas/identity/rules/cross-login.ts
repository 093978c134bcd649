/** A login carried to another host of the shop by its one-time ticket (D46, D60). */
import { LOGIN_TICKET_LIFE_MS } from '../limits.ts';
import type { Deps } from '#server/kernel/area.ts';
import { signIn, type SignInFacts, type SignInOutcome } from './sign-in.ts';

const SPENT = { ok: false, code: 'ticket-spent' } as const;

/** What a ticket holds, once. */
function takeTicket({ identity }: Pick<Deps, 'identity'>, appId: string, code: string) {
  return identity.tickets.take(appId, 'login', code);
}

/** A ticket is worth no more than the session it came with: a logout or a new password ends both. */
export async function enterByTicket(
  facts: SignInFacts,
  code: string,
): Promise<SignInOutcome<'ticket-spent'>> {
  const { deps, shop } = facts;
  const { appId } = shop;
  const ticket = await takeTicket(deps, appId, code);
  if (ticket === undefined) return SPENT;
  // The person first: a change that comes after is seen by what they were, one before by the end of the session.
  const account = await deps.stores.accounts.byId(appId, ticket.userId);
  const from = await deps.stores.sessions.find(appId, ticket.userId, ticket.session);
  if (account === undefined || from === undefined) return SPENT;
  return signIn(facts, { account, from, isByTicket: true, stale: SPENT.code });
}

/** Another ticket of the same session for one that is spent by it (M151); that one can only be entered with. */
export async function exchangeTicket(
  deps: Pick<Deps, 'stores' | 'identity'>,
  appId: string,
  code: string,
): Promise<string | undefined> {
  const ticket = await takeTicket(deps, appId, code);
  if (ticket === undefined || ticket.isExchanged === true) return undefined;
  const { userId, session } = ticket;
  if ((await deps.stores.sessions.find(appId, userId, session)) === undefined) return undefined;
  const fresh = { userId, session, isExchanged: true };
  return deps.identity.tickets.make(appId, 'login', fresh, LOGIN_TICKET_LIFE_MS);
}
