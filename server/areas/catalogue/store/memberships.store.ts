/** Reads which goods of a person make them a super member of the shop (ADR-329). */
import { and, eq } from 'drizzle-orm';
import { entitlement, isRunning, RUNNING_MAX } from '#server/areas/access/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { goodsDetail } from '../tables/details.ts';

export type MembershipStore = ReturnType<typeof createMembershipStore>;

export function createMembershipStore(db: Database) {
  return {
    /**
     * Until when goods of theirs make a person a super member: unix milliseconds, the latest, or `always`; undefined
     * where none does now.
     */
    superVipUntil: async (
      appId: string,
      userId: string,
      now: number,
    ): Promise<number | 'always' | undefined> => {
      if (!isStorable(userId)) return undefined;
      const rows = await db
        .select({ to: entitlement.toAt })
        .from(entitlement)
        .innerJoin(
          goodsDetail,
          and(eq(goodsDetail.appId, entitlement.appId), eq(goodsDetail.goodsId, entitlement.resourceId)),
        )
        .where(and(isRunning(appId, userId, now), eq(goodsDetail.givesSvip, true)))
        .limit(RUNNING_MAX);
      if (rows.length === 0) return undefined;
      return rows.reduce<number | 'always'>(
        (latest, { to }) => (latest === 'always' || to === null ? 'always' : Math.max(latest, to)),
        0,
      );
    },
  };
}
