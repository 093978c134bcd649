/** The daily difference for the operator: what providers say of a day against what our events say, compared when it is asked for. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { consoleGuard, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkMoney } from '../bills/money-of-day.ts';
import { dayAt, startOf } from '../bills/shop-day.ts';
import type { BillWorld } from '../bills/check-bills.ts';

const CheckSchema = Type.Object({
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
});
const isCheck = makeAjv('input').compile<Type.Static<typeof CheckSchema>>(CheckSchema);

export function registerMoney(app: FastifyInstance, options: RouteOptions, world: BillWorld): void {
  const { deps } = options;
  app.post('/console/money', consoleGuard(options), async (request, reply) => {
    const { body } = request;
    // A day that is not over has no bill.
    const isFit = isCheck(body) && startOf(body.day) !== undefined && body.day < dayAt(world.clock.now());
    if (!isFit) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, await checkMoney(world, shop.appId, body.day));
  });
}
