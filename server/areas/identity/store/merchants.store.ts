/** Sessions of merchants. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { MerchantStore } from '../ports/merchants.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { MERCHANT_SESSION_LIFE_MS } from '../limits.ts';
import { merchantSession } from '../tables/login.ts';
import { storable } from '#server/kernel/db/text.ts';

const TEXT_MAX = 100;

export function createMerchantStore(db: Database, clock: Clock): MerchantStore {
  return {
    put: async (appId, tokenHash, { phone, name, avatar }, expiresAt) => {
      const row = { phone: storable(phone, TEXT_MAX), name: storable(name, TEXT_MAX), avatar };
      await db.insert(merchantSession).values({ appId, tokenHash, ...row, expiresAt });
    },
    byToken: async (appId, tokenHash) => {
      const rows = await db
        .select({
          phone: merchantSession.phone,
          name: merchantSession.name,
          avatar: merchantSession.avatar,
          expiresAt: merchantSession.expiresAt,
        })
        .from(merchantSession)
        .where(
          and(
            eq(merchantSession.appId, appId),
            eq(merchantSession.tokenHash, tokenHash),
            gt(merchantSession.expiresAt, clock.now()),
          ),
        );
      if (rows[0] === undefined) return undefined;
      const { expiresAt, ...merchant } = rows[0];
      return { ...merchant, startedAt: expiresAt - MERCHANT_SESSION_LIFE_MS };
    },
  };
}

/** Removes sessions that ended by themselves. */
export async function removeExpiredMerchants(db: Database, now: number): Promise<void> {
  await db.delete(merchantSession).where(lte(merchantSession.expiresAt, now));
}
