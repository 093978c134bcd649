/** A login carried to another host of the shop by its one-time ticket (D46, D60). */
import { LOGIN_TICKET_LIFE_MS } from '../limits.ts';
import type { Deps } from '#server/kernel/area.ts';
import { signIn, type SignInFacts, type SignInOutcome } from './sign-in.ts';
import type { TicketPayloads } from './tickets.ts';

const SPENT = { ok: false, code: 'ticket-spent' } as const;

/** What a ticket holds, once. It is worth no more than the session it came with: a logout or a new password ends both. */
async function takeTicket(
  { stores, identity }: Pick<Deps, 'stores' | 'identity'>,
  appId: string,
  code: string,
): Promise<TicketPayloads['login'] | undefined> {
  const ticket = await identity.tickets.take(appId, 'login', code);
  if (ticket === undefined) return undefined;
  const sessions = await stores.sessions.of(appId, ticket.userId);
  return sessions.some(({ publicId }) => publicId === ticket.session) ? ticket : undefined;
}

export async function enterByTicket(facts: SignInFacts, code: string): Promise<SignInOutcome | typeof SPENT> {
  const { appId } = facts.shop;
  const ticket = await takeTicket(facts.deps, appId, code);
  const account =
    ticket === undefined ? undefined : await facts.deps.stores.accounts.byId(appId, ticket.userId);
  return account === undefined ? SPENT : signIn(facts, account);
}

/** Another ticket of the same session for one that is spent by it (M151). */
export async function exchangeTicket(
  deps: Pick<Deps, 'stores' | 'identity'>,
  appId: string,
  code: string,
): Promise<string | undefined> {
  const ticket = await takeTicket(deps, appId, code);
  if (ticket === undefined) return undefined;
  return deps.identity.tickets.make(appId, 'login', ticket, LOGIN_TICKET_LIFE_MS);
}
