/** Shops at whose desk a person works: known by the phone of their account, which is a row of its own in each shop. */
import type { DeskRole } from '#schemas/console/roles.ts';
import { deskRoleOf, signInErrorOf } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { DeskHolder } from '../http/desk-cookie.ts';

interface DeskShop {
  shop: ShopContext;
  role: DeskRole;
}

/** The role of the person of this phone, where the shop would let them sign in at its desk. */
async function roleIn({ identity }: Pick<Deps, 'identity'>, shop: ShopContext, phone: string) {
  const account = await identity.accounts.byPhone(shop.appId, phone);
  if (account === undefined || signInErrorOf(account, shop.capabilities) !== undefined) return undefined;
  return deskRoleOf(account);
}

/** The shop they are at, and each other one of this installation. */
export async function deskShopsOf(
  deps: Pick<Deps, 'identity' | 'shop'>,
  { shop: here, role: roleHere, user }: DeskHolder,
): Promise<DeskShop[]> {
  const shops: DeskShop[] = [{ shop: here, role: roleHere }];
  if (user.phone === '') return shops;
  for (const { info } of await deps.shop.list()) {
    const shop = info.app_id === here.appId ? undefined : await deps.shop.byAppId(info.app_id);
    const role = shop === undefined ? undefined : await roleIn(deps, shop, user.phone);
    if (shop !== undefined && role !== undefined) shops.push({ shop, role });
  }
  return shops;
}
