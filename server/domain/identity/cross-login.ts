/** A login carried to another host of the shop by its one-time ticket (D46, D60). */
import { enterShop, type EnterFacts, type EnterOutcome } from './enter.ts';

const SPENT = { ok: false, code: 'ticket-spent' } as const;

/** A ticket is worth no more than the session it came with: a logout or a new password ends both. */
export async function enterByTicket(facts: EnterFacts, code: string): Promise<EnterOutcome | typeof SPENT> {
  const { stores, identity } = facts.deps;
  const { appId } = facts.shop;
  const ticket = await identity.tickets.take(appId, 'login', code);
  if (ticket === undefined) return SPENT;
  const sessions = await stores.sessions.of(appId, ticket.userId);
  if (sessions.every(({ publicId }) => publicId !== ticket.session)) return SPENT;
  const account = await stores.accounts.byId(appId, ticket.userId);
  return account === undefined ? SPENT : enterShop(facts, account);
}
