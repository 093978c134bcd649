/** Codes sent by SMS and e-mail: a try is counted by the write that answers the hash (requirements 16, 17). */
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { CodeBinding, CodeStore } from './code-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { loginCode } from '../tables/codes.ts';

export function createCodeStore(db: Database, clock: Clock): CodeStore {
  const isLive = ({ appId, purpose, target, sessionId }: CodeBinding) =>
    and(
      eq(loginCode.appId, appId),
      eq(loginCode.purpose, purpose),
      eq(loginCode.target, target),
      eq(loginCode.sessionId, sessionId),
      gt(loginCode.expiresAt, clock.now()),
    );
  return {
    put: async (binding, hmac, expiresAt) => {
      const fresh = { hmac, expiresAt, tries: 0 };
      await db
        .insert(loginCode)
        .values({ ...binding, ...fresh })
        .onConflictDoUpdate({
          target: [loginCode.appId, loginCode.purpose, loginCode.target, loginCode.sessionId],
          set: fresh,
        });
    },
    countTry: async (binding, max) => {
      const rows = await db
        .update(loginCode)
        .set({ tries: sql`${loginCode.tries} + 1` })
        .where(and(isLive(binding), lt(loginCode.tries, max)))
        .returning({ hmac: loginCode.hmac });
      return rows[0]?.hmac;
    },
    find: async (binding) => {
      const rows = await db.select({ hmac: loginCode.hmac }).from(loginCode).where(isLive(binding));
      return rows[0]?.hmac;
    },
    take: async (binding, hmac) => {
      const rows = await db
        .delete(loginCode)
        .where(and(isLive(binding), eq(loginCode.hmac, hmac)))
        .returning({ purpose: loginCode.purpose });
      return rows.length > 0;
    },
  };
}

/** Removes codes nobody typed. */
export async function removeExpiredCodes(db: Database, now: number): Promise<void> {
  await db.delete(loginCode).where(lte(loginCode.expiresAt, now));
}
