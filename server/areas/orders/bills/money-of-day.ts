/** What is known of a shop's money of a day: as it was compared, provider by provider. */
import type { BillStore } from '../store/bills.store.ts';
import type { BillCheckRow, BillDayRow } from './bill-rows.ts';
import { triedToCheck, type BillWorld } from './check-bills.ts';

export interface MoneyOfDay {
  day: string;
  checks: Omit<BillCheckRow, 'appId' | 'day'>[];
  /** Of each provider that was compared: what is no shop's of this installation. */
  providers: Omit<BillDayRow, 'day'>[];
  /** Providers whose bill could not be had just now, and why. */
  missing: { provider: string; why: string }[];
}

/** As it was kept. */
export async function moneyOfDay(bills: BillStore, appId: string, day: string): Promise<MoneyOfDay> {
  const checks = await bills.ofShop(appId, day);
  const providers = await bills.days(day);
  return {
    day,
    checks: checks.map(({ appId: _shop, day: _day, ...check }) => check),
    providers: providers.map(({ day: _day, ...provider }) => provider),
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
