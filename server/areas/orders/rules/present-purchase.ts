/** One purchase as its owner reads it: what the decision on access says of it now, beside what was paid (D72, D76). */
import type { OwnedState, Purchase } from '#schemas/content/owned.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { readAccess, type Access } from '#server/areas/access/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { PurchaseRow } from '../store/purchases.store.ts';

type PurchaseDeps = Pick<Deps, 'stores' | 'clock' | 'catalogue'>;

/** Of what is there no more nothing can be done. */
const GONE: Pick<Access, 'can_study' | 'can_buy' | 'reason'> = {
  can_study: false,
  can_buy: false,
  reason: 'delisted',
};

function stateOf(
  { revokedAt }: PurchaseRow,
  { can_study: canStudy, reason }: Pick<Access, 'can_study' | 'reason'>,
): OwnedState {
  if (revokedAt !== null) return 'refunded';
  if (canStudy) return 'open';
  if (reason === 'not-yet') return 'upcoming';
  return reason === 'expired' ? 'expired' : 'closed';
}

export async function presentPurchase(
  deps: PurchaseDeps,
  { appId, viewer, locale }: { appId: string; viewer: Viewer; locale: Locale },
  row: PurchaseRow,
): Promise<Purchase> {
  const goods = await deps.catalogue.byId(appId, row.goodsId);
  const access = goods === undefined ? GONE : await readAccess(deps, appId, { viewer, goods });
  return {
    goods_id: row.goodsId,
    goods_type: row.goodsType,
    title: readText(row.title, locale),
    cover: row.cover,
    goods_state: goods === undefined || goods.state === 'off' ? 'off' : 'on',
    can_study: access.can_study,
    expire_ts: row.to === null ? 0 : secondsUpTo(row.to),
    source: row.source,
    state: stateOf(row, access),
    can_buy: access.can_buy,
    order_id: row.orderId,
    amount: row.amount,
    ordered_ts: secondsOf(row.orderedAt),
  };
}
