/** Sessions of merchants of an operations school, kept by the SHA-256 of their token (D56). */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { MERCHANT_SESSION_LIFE_MS } from '../limits.ts';
import { merchantSession } from '../tables/login.ts';
import { storable } from '#server/kernel/db/text.ts';

const TEXT_MAX = 100;

export type MerchantStore = ReturnType<typeof createMerchantStore>;

export interface MerchantRow {
  /** Phone key; empty where the merchant has none. */
  phone: string;
  name: string;
  avatar: string;
}

export interface LiveMerchant extends MerchantRow {
  startedAt: number;
}

export function createMerchantStore(db: Database, clock: Clock) {
  return {
    put: async (
      appId: string,
      tokenHash: string,
      merchant: MerchantRow,
      expiresAt: number,
    ): Promise<void> => {
      const { phone, name, avatar } = merchant;
      const row = { phone: storable(phone, TEXT_MAX), name: storable(name, TEXT_MAX), avatar };
      await db.insert(merchantSession).values({ appId, tokenHash, ...row, expiresAt });
    },
    /** Of a session that lives. */
    byToken: async (appId: string, tokenHash: string): Promise<LiveMerchant | undefined> => {
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
