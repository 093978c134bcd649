/** A shop's exams over the console: exported as tables, and imported, all of them or none (decision 319). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { exportExams, importExams } from '../transfer/import-exams.ts';

const ImportSchema = Type.Object({
  shop: ShopName,
  tables: Type.Record(Type.String(), Type.Unknown()),
  is_trial: Type.Boolean({ default: false }),
  /** Each row is the whole of what it names, not a change to it (D127). */
  is_whole: Type.Boolean({ default: false }),
});
const readImport = bodyOf(ImportSchema);

export function registerExams(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/exams', async ({ request, reply, shop }) => {
    return sendOk(request, reply, { tables: await exportExams(deps, shop.appId) });
  });
  door.post('/console/exams', readImport, async ({ request, reply, shop }, body) => {
    const asked = { tables: body.tables, isTrial: body.is_trial, isWhole: body.is_whole };
    const imported = await importExams(deps, shop.appId, asked);
    if (!imported.ok)
      return sendFailure(request, reply, 'config-invalid', { data: { errors: imported.faults } });
    const { ok: _ok, ...report } = imported;
    return sendOk(request, reply, report);
  });
}
