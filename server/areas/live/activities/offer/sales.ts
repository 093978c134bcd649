/** What was sold of the offers of a room (ADR-374). */
import type { LiveReport } from '#schemas/live/report.ts';
import { readText } from '#schemas/page/text.ts';
import type { ReportDeps, ReportQuestion } from '../define-activity.ts';

/** Paid by who was in the room, good by good; fen, less what was given back. */
export async function readSaleReport(
  { stores, catalogue }: ReportDeps,
  { key, room, from, to, locale }: ReportQuestion,
): Promise<Pick<LiveReport, 'sales'>> {
  const goodsIds = room?.goodsIds ?? [];
  if (goodsIds.length === 0) return { sales: [] };
  const saleRows = await stores.liveReports.sales(key, { goodsIds, from, to });
  const sales = saleRows.map(async ({ goodsId, orders, amount }) => {
    const goods = await catalogue.byId(key.appId, goodsId);
    const title = goods === undefined ? goodsId : readText(goods.title, locale);
    return { goods_id: goodsId, title, orders, amount };
  });
  return { sales: await Promise.all(sales) };
}
