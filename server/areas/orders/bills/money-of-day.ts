/** What is known of a shop's money of a day: as it was compared, provider by provider. */
import type { MoneyOfDay } from '#schemas/order/money-of-day.ts';
import { secondsOf } from '#schemas/time.ts';
import type { BillStore } from '../store/bills.store.ts';
import { triedToCheck, type BillWorld } from './check-bills.ts';

/** As it was kept. */
async function moneyOfDay(bills: BillStore, appId: string, day: string): Promise<MoneyOfDay> {
  const checks = await bills.ofShop(appId, day);
  const providers = await bills.days(day);
  return {
    day,
    checks: checks.map(({ appId: _shop, day: _day, checkedAt, ...check }) => ({
      ...check,
      checked_ts: secondsOf(checkedAt),
    })),
    providers: providers.map(({ day: _day, checkedAt, ...provider }) => ({
      ...provider,
      checked_ts: secondsOf(checkedAt),
    })),
    missing: [],
  };
}

/** As an owner may see it: the differences of the shop, and of no provider what is another's or nobody's (D135). */
export async function shopMoneyOfDay(bills: BillStore, appId: string, day: string): Promise<MoneyOfDay> {
  const whole = await moneyOfDay(bills, appId, day);
  return { ...whole, providers: whole.providers.map((one) => ({ ...one, straying: 0, strays: [] })) };
}

/** Compared anew with every provider that has a bill. */
export async function checkMoney(world: BillWorld, appId: string, day: string): Promise<MoneyOfDay> {
  const missing: MoneyOfDay['missing'] = [];
  for (const provider of world.payments.names) {
    const why = await triedToCheck(world, provider, day);
    if (why !== '') missing.push({ provider, why });
  }
  return { ...(await moneyOfDay(world.bills, appId, day)), missing };
}
