/** Who may see, buy and study a good: entitlements, limits of goods, passwords of courses. */
import { and, eq } from 'drizzle-orm';
import type { AppContext, Areas } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { type EntitlementStore, createEntitlementStore } from './store/entitlements.store.ts';
import { type GoodsLimitStore, createGoodsLimitStore } from './store/goods-limits.store.ts';
import { accessCalls } from './console/explain.ts';
import { rightCalls } from './console/rights.ts';
import { readSuperVip, type SuperVip } from './rules/super-vip.ts';
import { entitlement, goodsDesignated, goodsLimit, userDepartment } from './tables/entitlements.ts';

/** What statements of other areas may join; rows are written here. */
export { entitlement, goodsDesignated, goodsLimit } from './tables/entitlements.ts';
export type { GoodsLimits } from './store/goods-limit-rows.ts';
export type { Access } from './rules/access-shapes.ts';
export type { SaleState } from './rules/sale-state.ts';
export { OWN as OWN_SOURCES } from './rules/access-rules.ts';
export { presentAccess, readAccess } from './rules/access-facts.ts';
/** What people were given, over the transaction of the work it follows from. */
export {
  createEntitlementStore as entitlementsIn,
  isRunning,
  RUNNING_MAX,
} from './store/entitlements.store.ts';
export { isDesignatedFor } from './store/goods-limits.store.ts';
export { readLimits } from './rules/read-limits.ts';
export { createGoodsLimitStore as goodsLimitsIn } from './store/goods-limits.store.ts';
export { listLimits, type LimitsKept } from './store/list-limits.store.ts';
export { listMembers, putMember, type MemberKept } from './store/members.store.ts';

/** Finds people whose right was revoked lately, for callers that must act on it at once. */
export async function revokedAmong(
  { entitlements }: { readonly entitlements: EntitlementStore },
  appId: string,
  query: { userIds: readonly string[]; since: number },
): Promise<readonly string[]> {
  return entitlements.revokedAmong(appId, query.userIds, query.since);
}

export interface AccessArea {
  /** Whether a person is a super member at a moment (unix milliseconds), and until when (ADR-329). */
  superVipOf(appId: string, query: { user: Viewer['user']; now: number }): Promise<SuperVip | undefined>;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    access: AccessArea;
  }
  interface Stores {
    entitlements: EntitlementStore;
    goodsLimits: GoodsLimitStore;
  }
}

export const area = defineArea({
  name: 'access',
  needs: ['catalogue'],
  tables: { entitlement, goodsLimit, goodsDesignated, userDepartment },
  stores: (db, clock) => ({
    entitlements: createEntitlementStore(db, clock),
    goodsLimits: createGoodsLimitStore(db, clock),
  }),
  open: (_world: AppContext, { catalogue }: Pick<Areas, 'catalogue'>): AccessArea => ({
    superVipOf: (appId, query) => readSuperVip(catalogue, appId, query),
  }),
  consoleCalls: [...accessCalls, ...rightCalls],
  forget: async (tx, { appId, userId }) => {
    for (const table of [entitlement, userDepartment])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
    const isNamed = and(
      eq(goodsDesignated.appId, appId),
      eq(goodsDesignated.kind, 'person'),
      eq(goodsDesignated.target, userId),
    );
    await tx.delete(goodsDesignated).where(isNamed);
  },
});
