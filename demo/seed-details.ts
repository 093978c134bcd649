/** Writes what the pages of a demo shop's goods tell, and dates it anew. */
import { sql } from 'drizzle-orm';
import {
  goodsDetail,
  goodsMedia,
  goodsNode,
  goodsTeacher,
  goodsTerm,
} from '#server/areas/catalogue/tables/details.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { DemoDetails } from './demo-details.ts';

export async function seedDetails(tx: Database, appId: string, rows: DemoDetails): Promise<void> {
  const own = <Row extends object>(list: readonly Row[]) => list.map((row) => ({ ...row, appId }));
  const inOrder = <Row extends object>(list: readonly Row[]) =>
    own(list).map((row, position) => ({ ...row, position }));
  const { details, nodes, terms, media, skus, teacherLinks } = rows;
  if (details.length > 0) await tx.insert(goodsDetail).values(own(details));
  if (nodes.length > 0) await tx.insert(goodsNode).values(inOrder(nodes));
  if (terms.length > 0) await tx.insert(goodsTerm).values(own(terms));
  if (media.length > 0) await tx.insert(goodsMedia).values(own(media));
  if (teacherLinks.length > 0) await tx.insert(goodsTeacher).values(inOrder(teacherLinks));
  const variants = skus.map(({ line_price: linePrice, stock, period_days: days, ...sku }) => ({
    ...sku,
    linePrice,
    stock: stock ?? null,
    periodDays: days ?? null,
  }));
  if (variants.length > 0) await tx.insert(goodsSku).values(inOrder(variants));
}

/** The day a sale begins, a replay ends, a lesson opens and a term runs; what a merchant wrote stays. */
export async function freshenDetails(
  tx: Database,
  appId: string,
  { details, nodes, terms }: DemoDetails,
): Promise<void> {
  await tx.execute(sql`
    update ${goodsDetail} set sale_start_ts = fresh."saleStartTs", lookback_end_ts = fresh."lookbackEndTs"
    from json_to_recordset(${JSON.stringify(details)}::json) as fresh(
      "goodsId" text, "saleStartTs" bigint, "lookbackEndTs" bigint)
    where ${goodsDetail.appId} = ${appId} and ${goodsDetail.goodsId} = fresh."goodsId"`);
  await tx.execute(sql`
    update ${goodsNode} set unlock_ts = fresh."unlockTs"
    from json_to_recordset(${JSON.stringify(nodes)}::json) as fresh(
      "goodsId" text, id text, "unlockTs" bigint)
    where ${goodsNode.appId} = ${appId} and ${goodsNode.goodsId} = fresh."goodsId"
      and ${goodsNode.id} = fresh.id`);
  await tx.execute(sql`
    update ${goodsTerm} set start_ts = fresh."startTs", end_ts = fresh."endTs"
    from json_to_recordset(${JSON.stringify(terms)}::json) as fresh(
      "goodsId" text, id text, "startTs" bigint, "endTs" bigint)
    where ${goodsTerm.appId} = ${appId} and ${goodsTerm.goodsId} = fresh."goodsId"
      and ${goodsTerm.id} = fresh.id`);
}
