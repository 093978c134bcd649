/** What somebody with the source tries against the doors of a shop, over HTTP (R15, R16, R40, R63, B20, B25). */
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { makePasswords, PasswordsBusy } from '#server/areas/identity/rules/passwords.ts';
import { passedCaptcha } from '../support/captcha.ts';
import { withApp, type TestApp } from './app.ts';

const BROWSER = 'browser-of-an-attacker-browser-o';
const PHONE = '19900000006';
const PASSWORD = 'learn123';
const LOGIN = '/auth/password_login';

const passwords = makePasswords();
let isCrowded = false;
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({
    passwords: {
      hash: (password) => passwords.hash(password),
      matches: (password, hash) =>
        isCrowded ? Promise.reject(new PasswordsBusy()) : passwords.matches(password, hash),
    },
  }),
});

interface SentCall {
  app?: () => TestApp;
  host?: string;
  headers?: Record<string, string>;
  ip?: string;
}

function post(path: string, payload: object, { app = test, host, headers, ip }: SentCall = {}) {
  const name = host ?? 'knowledge.localhost:3000';
  return app().app.inject({
    method: 'POST',
    url: path,
    headers: { host: name, origin: `http://${name}`, 'app-id': 'appknowledge', ...headers },
    payload,
    remoteAddress: ip ?? '203.0.113.90',
  });
}

const logIn = (payload: SentCall = {}, password = PASSWORD) =>
  post(LOGIN, { phone: PHONE, password, area_code: '86' }, payload);
const cookiesOf = (answer: LightMyRequestResponse) => [answer.headers['set-cookie'] ?? []].flat().map(String);

describe('cookies', () => {
  const open = withApp({
    labels: ['knowledge', 'training'],
    config: { publicUrl: 'https://learn.example.com', rootDomains: ['localhost', 'learn.example.com'] },
  });

  it('R15: outside this machine they are Secure and bound to their host, whatever the request says of itself', async () => {
    const cookies = cookiesOf(await logIn({ host: 'shop.example' }));
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.find((cookie) => cookie.startsWith('__Host-shop_session='))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies.every((cookie) => cookie.includes('; Secure'))).toBe(true);
  });

  it('R15: a proxy that says nothing of https makes none that travel openly', async () => {
    for (const host of ['learn.example.com', '127.0.0.1:3000']) {
      const answer = await logIn({ app: open, host, headers: { origin: 'https://learn.example.com' } });
      expect(answer.json().code).toBe(0);
      expect(cookiesOf(answer).every((cookie) => cookie.includes('; Secure'))).toBe(true);
      expect(answer.headers['strict-transport-security']).toBeDefined();
    }
  });

  it('R40, D6: a shop on a sub-domain of the public address takes only its own writes', async () => {
    const host = 'training.learn.example.com';
    const from = (origin: string) =>
      post('/auth/logout', {}, { app: open, host, headers: { origin, 'app-id': 'apptraining' } });
    expect((await from(`https://${host}`)).json().code).toBe(0);
    for (const origin of [
      `http://${host}`,
      'https://knowledge.learn.example.com',
      'https://learn.example.com',
      `https://${host}.evil.example`,
    ])
      expect((await from(origin)).json().code, origin).toBe(4005);
  });
});

describe('a host', () => {
  it.each([
    'a b',
    'knowledge.localhost:1:2',
    'knowledge.localhost:99999',
    'localhost%00.evil',
    'me@evil.example',
  ])('B53, D134: %j is no fault, no shop’s, and stands in nothing the server sends', async (host) => {
    const home = await test().app.inject({ url: '/', headers: { host } });
    expect(home.statusCode).toBe(404);
    expect(home.body).not.toContain(host);
    const url = '/auth/get_qr_code';
    const qr = await test().app.inject({ url, headers: { host }, remoteAddress: '203.0.113.96' });
    expect(qr.json()).toMatchObject({ code: 40400, data: {} });
  });

  it('B53, D134: bound to nothing stands in nothing the server sends', async () => {
    const headers = { host: 'evil.example:99' };
    const qr = await test().app.inject({ url: '/auth/get_qr_code', headers, remoteAddress: '203.0.113.96' });
    const own = /^http:\/\/(?:knowledge\.)?localhost:3000\/auth\/qr_confirm\?code=[\w-]+$/;
    expect(qr.json().data.qr_code_url).toMatch(own);
  });
});

