/** The report of a room as a table for spreadsheets, for who hosts it: by the session, as live.report.get (ADR-374, 433). */
import type { FastifyInstance } from 'fastify';
import { isId } from '#schemas/id.ts';
import { LIVE_REPORT_PATH } from '#schemas/live/report.ts';
import { DEFAULT_LOCALE } from '#schemas/locale.ts';
import { visitorOf } from '#server/areas/media/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { cookieLocale } from '#server/kernel/http/locale.ts';
import { hostingIn } from '../services/in-room.ts';
import { readReport } from '../services/report.ts';
import { reportCsv } from '../services/report-csv.ts';
import { sendCsv } from '#server/kernel/http/send-csv.ts';

/** Answered by status: a browser that saves a file reads no code. */
const statusOf = (code: string): number =>
  code === 'not-logged-in' ? 401 : code === 'not-found' ? 404 : 403;

export function registerReportFile(app: FastifyInstance, { deps }: RouteOptions): void {
  app.get<{ Params: { aliveId: string } }>(`${LIVE_REPORT_PATH}/:aliveId.csv`, async (request, reply) => {
    const { aliveId } = request.params;
    const visitor = await visitorOf(request, deps);
    if (visitor === undefined || !isId(aliveId))
      return sendFailure(request, reply, 'not-found', { status: 404 });
    const { appId, viewer } = visitor;
    const hosting = await hostingIn({ deps, shop: { appId }, viewer }, aliveId);
    if (!hosting.ok) return sendFailure(request, reply, hosting.code, { status: statusOf(hosting.code) });
    const locale = cookieLocale(request) ?? DEFAULT_LOCALE;
    return sendCsv(reply, 'live-report', reportCsv(await readReport(deps, hosting.key, locale)));
  });
}
