/** The shop a story stands in, built from the toolbars' choices through the same readers the product uses. */
import type { Boot } from '#schemas/shop/boot.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { themeOf, type Globals } from './toolbars.ts';

const OPEN: ShopInfo = {
  app_id: 'appknowledge',
  base: { shop_name: { cn: '拾光书院', en: 'Lumen Academy' } },
  pc: { pc_shop_logo: '', record: '' },
  gwab_code: '',
  gwab_link: '',
  gswj_link: '',
  seo: { default_seo_title: '', default_seo_description: '' },
  version_type: 3,
  shop_type: 1,
  status: { is_sealed: 0 },
  domain: { h5_url: 'https://m.example.com' },
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
