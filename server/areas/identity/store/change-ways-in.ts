/** Changes what lets a person in and ends the sessions and tokens of before, all or nothing (requirements 14, 22). */
import { and, eq, gt, ne } from 'drizzle-orm';
import type { WaysIn, WaysInChange, WaysInChanged, WaysInChanging } from '../ports/accounts.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isUniqueViolation } from '#server/kernel/db/store-error.ts';
import { appSession, appUser, personalToken } from '../tables/users.ts';
import { isAsJudged } from './as-judged.ts';

async function isLive(tx: Database, { appId, id }: WaysIn, publicId: string, now: number): Promise<boolean> {
  const rows = await tx
    .select({ publicId: appSession.publicId })
    .from(appSession)
    .where(
      and(
        eq(appSession.appId, appId),
        eq(appSession.userId, id),
        eq(appSession.publicId, publicId),
        gt(appSession.expiresAt, now),
      ),
    );
  return rows.length > 0;
}

/** The person's row is held from the first statement on: a login meanwhile waits, and finds what it judged changed. */
async function change(
  tx: Database,
  now: number,
  ways: WaysIn,
  newWays: WaysInChange,
  { by, keepsOthers = false }: WaysInChanging,
): Promise<WaysInChanged> {
  const lockedRows = await tx.select({ id: appUser.id }).from(appUser).where(isAsJudged(ways)).for('update');
  const mayAsk = lockedRows.length > 0 && (by === undefined || (await isLive(tx, ways, by, now)));
  if (!mayAsk) return { outcome: 'outdated' };
  const { appId, id } = ways;
  await tx
    .update(appUser)
    .set(newWays)
    .where(and(eq(appUser.appId, appId), eq(appUser.id, id)));
  if (keepsOthers) return { outcome: 'changed', endedIds: [] };
  await tx.delete(personalToken).where(and(eq(personalToken.appId, appId), eq(personalToken.userId, id)));
  const rows = await tx
    .delete(appSession)
    .where(
      and(
        eq(appSession.appId, appId),
        eq(appSession.userId, id),
        by === undefined ? undefined : ne(appSession.publicId, by),
      ),
    )
    .returning({ publicId: appSession.publicId });
  return { outcome: 'changed', endedIds: rows.map(({ publicId }) => publicId) };
}

export async function changeWaysIn(
  db: Database,
  clock: Clock,
  ...parameters: [WaysIn, WaysInChange, WaysInChanging]
): Promise<WaysInChanged> {
  try {
    return await db.transaction((tx) => change(tx, clock.now(), ...parameters));
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'taken' };
    throw error;
  }
}
