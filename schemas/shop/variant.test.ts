/** Shop facts into variant, traits and capabilities: the one table the whole product reads. */
import { describe, expect, it } from 'vitest';
import { buildShopInfo } from '../../tests/support/build-boot.ts';
import { capabilities, type Capabilities } from './capabilities.ts';
import { legalNotice, pageBackground, readShop, smsAreas, type ShopInfo } from './shop-info.ts';
import { isKnownVersionType } from './variant.ts';

function of(info: Partial<ShopInfo>): { variant: string; can: Capabilities } {
  const shop = readShop(buildShopInfo(info));
  return { variant: shop.variant, can: capabilities(shop) };
}

describe('shop variants', () => {
  it.each([0, 1, 2, 3, 4, 5])('M5: version_type %i is a knowledge shop', (version_type) => {
    expect(of({ version_type }).variant).toBe('knowledge');
  });
  it.each([170, 171])('M6: version_type %i is a training shop', (version_type) => {
    expect(of({ version_type }).variant).toBe('training');
  });
  it('M7: shop_type 6 or an app id that starts with a01 is an enterprise school', () => {
    expect(of({ shop_type: 6 }).variant).toBe('enterprise-school');
    expect(of({ app_id: 'a01north' }).variant).toBe('enterprise-school');
    expect(of({ app_id: 'appa01' }).variant).toBe('knowledge');
  });
  it('D12: training wins over enterprise school; an unknown number is read as knowledge and known to be unknown', () => {
    expect(of({ version_type: 170, shop_type: 6 }).variant).toBe('training');
    expect(of({ version_type: 999 }).variant).toBe('knowledge');
    expect([3, 170, 171, 6, 999].map(isKnownVersionType)).toEqual([true, true, true, false, false]);
  });
});

describe('capabilities', () => {
  it('M8: an enterprise-messaging shop offers its app as a login way, whatever its variant', () => {
    expect(of({ isQwShop: true }).can.messagingLogin).toBe(true);
    expect(of({ isQwShop: true, version_type: 170 }).can.messagingLogin).toBe(true);
    expect(of({}).can.messagingLogin).toBe(false);
  });
  it('M9: an operations school lets merchant-back-end users in by authorization and shows its own login footer', () => {
    expect(of({ isOperationSchool: true }).can).toMatchObject({
      merchantSession: true,
      loginFooter: 'operations',
    });
    expect(of({}).can).toMatchObject({ merchantSession: false, loginFooter: 'none' });
  });
  it('M10: a Tencent-type shop hides logo and name on login', () => {
    expect(of({ isTxShop: true }).can.brandOnLogin).toBe('hidden');
    expect(of({}).can.brandOnLogin).toBe('shown');
  });
  it('M13, M14: the admin link of a training shop is its console, of a knowledge shop the owner back end', () => {
    expect(of({ version_type: 170 }).can.adminLink).toBe('training-console');
    expect(of({}).can.adminLink).toBe('owner-back-end');
    expect(of({ shop_type: 6 }).can.adminLink).toBe('none');
  });
  it('M11: sealed wins over closed, and neither sells', () => {
    expect(of({ is_closed: 1, status: { is_sealed: 1 } }).can).toMatchObject({
      shopState: 'sealed',
      selling: false,
    });
    expect(of({ is_closed: 1 }).can).toMatchObject({ shopState: 'closed', selling: false });
    expect(of({ expiry_version: 0 }).can).toMatchObject({
      shopState: 'expired',
      expiredBanner: true,
      selling: false,
    });
  });
  it('M6: goods carry prices but in a training shop, also where nothing is sold for now', () => {
    expect(of({ version_type: 170 }).can.prices).toBe(false);
    expect(of({}).can.prices).toBe(true);
    expect(of({ shop_type: 6 }).can.prices).toBe(true);
    expect(of({ expiry_version: 0 }).can.prices).toBe(true);
  });
  it('D81: recordings may be jumped in from the start but where the shop limits it', () => {
    expect(of({}).can.seeking).toBe('free');
    expect(of({ is_fast_forward_limited: 1 }).can.seeking).toBe('once-finished');
  });
  it('M124: password login is off only at the text 0', () => {
    expect(of({ login_by_password_enabled: '0' }).can.passwordLogin).toBe(false);
    expect(of({ login_by_password_enabled: '' }).can.passwordLogin).toBe(true);
  });
  it.each([
    [undefined, 'slide'],
    [1, 'slide'],
    [2, 'image'],
    [3, 'company'],
  ])('D50: captcha_type %s is passed as a %s', (captcha_type, captcha) => {
    expect(of(captcha_type === undefined ? {} : { captcha_type }).can.captcha).toBe(captcha);
  });
  it('M277, D88: scans before phones, comments looked at first and by learners alone are off unless the shop says so', () => {
    const buildRequests = ({ scanFirst, commentsReviewed, whoMayComment }: Capabilities) => [
      scanFirst,
      commentsReviewed,
      whoMayComment,
    ];
    const off = { need_bind_scan: 0, comment_review: 0, comment_learners_only: 0 };
    for (const info of [{}, off]) expect(buildRequests(of(info).can)).toEqual([false, false, 'everyone']);
    const on = { need_bind_scan: 1, comment_review: 1, comment_learners_only: 1 };
    expect(buildRequests(of(on).can)).toEqual([true, true, 'who-may-study']);
  });
  it('D16: a shop without login has no personal entries at all', () => {
    expect(of({ is_no_login: 1, version_type: 170 }).can).toMatchObject({
      login: false,
      browseAnonymously: 'yes',
      learningRecords: false,
      purchases: false,
      myCourses: false,
      myTasks: false,
    });
  });
  it('D48: a company without a switch of its own is on until the shop turns it off', () => {
    const ways = { verify_code: 1, phone_password: 1, wx: 1, qq: 1 } as const;
    const { can } = of({ login_ways: { ...ways, others: { dingtalk: 0, feishu: 1 } } });
    expect([can.scansOff, of({}).can.scansOff]).toEqual([['dingtalk'], []]);
  });
  it('every shop has every answer, and nobody can change it', () => {
    const names = Object.keys(of({}).can);
    for (const info of [{ version_type: 170 }, { shop_type: 6 }, { is_closed: 1 }, { isTxShop: true }]) {
      expect(Object.keys(of(info).can)).toEqual(names);
      expect(Object.isFrozen(of(info).can)).toBe(true);
    }
  });
});

describe('readers of the record', () => {
  it('M66: only a colour is a background', () => {
    const grounds = ['#fafafa', '', 'red', 'url(x)'].map((page_mp_bgcolor) =>
      pageBackground(buildShopInfo({ page_mp_bgcolor })),
    );
    expect(grounds).toEqual(['#fafafa', undefined, undefined, undefined]);
  });
  it('M130: area codes and the legal notice are what the shop says, or nothing', () => {
    expect([smsAreas(buildShopInfo({})), legalNotice(buildShopInfo({}))]).toEqual([undefined, undefined]);
    expect(smsAreas(buildShopInfo({ sms_areas: ['86'] }))).toEqual(['86']);
  });
});
