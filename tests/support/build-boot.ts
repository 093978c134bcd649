/** Builds a shop's boot value for tests: a plain open knowledge shop, changed where the test cares. */
import type { Boot } from '#schemas/shop/boot.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

export function buildShopInfo(overrides: Partial<ShopInfo> = {}): ShopInfo {
  return {
    ...PLAIN_SHOP,
    base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
    domain: { h5_url: 'https://m.example.com/lumen' },
    ...overrides,
  };
}

export function buildBoot(overrides: Partial<Omit<Boot, 'info'>> & { info?: Partial<ShopInfo> } = {}): Boot {
  const { info, ...rest } = overrides;
  return {
    info: buildShopInfo(info),
    navbar: { nav_list: [], basic: {} },
    suspend: { hover_menu_status: 0, suspend_config: [] },
    theme: { primary: '#1f5eff' },
    hot_words: [],
    ...rest,
  };
}
