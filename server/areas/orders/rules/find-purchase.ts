/** What a request wants to buy, as the catalogue and the decision on access have it; never as the request says. */
import type { CodeKey } from '#schemas/api/codes.ts';
import type { Deps } from '#server/kernel/area.ts';
import { readAccess, readLimits } from '#server/areas/access/area.ts';
import { leftOf, type SkuRow } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { refusePurchase, type PurchaseRefusal } from './judge-purchase.ts';

export interface FoundPurchase {
  goods: GoodsRow;
  skus: readonly SkuRow[];
  sku: SkuRow;
  /** Fen a super member pays, where it is sold to them alone. */
  svipPrice: number | undefined;
}

function skuOf(skus: readonly SkuRow[], fallback: 'none' | 'first'): SkuRow | undefined {
  if (skus.length <= 1 || fallback === 'none') return skus.length === 1 ? skus[0] : undefined;
  return skus.find((sku) => leftOf(sku) !== 0) ?? skus[0];
}

type Refusal = PurchaseRefusal | Extract<CodeKey, 'not-found' | 'bad-parameters'>;

/**
 * A good has one variant without being asked; of several the request names one.
 *
 * @param fallback what is taken of several where none is named: nothing, or the first that is left
 */
export async function findPurchase(
  deps: Pick<Deps, 'stores' | 'clock' | 'catalogue' | 'orders'>,
  appId: string,
  viewer: Viewer,
  input: { goods_id: string; goods_type: number; sku_id?: string },
  fallback: 'none' | 'first' = 'none',
): Promise<{ ok: true; purchase: FoundPurchase } | { ok: false; code: Refusal }> {
  const goods = await deps.catalogue.byId(appId, input.goods_id);
  if (goods?.type !== input.goods_type) return { ok: false, code: 'not-found' };
  const code = refusePurchase(await readAccess(deps, appId, { viewer, goods }));
  // What they hold themselves is not gone for them: a new order takes the place of the earlier one.
  const isTheirs = code === 'sold-out' && (await deps.orders.holds(appId, viewer.user.id, goods.id));
  if (code !== undefined && !isTheirs) return { ok: false, code };
  const [skus, limits] = await Promise.all([
    deps.catalogue.skusNow(appId, goods),
    readLimits(deps.stores, appId, [goods.id]),
  ]);
  const sku = input.sku_id === undefined ? skuOf(skus, fallback) : skus.find(({ id }) => id === input.sku_id);
  if (sku === undefined) return { ok: false, code: 'bad-parameters' };
  return { ok: true, purchase: { goods, skus, sku, svipPrice: limits.get(goods.id)?.svipPrice } };
}
