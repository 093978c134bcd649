/** What limits a shop's goods beside their price, all at once and as it is kept. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/kernel/db/db.ts';
import { appUser } from '#server/areas/identity/area.ts';
import type { DesignatedKind } from './goods-limit-rows.ts';
import { goodsDesignated, goodsLimit } from '../tables/entitlements.ts';

export interface LimitsKept {
  passwordHash: string | undefined;
  svipPrice: number | undefined;
  isDesignated: boolean;
  /** A person by their phone. */
  targets: { kind: DesignatedKind; target: string }[];
}

/** @param ids the goods; all where they are absent */
export async function listLimits(
  db: Database,
  appId: string,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, LimitsKept>> {
  if (ids?.length === 0) return new Map();
  const isAmong = (goodsId: PgColumn) => (ids === undefined ? undefined : inArray(goodsId, [...ids]));
  const rows = await db
    .select()
    .from(goodsLimit)
    .where(and(eq(goodsLimit.appId, appId), isAmong(goodsLimit.goodsId)));
  const people = await db
    .select({
      goodsId: goodsDesignated.goodsId,
      kind: goodsDesignated.kind,
      target: goodsDesignated.target,
      phone: appUser.phone,
    })
    .from(goodsDesignated)
    .leftJoin(appUser, and(eq(appUser.appId, goodsDesignated.appId), eq(appUser.id, goodsDesignated.target)))
    .where(and(eq(goodsDesignated.appId, appId), isAmong(goodsDesignated.goodsId)))
    .orderBy(asc(goodsDesignated.kind), asc(appUser.phone), asc(goodsDesignated.target));
  const byGoods = new Map<string, LimitsKept>();
  for (const row of rows)
    byGoods.set(row.goodsId, {
      passwordHash: row.passwordHash ?? undefined,
      svipPrice: row.svipPrice ?? undefined,
      isDesignated: row.isDesignated,
      targets: [],
    });
  for (const { goodsId, kind, target, phone } of people) {
    const isGone = kind === 'person' && phone === null;
    if (!isGone) byGoods.get(goodsId)?.targets.push({ kind, target: phone ?? target });
  }
  return byGoods;
}
