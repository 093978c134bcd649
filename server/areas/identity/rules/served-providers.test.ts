/** Accounts of companies an installation does not serve are offered in no shop (D48). */
import { expect, it } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop, type ShopInfo } from '#schemas/shop/shop-info.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import type { IdentityProvider, ProviderName } from '../ports/identity-providers.ts';
import { withServedProviders } from './served-providers.ts';

const company: IdentityProvider = {
  pageOf: () => 'https://company.example/',
  identify: () => Promise.reject(new Error('nobody scans here')),
};

const rowOf = (info: ShopInfo) => ({ appId: 'appserved', label: 'served', info, hosts: [], revision: 1 });

function able(change: Partial<ShopInfo>, ...servedItems: ProviderName[]) {
  const info: ShopInfo = { ...PLAIN_SHOP, app_id: 'appserved', base: { shop_name: 'Served' }, ...change };
  const companies = Object.fromEntries(servedItems.map((name) => [name, company]));
  return capabilities(readShop(withServedProviders(rowOf(info), { companies, hasLocal: false }).info));
}

it('D48: a login way without a provider is not offered, and every other way stays as it was', () => {
  const off = able({ isQwShop: true }, 'wx');
  expect([off.wechatLogin, off.qqLogin, off.messagingLogin]).toEqual([true, false, false]);
  expect([off.smsLogin, off.passwordLogin]).toEqual([true, true]);
  const keptCapabilities = able(
    { login_ways: { verify_code: 0, phone_password: 1, wx: 1, qq: 1 } },
    'qq',
    'wework',
  );
  expect([keptCapabilities.smsLogin, keptCapabilities.wechatLogin, keptCapabilities.qqLogin]).toEqual([
    false,
    false,
    true,
  ]);
});

it('D48: where every account is served, or the installation scans by itself, the shop stays as it is kept', () => {
  const row = rowOf({ ...PLAIN_SHOP, app_id: 'appserved', base: { shop_name: 'Served' } });
  const companies = { wx: company, qq: company, wework: company };
  expect(withServedProviders(row, { companies, hasLocal: false })).toBe(row);
  expect(withServedProviders(row, { companies: {}, hasLocal: true })).toBe(row);
});