describe('where a write comes from', () => {
  it('R40: a browser that says it is another site’s page is believed', async () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await logIn({ headers: { 'sec-fetch-site': site } })).json().code, site).toBe(4005);
    expect((await logIn({ headers: { 'sec-fetch-site': 'same-origin' } })).json().code).toBe(0);
  });

  it.each([
    ['/auth/get_bind_qr_code', { provider: 'wx' }],
    ['/api/zone.password.check/1.0.0', { zone_id: 'z_none', password: 'word' }],
  ])('R40: %s leaves something behind, so it is a write', async (path, fields) => {
    const nameless = (await post(path, fields, { headers: { 'app-id': '' } })).json();
    expect(nameless.code).toBe(40000);
    expect(nameless.data.message.en).toContain('The header app-id is missing');
    expect((await post(path, fields, { headers: { origin: 'null' } })).json().code).toBe(4005);
  });
});

describe('the doors of a demo', () => {
  it.each([
    ['by another name', { host: 'learn.example.com' }],
    ['through a proxy', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says so otherwise', { host: 'localhost:3000', forwarded: 'for=203.0.113.9' }],
  ])('R63: nobody comes by them %s', async (_name, headers) => {
    for (const url of ['/dev/shops', '/dev/outbox', '/dev/outbox.json'])
      expect((await test().app.inject({ url, headers })).statusCode, url).toBe(404);
    const [person] = await test().database.stores.users.list('appknowledge');
    const become = await test().app.inject({
      method: 'POST',
      url: '/dev/shops',
      headers: {
        ...headers,
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `user_id=${person?.id ?? ''}`,
    });
    expect(become.statusCode).toBe(404);
    expect(become.headers['set-cookie']).toBeUndefined();
  });
});

describe('codes', () => {
  let flows = 0;
  async function ask(area: string, phone: string): Promise<number> {
    flows += 1;
    const proof = await passedCaptcha(test().database.stores, {
      appId: 'appknowledge',
      sessionId: `flow-of-an-attacker-${String(flows)}`,
      browser: BROWSER,
    });
    const answer = await post(
      '/auth/send_sms',
      { phone_name: phone, area_code: area, ...proof, captcha_type: 1 },
      { headers: { cookie: `browser=${BROWSER}` }, ip: `203.0.114.${String(flows)}` },
    );
    return answer.json().code;
  }

  it('B25: no phone is split at another place to be counted anew, nor sent to where there is no country', async () => {
    for (const [area, phone] of [
      ['8', '613711110000'],
      ['861', '3711110000'],
      ['00', '8613711110000'],
      ['1242', '5551234'],
      ['999', '13711110000'],
    ] as const)
      expect(await ask(area, phone), `+${area} ${phone}`).toBe(40109);
    expect(await ask('1', '2425551234')).toBe(0);
  });

  it('B53: no address holds an invisible character, and none causes a fault', async () => {
    for (const email of [
      'a\0@school.example',
      '\0@school.example',
      'a\u200b@school.example',
      'a\u202e@school.example',
    ]) {
      const answer = await post('/auth/email_login', { email, code: '123456' });
      expect([answer.statusCode, answer.json().code]).toEqual([200, 40110]);
    }
  });
});

describe('many at once', () => {
  it('B20, R16: a guess refused for the crowd asks to try again, and does not count', async () => {
    isCrowded = true;
    for (let round = 0; round < 6; round += 1) {
      const away = await logIn({ ip: '203.0.113.95' }, 'wrong2718');
      expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 50300, '2']);
    }
    isCrowded = false;
  });
});
