/** A shop's goods over the console: exported as tables, and imported, all of them or none (decision 300). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { exportGoods, importGoods } from '../rules/import-goods.ts';

const ImportSchema = Type.Object({
  shop: ShopName,
  tables: Type.Record(Type.String(), Type.Unknown()),
  is_trial: Type.Boolean({ default: false }),
  /** The tables are all there is of each good they name, not changes (D127). */
  is_whole: Type.Boolean({ default: false }),
});
const readImport = bodyOf(ImportSchema);

export function registerGoods(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/goods', async ({ request, reply, shop }) => {
    return sendOk(request, reply, { tables: await exportGoods(deps, shop.appId) });
  });
  door.post('/console/goods', readImport, async ({ request, reply, shop }, body) => {
    const { stores, bus, identity } = deps;
    const world = { stores, bus, passwords: identity.passwords };
    const { tables, is_trial: isTrial, is_whole: isWhole } = body;
    const imported = await importGoods(world, shop.appId, { tables, isTrial, isWhole });
    if (!imported.ok)
      return sendFailure(request, reply, 'config-invalid', { data: { errors: imported.faults } });
    const { ok: _ok, ...report } = imported;
    return sendOk(request, reply, report);
  });
}
