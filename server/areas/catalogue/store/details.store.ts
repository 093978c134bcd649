/** What goods' own pages tell; each question is one indexed query. */
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { TermRow, DetailRow, Sale, TeacherRow, NodeRow, Holding, MediaRow } from './detail-rows.ts';
import { goodsDetail, goodsMedia, goodsNode, goodsTeacher, goodsTerm, teacher } from '../tables/details.ts';
import { goods } from '../tables/goods.ts';
import { readSales } from './sales.ts';

const { appId: _app, goodsId: _goods, ...DETAIL } = getTableColumns(goodsDetail);
const { appId: _shop, goodsId: _of, ...MEDIA } = getTableColumns(goodsMedia);
const { appId: _in, goodsId: _course, position: _place, ...OUTLINE } = getTableColumns(goodsNode);
const { appId: _at, ...TAUGHT_BY } = getTableColumns(teacher);
const TEACHER = {
  ...TAUGHT_BY,
  goodsCount: sql<number>`(select count(*)::int from ${goodsTeacher} as taught
    join ${goods} on ${goods}.app_id = taught.app_id and ${goods}.id = taught.goods_id and ${goods}.state = 'on'
    where taught.app_id = ${teacher}.app_id and taught.teacher_id = ${teacher}.id)`,
};
const NODE = {
  ...OUTLINE,
  resourceType: sql<number>`coalesce(${goods.type}, 0)`,
  seconds: sql<number>`coalesce(${goodsMedia.seconds}, 0)`,
};
const HOLDING = {
  goodsId: goodsNode.goodsId,
  isTry: goodsNode.isTry,
  trySeconds: goodsNode.trySeconds,
  unlockTs: goodsNode.unlockTs,
  unlockDay: goodsNode.unlockDay,
};

export type DetailStore = ReturnType<typeof createDetailStore>;

export function createDetailStore(db: Database) {
  return {
    of: async (appId: string, goodsId: string): Promise<DetailRow | undefined> => {
      if (!isStorable(goodsId)) return undefined;
      const isThis = and(eq(goodsDetail.appId, appId), eq(goodsDetail.goodsId, goodsId));
      const [row] = await db.select(DETAIL).from(goodsDetail).where(isThis);
      return row;
    },
    /** Of these goods, those about whose sale there is something to say. */
    salesOf: (appId: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, Sale>> =>
      readSales(db, appId, goodsIds),
    /** In their order, each with how many goods on sale they teach. */
    teachersOf: (appId: string, goodsId: string): Promise<(TeacherRow & { goodsCount: number })[]> =>
      db
        .select(TEACHER)
        .from(goodsTeacher)
        .innerJoin(
          teacher,
          and(eq(teacher.appId, goodsTeacher.appId), eq(teacher.id, goodsTeacher.teacherId)),
        )
        .where(and(eq(goodsTeacher.appId, appId), eq(goodsTeacher.goodsId, goodsId)))
        .orderBy(asc(goodsTeacher.position), asc(teacher.id)),
    /** The whole outline in its order. */
    nodesOf: (appId: string, goodsId: string): Promise<NodeRow[]> =>
      db
        .select(NODE)
        .from(goodsNode)
        .leftJoin(goods, and(eq(goods.appId, goodsNode.appId), eq(goods.id, goodsNode.resourceId)))
        .leftJoin(
          goodsMedia,
          and(eq(goodsMedia.appId, goodsNode.appId), eq(goodsMedia.goodsId, goodsNode.resourceId)),
        )
        .where(and(eq(goodsNode.appId, appId), inArray(goodsNode.goodsId, [goodsId].filter(isStorable))))
        .orderBy(asc(goodsNode.position), asc(goodsNode.id)),
    /** The terms of these camps in the order they begin, by the camp. */
    termsOf: async (
      appId: string,
      goodsIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly TermRow[]>> => {
      const ids = goodsIds.filter(isStorable);
      const byGoods = new Map<string, TermRow[]>();
      if (ids.length === 0) return byGoods;
      const rows = await db
        .select()
        .from(goodsTerm)
        .where(and(eq(goodsTerm.appId, appId), inArray(goodsTerm.goodsId, ids)))
        .orderBy(asc(goodsTerm.startTs), asc(goodsTerm.id));
      for (const { appId: _app, goodsId, ...row } of rows)
        byGoods.set(goodsId, [...(byGoods.get(goodsId) ?? []), row]);
      return byGoods;
    },
    /** The courses that hold a good directly. */
    holdingsOf: (appId: string, goodsId: string): Promise<Holding[]> =>
      db
        .select(HOLDING)
        .from(goodsNode)
        .where(and(eq(goodsNode.appId, appId), inArray(goodsNode.resourceId, [goodsId].filter(isStorable))))
        .orderBy(asc(goodsNode.goodsId), asc(goodsNode.id)),
    mediaOf: async (appId: string, goodsId: string): Promise<MediaRow | undefined> => {
      const isThis = and(eq(goodsMedia.appId, appId), eq(goodsMedia.goodsId, goodsId));
      const [row] = await db.select(MEDIA).from(goodsMedia).where(isThis);
      return row;
    },
  };
}
