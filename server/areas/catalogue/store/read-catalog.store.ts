/** Everything a shop sells, as it is kept: for a merchant who takes it elsewhere or brings it along. */
import { and, asc, eq, inArray, max, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/kernel/db/db.ts';
import type { DetailRow, MediaRow, NodeRow, TeacherRow, TermRow } from './detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { TagRow } from './listing-rows.ts';
import type { SkuRow } from './sku-rows.ts';
import { goodsDetail, goodsMedia, goodsNode, goodsTeacher, goodsTerm, teacher } from '../tables/details.ts';
import { goods, tag } from '../tables/goods.ts';
import { goodsSku } from '../tables/skus.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';
import { readSku } from './skus.store.ts';

export type StoredNode = Omit<NodeRow, 'resourceType' | 'seconds'>;

/** Rows of one good in their order. */
type ByGoods<Row> = ReadonlyMap<string, readonly Row[]>;

export interface CatalogSnapshot {
  /** In the shop's order. */
  goods: readonly GoodsRow[];
  /** Of all goods of the shop. */
  lastPosition: number;
  details: ReadonlyMap<string, DetailRow>;
  media: ReadonlyMap<string, MediaRow>;
  nodes: ByGoods<StoredNode>;
  /** In the order they begin. */
  terms: ByGoods<TermRow>;
  skus: ByGoods<SkuRow>;
  /** Ids of those who teach it. */
  teacherIds: ByGoods<string>;
  teachers: readonly TeacherRow[];
  tags: readonly TagRow[];
}

function groupByGoods<Row extends { goodsId: string }, Kept>(
  rows: readonly Row[],
  keep: (row: Row) => Kept,
): ReadonlyMap<string, readonly Kept[]> {
  const byGoods = new Map<string, Kept[]>();
  for (const row of rows) {
    const list = byGoods.get(row.goodsId) ?? [];
    list.push(keep(row));
    byGoods.set(row.goodsId, list);
  }
  return byGoods;
}

/** Goods to read, by their ids and by who teaches them. */
export interface GoodsNamed {
  goods: readonly string[];
  teachers: readonly string[];
}

async function idsTaughtBy(db: Database, appId: string, teachers: readonly string[]): Promise<string[]> {
  if (teachers.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: goodsTeacher.goodsId })
    .from(goodsTeacher)
    .where(and(eq(goodsTeacher.appId, appId), inArray(goodsTeacher.teacherId, [...teachers])));
  return rows.map(({ id }) => id);
}

/** Goods, their lessons, and every other good that holds one of them: a lesson is described by the first that holds it. */
async function idsAround(db: Database, appId: string, only: GoodsNamed): Promise<string[]> {
  const ids = [...only.goods, ...(await idsTaughtBy(db, appId, only.teachers))];
  if (ids.length === 0) return [];
  const lessons = await db
    .select({ id: goodsNode.resourceId })
    .from(goodsNode)
    .where(and(eq(goodsNode.appId, appId), inArray(goodsNode.goodsId, ids), ne(goodsNode.resourceId, '')));
  const around = [...new Set([...ids, ...lessons.map(({ id }) => id)])];
  const holders = await db
    .selectDistinct({ id: goodsNode.goodsId })
    .from(goodsNode)
    .where(and(eq(goodsNode.appId, appId), inArray(goodsNode.resourceId, around)));
  return [...new Set([...around, ...holders.map(({ id }) => id)])];
}

async function lastPositionOf(db: Database, appId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(goods.position) })
    .from(goods)
    .where(eq(goods.appId, appId));
  return row?.last ?? 0;
}

/** @param only the goods to read, each with what describes it; all goods where it is absent */
export async function readCatalogSnapshot(
  db: Database,
  appId: string,
  only?: GoodsNamed,
): Promise<CatalogSnapshot> {
  const ids = only === undefined ? undefined : await idsAround(db, appId, only);
  const isAmong = (app: PgColumn, goodsId: PgColumn) =>
    and(eq(app, appId), ids === undefined ? undefined : inArray(goodsId, ids));
  const rows = await db
    .select(GOODS_COLUMNS)
    .from(goods)
    .where(isAmong(goods.appId, goods.id))
    .orderBy(asc(goods.position), asc(goods.id));
  const details = await db.select().from(goodsDetail).where(isAmong(goodsDetail.appId, goodsDetail.goodsId));
  const media = await db.select().from(goodsMedia).where(isAmong(goodsMedia.appId, goodsMedia.goodsId));
  const nodes = await db
    .select()
    .from(goodsNode)
    .where(isAmong(goodsNode.appId, goodsNode.goodsId))
    .orderBy(asc(goodsNode.position), asc(goodsNode.id));
  const terms = await db
    .select()
    .from(goodsTerm)
    .where(isAmong(goodsTerm.appId, goodsTerm.goodsId))
    .orderBy(asc(goodsTerm.startTs), asc(goodsTerm.id));
  const skus = await db
    .select()
    .from(goodsSku)
    .where(isAmong(goodsSku.appId, goodsSku.goodsId))
    .orderBy(asc(goodsSku.position), asc(goodsSku.id));
  const teacherOfGoods = await db
    .select()
    .from(goodsTeacher)
    .where(isAmong(goodsTeacher.appId, goodsTeacher.goodsId))
    .orderBy(asc(goodsTeacher.position), asc(goodsTeacher.teacherId));
  const teachers = await db.select().from(teacher).where(eq(teacher.appId, appId)).orderBy(asc(teacher.id));
  const tags = await db
    .select()
    .from(tag)
    .where(eq(tag.appId, appId))
    .orderBy(asc(tag.position), asc(tag.id));
  return {
    goods: rows,
    lastPosition: await lastPositionOf(db, appId),
    details: new Map(details.map(({ goodsId, appId: _app, ...row }) => [goodsId, row])),
    media: new Map(media.map(({ goodsId, appId: _app, ...row }) => [goodsId, row])),
    nodes: groupByGoods(nodes, ({ appId: _app, goodsId: _goods, position: _position, ...row }) => row),
    terms: groupByGoods(terms, ({ appId: _app, goodsId: _goods, ...row }) => row),
    skus: groupByGoods(skus, readSku),
    teacherIds: groupByGoods(teacherOfGoods, ({ teacherId }) => teacherId),
    teachers: teachers.map(({ appId: _app, ...row }) => row),
    tags: tags.map(({ id, title }) => ({ id, title })),
  };
}
