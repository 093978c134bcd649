/** The token a browser has once its person has proven their own phone there (requirement 24). */
import { makeTickets } from '#server/areas/identity/rules/tickets.ts';
import type { TestApp } from './app.ts';

/** @param cookie of the browser, with its handle */
export async function ownProof(
  { database }: TestApp,
  appId: string,
  phone: string,
  cookie: string,
): Promise<string> {
  const { stores } = database;
  const account = await stores.accounts.byPhone(appId, phone);
  if (account === undefined) throw new Error(`${appId} has nobody with the phone ${phone}.`);
  const tickets = makeTickets(stores.tickets, { now: () => Date.now() });
  const browser = /browser=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const proof = { purpose: 'bindPhone', phone, userId: account.id, browser } as const;
  return tickets.make(appId, 'proof', proof, 600_000);
}
