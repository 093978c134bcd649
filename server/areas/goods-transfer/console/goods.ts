/** A shop's goods over the console: exported as tables, and imported, all of them or none (decision 300). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { decorationGuard, sendOk, shopNamed } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { exportGoods, importGoods } from '../rules/import-goods.ts';

const ImportSchema = Type.Object({
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  tables: Type.Record(Type.String(), Type.Unknown()),
  is_trial: Type.Boolean({ default: false }),
});
const isImport = makeAjv('input').compile<Type.Static<typeof ImportSchema>>(ImportSchema);

export function registerGoods(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = decorationGuard(options);
  app.get('/console/goods', guarded, async (request, reply) => {
    const shop = await shopNamed(request, options, textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, { tables: await exportGoods(deps, shop.appId) });
  });
  app.post('/console/goods', guarded, async (request, reply) => {
    const { body } = request;
    if (!isImport(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await shopNamed(request, options, body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const { stores, bus, identity } = deps;
    const world = { stores, bus, passwords: identity.passwords };
    const imported = await importGoods(world, shop.appId, { tables: body.tables, isTrial: body.is_trial });
    if (!imported.ok)
      return sendFailure(request, reply, 'config-invalid', { data: { errors: imported.faults } });
    const { ok: _ok, ...report } = imported;
    return sendOk(request, reply, report);
  });
}
