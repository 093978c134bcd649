/** What a live room came to, for its merchant: as data, or as the text of a CSV file (ADR-374). */
import { consoleLiveReportExport, consoleReportLive } from '#schemas/api/console/live.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { readReport } from '../services/report.ts';
import { reportCsv } from '../services/report-csv.ts';

export const reportCalls = [
  handleConsole(consoleReportLive, async ({ input, shop: { appId }, deps, locale }) => {
    const key = { appId, aliveId: input.alive_id };
    if ((await deps.live.roomOf(key)) === undefined) return fail('not-found');
    return ok(await readReport(deps, key, locale));
  }),
  handleConsole(consoleLiveReportExport, async ({ input, shop: { appId }, deps, locale }) => {
    const key = { appId, aliveId: input.alive_id };
    if ((await deps.live.roomOf(key)) === undefined) return fail('not-found');
    return ok({ csv: reportCsv(await readReport(deps, key, locale)) });
  }),
];
