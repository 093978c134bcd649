/** People at the desk of the knowledge shop, for tests: one of each role, and the session they come with. */
import type { DeskRole } from '#schemas/console/roles.ts';
import type { TestApp } from './app.ts';

const AT_DESK: Readonly<Record<DeskRole, string>> = {
  owner: '19900000005',
  manager: '19900000002',
  editor: '19900000008',
  teacher: '19900000009',
  service: '19900000010',
};

/** Somebody of this role at the desk, in a page of the shop's own. */
export async function deskHeaders(test: TestApp, role: DeskRole): Promise<Record<string, string>> {
  const { stores } = test.database;
  const account = await stores.accounts.byPhone('appknowledge', AT_DESK[role]);
  if (account === undefined) throw new Error(`nobody is ${role}`);
  await stores.users.setRole('appknowledge', account.id, { role, on: true });
  const meta = { userAgent: '', place: 'desk' } as const;
  const { token } = await stores.sessions.create('appknowledge', account.id, meta);
  return { cookie: `__Host-desk=${token}`, 'sec-fetch-site': 'same-origin' };
}
