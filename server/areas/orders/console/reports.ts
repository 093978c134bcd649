/** Answers the call of the sales report (D138). */
import { consoleReportSales } from '#schemas/api/console/reports.ts';
import { readText } from '#schemas/page/text.ts';
import { reportSpan } from '#server/areas/shop/area.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

const NOTHING = { orders: 0, amount: 0, refunded: 0 };

export const reportCalls = [
  handleConsole(consoleReportSales, async ({ input, shop: { appId }, deps, locale }) => {
    const span = reportSpan(input);
    if (span === undefined) return fail('bad-parameters');
    const figures = deps.stores.orderFigures;
    const ofShop = { appId, from: span.from, until: span.until };
    const total = await figures.salesOf(ofShop);
    if (input.by === 'goods') {
      const rows = await figures.salesByGoods(ofShop);
      return ok({
        rows: rows.map(({ title, ...row }) => ({ ...row, title: readText(title, locale) })),
        total,
      });
    }
    const days = new Map((await figures.salesByDay(ofShop)).map(({ key, ...sales }) => [key, sales]));
    return ok({ rows: span.days.map((key) => ({ key, title: '', ...(days.get(key) ?? NOTHING) })), total });
  }),
];
