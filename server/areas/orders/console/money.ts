/**
 * The daily difference: what providers say of a day against what our events say. The operator has it compared when it is
 * asked for and sees what is no shop's; an owner reads what was kept of the shop, and no provider is asked (D135).
 */
import { consoleMoneyCheck } from '#schemas/api/console/money.ts';
import { dayAt, startOf } from '#server/areas/shop/area.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { checkMoney, shopMoneyOfDay } from '../bills/money-of-day.ts';
import { billWorld } from '../services/ledger-world.ts';

export const moneyCalls = [
  handleConsole(consoleMoneyCheck, async ({ input, shop, deps, actor }) => {
    const { day } = input;
    const isOver = startOf(day) !== undefined && day < dayAt(deps.clock.now());
    if (!isOver) return fail('bad-parameters');
    const read =
      actor.through === 'operator'
        ? checkMoney(billWorld(deps), shop.appId, day)
        : shopMoneyOfDay(deps.stores.bills, shop.appId, day);
    return ok(await read);
  }),
];
