/**
 * The daily difference: what providers say of a day against what our events say. The operator has it compared when it is
 * asked for and sees what is no shop's; an owner reads what was kept of the shop, and no provider is asked (D135).
 */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bodyOf, consoleRouter, personOf, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { checkMoney, shopMoneyOfDay } from '../bills/money-of-day.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import type { BillWorld } from '../bills/check-bills.ts';

const CheckSchema = Type.Object({
  shop: ShopName,
  day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
});
const readCheck = bodyOf(CheckSchema);

export function registerMoney(app: FastifyInstance, options: RouteOptions, world: BillWorld): void {
  const door = consoleRouter(app, options, 'sell');
  door.post('/console/money', readCheck, async ({ request, reply, shop }, { day }) => {
    // A day that is not over has no bill.
    const isOver = startOf(day) !== undefined && day < dayAt(world.clock.now());
    if (!isOver) return sendFailure(request, reply, 'bad-parameters');
    const isOperator = personOf(request) === undefined;
    const read = isOperator
      ? checkMoney(world, shop.appId, day)
      : shopMoneyOfDay(world.bills, shop.appId, day);
    return sendOk(request, reply, await read);
  });
}
