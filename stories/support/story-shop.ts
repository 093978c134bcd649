/** The shop a story stands in, built from the toolbars' choices through the same readers the product uses. */
import type { Boot } from '#schemas/shop/boot.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { themeOf, type Globals } from './toolbars.ts';

const OPEN: ShopInfo = {
  ...PLAIN_SHOP,
  base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
  domain: { h5_url: 'https://m.example.com' },
};

const SHOPS: ReadonlyMap<unknown, Partial<ShopInfo>> = new Map<unknown, Partial<ShopInfo>>([
  ['training', { app_id: 'apptraining', version_type: 170 }],
  ['training-internal', { app_id: 'apptraininginternal', version_type: 171, entry_mode: 2 }],
  ['enterprise', { app_id: 'a01enterprise', shop_type: 6 }],
  ['wecom', { app_id: 'appwecom', isQwShop: true }],
  ['operations', { app_id: 'appoperations', isOperationSchool: true }],
  ['tencent', { app_id: 'apptencent', isTxShop: true }],
]);

const STATES: ReadonlyMap<unknown, Partial<ShopInfo>> = new Map<unknown, Partial<ShopInfo>>([
  ['closed', { is_closed: 1 }],
  ['expired', { expiry_version: 0 }],
  ['sealed', { status: { is_sealed: 1 } }],
]);

export function storyShop(globals: Globals): { boot: Boot; can: Capabilities } {
  const info: ShopInfo = { ...OPEN, ...SHOPS.get(globals.shop), ...STATES.get(globals.state) };
  const boot: Boot = {
    info,
    navbar: { nav_list: [], basic: {} },
    suspend: { hover_menu_status: 0, suspend_config: [] },
    theme: themeOf(globals),
    hot_words: ['写作', '理财', '摄影'],
  };
  return { boot, can: capabilities(readShop(info)) };
}
