/** What a live room came to, for the merchant's tools: as an answer, or as a table for spreadsheets (decision 374). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleRouter, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { readReport } from '../activities/report.ts';
import { sendReportFile } from '../http/report-file.ts';

const readAsked = bodyOf(Type.Object({ alive_id: GoodsId, format: ChoiceSchema(['', 'csv']) }));

export function registerLiveReport(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/live/report', async ({ request, reply, shop: { appId } }) => {
    const { query } = request;
    const asked = readAsked({ alive_id: textField(query, 'alive_id'), format: textField(query, 'format') });
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const key = { appId, aliveId: asked.alive_id };
    if ((await deps.live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    const report = await readReport(deps, key, apiLocale(request));
    if (asked.format === 'csv') return sendReportFile(reply, report);
    void reply.header('cache-control', 'no-store');
    return sendOk(request, reply, report);
  });
}
