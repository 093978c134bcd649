/** Answers the call of the study report (D138). */
import { consoleReportStudy } from '#schemas/api/console/reports.ts';
import { readText } from '#schemas/page/text.ts';
import { reportSpan } from '#server/areas/shop/area.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

export const reportCalls = [
  handleConsole(consoleReportStudy, async ({ input, shop: { appId }, deps, locale }) => {
    const span = reportSpan(input);
    if (span === undefined) return fail('bad-parameters');
    const figures = deps.stores.studyFigures;
    const total = await figures.studyOf(appId, span.days);
    if (input.by === 'goods') {
      const rows = await figures.studyByGoods(appId, span.days);
      return ok({
        rows: rows.map(({ title, ...row }) => ({ ...row, title: readText(title, locale) })),
        total,
      });
    }
    const days = await figures.studyByDay(appId, span.days);
    return ok({ rows: days.map((row) => ({ ...row, title: '' })), total });
  }),
];
