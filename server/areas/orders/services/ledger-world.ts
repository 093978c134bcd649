/** What the ledger and the comparison of bills stand on, out of what an application has. */
import type { Areas, AppContext, Deps } from '#server/kernel/area.ts';
import type { BillWorld } from '../bills/check-bills.ts';
import { NOTIFY_PATH } from '../http/notifications.ts';
import type { LedgerDeps } from './ledger.ts';

export function ledgerWorld(
  { stores, queue, clock, bus, log, config }: AppContext,
  { payments }: Pick<Areas, 'payments'>,
): LedgerDeps {
  return {
    orders: stores.orders,
    payments,
    queue,
    clock,
    purge: (appId, goodsId) => bus.publish('purge', { appId, tags: [`goods:${goodsId}`] }),
    notifyUrl: (provider, origin = config.publicUrl) =>
      origin === undefined ? '' : `${origin}${NOTIFY_PATH}/${provider}`,
    report: (what, facts) => log.warn(facts, what),
  };
}

export function billWorld(deps: Deps): BillWorld {
  return {
    ...ledgerWorld(deps, deps),
    bills: deps.stores.bills,
    shops: async () => (await deps.shop.list()).map(({ info }) => info.app_id),
  };
}
