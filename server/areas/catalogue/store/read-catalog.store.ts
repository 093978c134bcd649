/** Everything a shop sells, as it is kept: for a merchant who takes it elsewhere or brings it along. */
import { asc, eq } from 'drizzle-orm';
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

export async function readCatalogSnapshot(db: Database, appId: string): Promise<CatalogSnapshot> {
  const rows = await db
    .select(GOODS_COLUMNS)
    .from(goods)
    .where(eq(goods.appId, appId))
    .orderBy(asc(goods.position), asc(goods.id));
  const details = await db.select().from(goodsDetail).where(eq(goodsDetail.appId, appId));
  const media = await db.select().from(goodsMedia).where(eq(goodsMedia.appId, appId));
  const nodes = await db
    .select()
    .from(goodsNode)
    .where(eq(goodsNode.appId, appId))
    .orderBy(asc(goodsNode.position), asc(goodsNode.id));
  const terms = await db
    .select()
    .from(goodsTerm)
    .where(eq(goodsTerm.appId, appId))
    .orderBy(asc(goodsTerm.startTs), asc(goodsTerm.id));
  const skus = await db
    .select()
    .from(goodsSku)
    .where(eq(goodsSku.appId, appId))
    .orderBy(asc(goodsSku.position), asc(goodsSku.id));
  const teacherOfGoods = await db
    .select()
    .from(goodsTeacher)
    .where(eq(goodsTeacher.appId, appId))
    .orderBy(asc(goodsTeacher.position), asc(goodsTeacher.teacherId));
  const teachers = await db.select().from(teacher).where(eq(teacher.appId, appId)).orderBy(asc(teacher.id));
  const tags = await db
    .select()
    .from(tag)
    .where(eq(tag.appId, appId))
    .orderBy(asc(tag.position), asc(tag.id));
  return {
    goods: rows,
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
