/** Builds a shop's boot value for tests: a plain open knowledge shop, changed where the test cares. */
import type { Boot } from '#schemas/shop/boot.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

export function buildShopInfo(overrides: Partial<ShopInfo> = {}): ShopInfo {
  return {
    app_id: 'appknowledge',
    base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
    pc: { pc_shop_logo: '', record: '' },
    gwab_code: '',
    gwab_link: '',
    gswj_link: '',
    seo: { default_seo_title: '', default_seo_description: '' },
    version_type: 3,
    shop_type: 0,
    status: { is_sealed: 0 },
    domain: { h5_url: 'https://m.example.com/lumen' },
    is_web_sdk: 0,
    wx_info: { app_id: '', name: '' },
    isQwShop: false,
    isTxShop: false,
    isOperationSchool: false,
    is_closed: 0,
    is_no_login: 0,
    login_by_password_enabled: '1',
    expiry_version: 1,
    is_gray_page: 0,
    gray_flag: 0,
    only_mobile: 0,
    page_mp_bgcolor: '',
    entry_mode: 1,
    tasks_enabled: 0,
    is_hide_support: 0,
    complaint_url: '',
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
