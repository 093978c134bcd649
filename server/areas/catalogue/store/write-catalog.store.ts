/** Writes what a merchant brings: goods with all their own page tells, over the transaction of the whole. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { DetailRow, MediaRow, TeacherRow, TermRow } from './detail-rows.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { TagRow } from './listing-rows.ts';
import type { SkuRow } from './sku-rows.ts';
import { goodsDetail, goodsMedia, goodsNode, goodsTeacher, goodsTerm, teacher } from '../tables/details.ts';
import { goods, goodsTag, tag } from '../tables/goods.ts';
import { goodsSku } from '../tables/skus.ts';
import { goodsValues } from './goods-values.ts';
import type { StoredNode } from './read-catalog.store.ts';
import { indexGoods } from './search-index.ts';

/** A good as its merchant writes it: what the shop counts of it stays. */
export interface GoodsChange {
  row: Omit<GoodsRow, 'student_count' | 'created_ts' | 'updated_ts'>;
  detail: DetailRow;
  media: MediaRow | undefined;
  teachers: readonly string[];
}

type SkuChange = Omit<SkuRow, 'held' | 'sold'>;

export function createCatalogWriter(tx: Database, clock: Clock, appId: string) {
  async function putGoods({ row, detail, media, teachers }: GoodsChange): Promise<void> {
    const goodsId = row.id;
    const now = secondsOf(clock.now());
    const values = { ...goodsValues(row), updatedTs: now };
    await tx
      .insert(goods)
      .values({ appId, id: goodsId, studentCount: 0, createdTs: now, ...values })
      .onConflictDoUpdate({ target: [goods.appId, goods.id], set: values });
    await tx
      .insert(goodsDetail)
      .values({ appId, goodsId, ...detail })
      .onConflictDoUpdate({ target: [goodsDetail.appId, goodsDetail.goodsId], set: detail });
    if (media === undefined)
      await tx.delete(goodsMedia).where(and(eq(goodsMedia.appId, appId), eq(goodsMedia.goodsId, goodsId)));
    else
      await tx
        .insert(goodsMedia)
        .values({ appId, goodsId, ...media })
        .onConflictDoUpdate({ target: [goodsMedia.appId, goodsMedia.goodsId], set: media });
    await tx.delete(goodsTag).where(and(eq(goodsTag.appId, appId), eq(goodsTag.goodsId, goodsId)));
    const tags = [...new Set(row.tags)].map((one) => ({ appId, goodsId, tag: one }));
    if (tags.length > 0) await tx.insert(goodsTag).values(tags);
    await tx
      .delete(goodsTeacher)
      .where(and(eq(goodsTeacher.appId, appId), eq(goodsTeacher.goodsId, goodsId)));
    const teacherRows = teachers.map((teacherId, position) => ({ appId, goodsId, teacherId, position }));
    if (teacherRows.length > 0) await tx.insert(goodsTeacher).values(teacherRows);
  }

  return {
    putGoods,
    /** The whole outline of a course. */
    async putOutline(goodsId: string, nodes: readonly StoredNode[]): Promise<void> {
      await tx.delete(goodsNode).where(and(eq(goodsNode.appId, appId), eq(goodsNode.goodsId, goodsId)));
      const rows = nodes.map((node, position) => ({ ...node, appId, goodsId, position }));
      if (rows.length > 0) await tx.insert(goodsNode).values(rows);
    },
    /** All terms of a camp. */
    async putTerms(goodsId: string, terms: readonly TermRow[]): Promise<void> {
      await tx.delete(goodsTerm).where(and(eq(goodsTerm.appId, appId), eq(goodsTerm.goodsId, goodsId)));
      const rows = terms.map((term) => ({ ...term, appId, goodsId }));
      if (rows.length > 0) await tx.insert(goodsTerm).values(rows);
    },
    /** All variants of a good; what is held and sold of each stays. */
    async putSkus(goodsId: string, skus: readonly SkuChange[]): Promise<void> {
      const ids = skus.map(({ id }) => id);
      const isOther = ids.length === 0 ? undefined : notInArray(goodsSku.id, ids);
      await tx.delete(goodsSku).where(and(eq(goodsSku.appId, appId), eq(goodsSku.goodsId, goodsId), isOther));
      for (const [position, { id, line_price: linePrice, period_days: days, ...sku }] of skus.entries()) {
        const values = { ...sku, stock: sku.stock ?? null, linePrice, periodDays: days ?? null, position };
        await tx
          .insert(goodsSku)
          .values({ appId, goodsId, id, ...values })
          .onConflictDoUpdate({ target: [goodsSku.appId, goodsSku.goodsId, goodsSku.id], set: values });
      }
    },
    async putTeacher({ id, ...values }: TeacherRow): Promise<void> {
      await tx
        .insert(teacher)
        .values({ appId, id, ...values })
        .onConflictDoUpdate({ target: [teacher.appId, teacher.id], set: values });
    },
    async putTag({ id, title }: TagRow, position: number): Promise<void> {
      await tx
        .insert(tag)
        .values({ appId, id, title, position })
        .onConflictDoUpdate({ target: [tag.appId, tag.id], set: { title, position } });
    },
    /** Goods in this order before all others they had places among. */
    async arrange(ids: readonly string[]): Promise<void> {
      const places = ids.map((id, index) => ({ id, position: index + 1 }));
      await tx.execute(sql`
        update ${goods} set position = place.position
        from json_to_recordset(${JSON.stringify(places)}::json) as place(id text, position int)
        where ${goods.appId} = ${appId} and ${goods.id} = place.id`);
    },
    /** Everything that is found by what was changed: these goods, and all that carry one of these tags. */
    async reindex(ids: readonly string[], tags: readonly string[]): Promise<void> {
      const carrying =
        tags.length === 0
          ? []
          : await tx
              .select({ id: goodsTag.goodsId })
              .from(goodsTag)
              .where(and(eq(goodsTag.appId, appId), inArray(goodsTag.tag, [...tags])));
      await indexGoods(tx, appId, [...new Set([...ids, ...carrying.map(({ id }) => id)])]);
    },
  };
}
