/** Pictures of four characters: tries are counted by the write that answers the hash (requirement 16). */
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { ImageCodeRow, ImageCodeStore } from '../ports/captchas.ts';
import { CLOCK_SLACK_MS, type Clock } from '#server/kernel/clock.ts';
import { IMAGE_CODE_LIFE_MS } from '../limits.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { imageCode } from '../tables/login.ts';

export function createImageCodeStore(db: Database, clock: Clock): ImageCodeStore {
  const isTheirs = ({ appId, codeKey, browser }: ImageCodeRow) =>
    and(
      eq(imageCode.appId, appId),
      eq(imageCode.codeKey, codeKey),
      eq(imageCode.browser, browser),
      gt(imageCode.expiresAt, clock.now()),
      lte(imageCode.expiresAt, clock.now() + IMAGE_CODE_LIFE_MS + CLOCK_SLACK_MS),
    );
  return {
    pose: async (key, hmac, expiresAt) => {
      const fresh = { hmac, expiresAt, browser: key.browser, tries: 0, passed: false };
      const rows = await db
        .insert(imageCode)
        .values({ ...key, ...fresh })
        .onConflictDoUpdate({
          target: [imageCode.appId, imageCode.codeKey],
          set: fresh,
          setWhere: sql`${imageCode.browser} = ${key.browser} or ${imageCode.expiresAt} <= ${clock.now()}`,
        })
        .returning({ codeKey: imageCode.codeKey });
      return rows.length > 0;
    },
    countTry: async (key, max) => {
      const rows = await db
        .update(imageCode)
        .set({ tries: sql`${imageCode.tries} + 1` })
        .where(and(isTheirs(key), eq(imageCode.passed, false), lt(imageCode.tries, max)))
        .returning({ hmac: imageCode.hmac });
      return rows[0]?.hmac;
    },
    markPassed: async (key, hmac) => {
      await db
        .update(imageCode)
        .set({ passed: true })
        .where(and(isTheirs(key), eq(imageCode.hmac, hmac)));
    },
    take: async (key, by) => {
      const is = by === 'passed' ? eq(imageCode.passed, true) : eq(imageCode.hmac, by.hmac);
      const rows = await db
        .delete(imageCode)
        .where(and(isTheirs(key), is))
        .returning({ codeKey: imageCode.codeKey });
      return rows.length > 0;
    },
  };
}

/** Removes pictures whose time is over. */
export async function removeExpiredImageCodes(db: Database, now: number): Promise<void> {
  await db.delete(imageCode).where(lte(imageCode.expiresAt, now));
}
