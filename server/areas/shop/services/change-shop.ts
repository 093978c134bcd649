/** A shop's record as it is, and changed so that every node reads it anew; an unchanged record is neither written nor announced. */
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import { SHOP_TAG } from './shop-directory.ts';
import type { ShopStore } from '../store/shops.store.ts';

/** The least that is needed to run without a server. */
export interface ShopWorld {
  stores: { readonly shops: ShopStore };
  bus: Pick<Bus, 'publish'>;
}

export async function shopRecord(
  { stores: { shops } }: Pick<ShopWorld, 'stores'>,
  appId: string,
): Promise<ShopInfo | undefined> {
  return (await shops.byId(appId))?.info;
}

/** Answers what holds then; undefined for a shop that is not there. */
export async function changeShop(
  { stores: { shops }, bus }: ShopWorld,
  appId: string,
  change: (info: ShopInfo) => ShopInfo,
): Promise<ShopInfo | undefined> {
  let isChanged = false;
  const info = await shops.change(appId, (before) => {
    const after = change(before);
    isChanged = canonicalJson(after) !== canonicalJson(before);
    return isChanged ? after : before;
  });
  if (isChanged) await bus.publish('purge', { appId, tags: [SHOP_TAG] });
  return info;
}
