/** A session by the token of a confirmed scan: as old a proof as that of the phone which confirmed it (requirements 19, 24). */
import { signIn, type SignInFacts, type SignInOutcome } from './sign-in.ts';

const SPENT = { ok: false, code: 'ticket-spent' } as const;

export async function enterByScan(
  facts: SignInFacts,
  { token, browser }: { token: string; browser: string },
): Promise<SignInOutcome<'ticket-spent'>> {
  const { deps, shop } = facts;
  const { stores, identity } = deps;
  const { appId } = shop;
  const ticket = await identity.tickets.peek(appId, 'qr-entry', token);
  // A browser that is not theirs does not spend it either.
  if (ticket?.browser !== browser) return SPENT;
  const entry = await identity.tickets.take(appId, 'qr-entry', token);
  const account = entry === undefined ? undefined : await stores.accounts.byId(appId, entry.userId);
  if (entry === undefined || account === undefined) return SPENT;
  const stale = SPENT.code;
  // A company has just said who it is.
  if (entry.session === undefined) return signIn(facts, { account, stale });
  const from = await stores.sessions.find(appId, account.id, entry.session);
  return from === undefined ? SPENT : signIn(facts, { account, from, stale });
}
