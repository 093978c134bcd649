/** Answers the call of searches without results (D138). */
import { consoleReportSearches } from '#schemas/api/console/reports.ts';
import { reportSpan } from '#server/areas/shop/area.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const searchReportCalls = [
  handleConsole(consoleReportSearches, async ({ input, shop: { appId }, deps }) => {
    const span = reportSpan(input);
    if (span === undefined) return fail('bad-parameters');
    const misses = deps.stores.searchMisses;
    const total = { searches: await misses.total(appId, span.days) };
    if (input.by === 'words') {
      const rows = await misses.byWords(appId, span.days);
      return ok({ rows: rows.map((row) => ({ ...row, title: row.key })), total });
    }
    const days = new Map((await misses.byDay(appId, span.days)).map(({ key, searches }) => [key, searches]));
    return ok({
      rows: span.days.map((key) => ({ key, title: '', searches: days.get(key) ?? 0 })),
      total,
    });
  }),
];
