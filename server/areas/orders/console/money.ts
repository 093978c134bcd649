/** The daily difference for the owner: what providers say of a day against what our events say, compared when it is asked for. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkMoney } from '../bills/money-of-day.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import type { BillWorld } from '../bills/check-bills.ts';

const CheckSchema = Type.Object({
  shop: ShopName,
  day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
});
const readCheck = bodyOf(CheckSchema);

export function registerMoney(app: FastifyInstance, options: RouteOptions, world: BillWorld): void {
  const door = consoleDoor(app, options, 'sell');
  door.post('/console/money', readCheck, async ({ request, reply, shop }, { day }) => {
    // A day that is not over has no bill.
    const isOver = startOf(day) !== undefined && day < dayAt(world.clock.now());
    if (!isOver) return sendFailure(request, reply, 'bad-parameters');
    return sendOk(request, reply, await checkMoney(world, shop.appId, day));
  });
}
