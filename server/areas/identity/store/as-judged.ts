/** The condition that a person can still be let in by what was judged: it shuts the gap between judging and writing. */
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { WaysIn } from '../ports/accounts.ts';
import { appUser } from '../tables/users.ts';

export function isAsJudged({ appId, id, phone, email, passwordHash }: WaysIn): SQL | undefined {
  return and(
    eq(appUser.appId, appId),
    eq(appUser.id, id),
    eq(appUser.phone, phone),
    email === undefined ? isNull(appUser.email) : eq(appUser.email, email),
    passwordHash === undefined ? isNull(appUser.passwordHash) : eq(appUser.passwordHash, passwordHash),
    isNull(appUser.disabledAt),
  );
}
