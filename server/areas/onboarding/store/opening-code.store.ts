/** The code of the first start: 192 random bits in the operator's terminal, their SHA-256 here; the newest counts (ADR-735). */
import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { openingCode } from '../tables/opening.ts';

const CODE_BYTES = 24;
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Over the database, or over the transaction that opens the shop. */
export function openingCodesIn(db: Database) {
  return {
    /** A new code; those of earlier starts open nothing any more. */
    renew: (clock: Clock): Promise<string> =>
      db.transaction(async (tx) => {
        const code = randomBytes(CODE_BYTES).toString('base64url');
        await tx.delete(openingCode);
        await tx.insert(openingCode).values({ codeHash: hashOf(code), createdAt: clock.now() });
        return code;
      }),
    has: async (code: string): Promise<boolean> => {
      const rows = await db
        .select()
        .from(openingCode)
        .where(eq(openingCode.codeHash, hashOf(code)));
      return rows.length > 0;
    },
    /** True for the one caller who took it: of two at once the second waits here, and comes too late. */
    take: async (code: string): Promise<boolean> => {
      const rows = await db
        .delete(openingCode)
        .where(eq(openingCode.codeHash, hashOf(code)))
        .returning();
      return rows.length > 0;
    },
    /** With the first shop every code has served its time. */
    clear: async (): Promise<void> => {
      await db.delete(openingCode);
    },
  };
}
