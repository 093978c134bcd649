/** The switchboard of demo shops and people: only in demo mode on a loopback address (requirement 63, B70). */
import { describe, expect, it } from 'vitest';
import { defaultTab, isOffered, loginTabsOf } from '#features/auth/login-tabs.machine.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { withApp } from './app.ts';

describe('the switchboard', () => {
  const test = withApp({ labels: ['knowledge', 'training'] });
  const become = (label: string, userId: string, origin: string) =>
    test().ask(label, {
      method: 'POST',
      url: '/dev/shops',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `user_id=${encodeURIComponent(userId)}`,
    });
  const personOf = async (appId: string) => (await test().database.stores.users.list(appId))[0]?.id ?? '';

  it('contract: names each shop by its sub-domain, in both languages, without inline script', async () => {
    const page = await test().ask('knowledge', '/dev/shops?lang=en');
    expect(page.body).toContain('href="http://training.localhost:3000/"');
    expect(page.body).toContain('Demo shops');
    expect((await test().ask('knowledge', '/dev/shops')).body).toContain('演示店铺');
    expect(page.body).not.toContain('<script');
  });

  it('D46: one click makes a session, its secret hidden from scripts and its handle not', async () => {
    const response = await become('training', await personOf('apptraining'), 'http://localhost:3000');
    const cookies = [response.headers['set-cookie']].flat().map(String);
    expect(response.statusCode).toBe(303);
    expect(cookies.find((cookie) => cookie.startsWith('shop_session='))).toMatch(/HttpOnly; SameSite=Lax/);
    const handle = cookies.find((cookie) => cookie.startsWith('pc_user_key='));
    expect(handle).toBeDefined();
    expect(handle).not.toContain('HttpOnly');
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const info = (await test().ask('training', { url: '/auth/user_info', headers: { cookie } })).json();
    expect(info.code).toBe(0);
  });

  it('R14: becoming another person ends the earlier session', async () => {
    const { cookie } = await test().login('appknowledge', '19900000001');
    await test().ask('knowledge', {
      method: 'POST',
      url: '/dev/shops',
      headers: {
        cookie,
        origin: 'http://knowledge.localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'user_id=',
    });
    expect((await test().ask('knowledge', { url: '/auth/user_info', headers: { cookie } })).json().code).toBe(
      8504,
    );
  });

  it.each(['https://evil.example', 'http://localhost:4000', 'http://localhost.evil.example:3000'])(
    'R40: %s cannot log anybody in',
    async (origin) => {
      const response = await become('training', await personOf('apptraining'), origin);
      expect(response.json().code).toBe(4005);
      expect(response.headers['set-cookie']).toBeUndefined();
    },
  );

  it('contract: the outbox exists and is empty until something is sent', async () => {
    expect((await test().ask('knowledge', '/dev/outbox.json')).json()).toEqual([]);
    expect((await test().ask('knowledge', '/dev/outbox')).statusCode).toBe(200);
  });
});

describe('without demo pages', () => {
  const test = withApp({ labels: ['knowledge'], config: { demoPages: false } });

  it.each(['/dev/shops', '/dev/outbox', '/dev/outbox.json'])('R63: %s is absent', async (url) => {
    expect((await test().ask('knowledge', url)).statusCode).toBe(404);
  });

  it('D49, M120: a public installation without a company offers no scan, and its login begins with a phone', async () => {
    const { login_ways: ways } = (await test().ask('knowledge', '/api/shop.info.get/1.0.0')).json().data;
    expect(ways).toMatchObject({ wx: 0, qq: 0, wework: 0 });
    const row = await test().database.stores.shops.byLabel('knowledge');
    if (row === undefined) throw new Error('no shop');
    const can = capabilities(readShop({ ...row.info, login_ways: ways }));
    const shownState = loginTabsOf(can);
    expect(defaultTab(shownState.ways)).toBe('verifyCode');
    for (const scan of ['wechat', 'qq', 'messaging'] as const)
      expect(isOffered(shownState, scan)).toBe(false);
  });
});

describe('in production', () => {
  const test = withApp({ labels: ['knowledge'], config: { mode: 'production', demoPages: false } });

  it.each([
    '/dev',
    '/dev/outbox',
    '/storybook',
    '/iframe.html',
    '/preview',
    '/tests/contract/app.ts',
    '/src/app/entry-client.tsx',
    '/@vite/client',
    '/assets/entry-client.js.map',
    '/node_modules/react/package.json',
  ])('R64: %s is not there', async (url) => {
    expect((await test().ask('knowledge', url)).statusCode).toBe(404);
  });
});
