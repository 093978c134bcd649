/** ProviderLogin and captchas on other companies' pages over HTTP: whose state it is, how often it works, and what becomes of the code (D47, D48, D49, R19, R20, R40), and who asks for which captcha (D50, R18). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CaptchaJudge } from '#server/areas/identity/ports/captcha-providers.ts';
import type { ShopRow } from '#server/areas/shop/store/shop-rows.ts';
import type { ShopStore } from '#server/areas/shop/store/shops.store.ts';
import { openWework } from '#server/areas/identity/providers/identity/wework.ts';
import { openWechat } from '#server/areas/identity/providers/identity/wechat.ts';
import { findWork, frankPainter } from '../support/captcha.ts';
import { withApp } from './app.ts';
import { ownProof } from './own-proof.ts';

const SECRET = 'a-secret-that-nobody-may-see';
const ADA = '19900000001';
const SHOP = 'appknowledge';
const DOMAINS = ['shop.example', 'login.work.weixin.qq.com'] as const;

/** WeChat of a few lines: each code is a person, and works once. */
const usedItems = new Set<string>();
const company = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const code = searchParams.get('code') ?? '';
  const isSpent = pathname === '/sns/oauth2/access_token' && usedItems.has(code);
  usedItems.add(code);
  const openid = searchParams.get('openid') ?? code;
  const answer = isSpent
    ? { errcode: 40163, errmsg: 'code been used' }
    : { access_token: 'AT', openid, nickname: `N ${openid}` };
  response.end(JSON.stringify(answer));
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${String((company.address() as AddressInfo).port)}`;
});
afterAll(() => company.close());

const FRAMED = 'https://login.work.weixin.qq.com';
const wework = openWework(
  { corpId: 'ww1', agentId: '1', secret: SECRET, messageDomains: DOMAINS },
  { now: () => 0 },
);
const wx = () => openWechat({ appId: 'wx1', appSecret: SECRET, endpoint });
/** Tencent of a few lines: takes the tickets it gave, once, from the address they were earned at. */
const onJudge = vi.fn<(ticket: string) => void>();
const inputs = new Set<string>();
const captchaJudge: CaptchaJudge = {
  appId: '190000000',
  judge: ({ ticket, randstr, ip }) => {
    onJudge(ticket);
    const isGood = inputs.delete(`${ticket} ${randstr} ${ip}`);
    return Promise.resolve(isGood ? { ok: true } : { ok: false, reason: 'captcha-9' });
  },
};
/** The shop of enterprise messaging wants the company's captcha. */
const want = (row: ShopRow | undefined): ShopRow | undefined =>
  row?.label === 'wecom' ? { ...row, info: { ...row.info, captcha_type: 3 } } : row;
const wanting = (shops: ShopStore): ShopStore => ({
  byId: (appId) => shops.byId(appId),
  list: () => shops.list(),
  byHost: async (host) => want(await shops.byHost(host)),
  byLabel: async (label) => want(await shops.byLabel(label)),
  change: (appId, change) => shops.change(appId, change),
});

const notices: string[] = [];
const test = withApp({
  labels: ['knowledge', 'wecom'],
  config: { demoPages: false },
  deps: ({ stores }) => ({
    captchaJudge,
    painter: frankPainter,
    stores: { ...stores, shops: wanting(stores.shops) },
    messageProviders: {
      sms: {
        send: () => Promise.resolve(),
        notify: ({ number }, { purpose }) => {
          notices.push(`${purpose} ${number}`);
          return Promise.resolve();
        },
      },
    },
    scans: {
      hasLocal: false,
      companies: {
        wx: { pageOf: (page) => wx().pageOf(page), identify: (input) => wx().identify(input) },
        wework: {
          frame: { origin: FRAMED, domains: DOMAINS },
          isOwnBrowser: (userAgent) => wework.isOwnBrowser?.(userAgent) === true,
          pageOf: (page) => wework.pageOf(page),
          identify: ({ code }) => Promise.resolve({ ok: true, account: { externalId: code, nickname: '' } }),
        },
      },
    },
  }),
});

let browsers = 0;
interface Visit {
  cookie: string;
  ip: string;
  label: string;
  agent?: string;
}
const visit = (session = '', label = 'knowledge'): Visit => {
  browsers += 1;
  const handle = `browser=${String(browsers).padStart(32, 's')}`;
  const cookie = session === '' ? handle : `${handle}; ${session}`;
  return { cookie, ip: `10.8.0.${String(browsers)}`, label };
};
const learner = async (phone: string) => visit((await test().login(SHOP, phone)).cookie);

async function get({ cookie, ip, label, agent = 'Chrome' }: Visit, url: string) {
  const headers = { cookie, 'user-agent': agent };
  return (await test().ask(label, { url, headers, remoteAddress: ip })).json();
}
async function post({ cookie, ip, label }: Visit, url: string, payload: object) {
  const headers = { cookie, 'app-id': `app${label}`, origin: `http://${label}.localhost:3000` };
  const answer = await test().ask(label, { method: 'POST', url, headers, payload, remoteAddress: ip });
  expect(answer.body).not.toContain(SECRET);
  return answer.json();
}

interface CompanyCall {
  code: string;
  qr_code_url: string;
}
const codeIn = ({ data: { code, qr_code_url: url } }: { data: CompanyCall }) => ({
  code,
  state: new URL(url).searchParams.get('state') ?? '',
});
const ask = async (by: Visit, path = '/auth/get_qr_code?provider=wx') => codeIn(await get(by, path));
const askToBind = async (by: Visit, phone: string) => {
  const token = await ownProof(test(), SHOP, phone, by.cookie);
  return codeIn(await post(by, '/auth/get_bind_qr_code', { provider: 'wx', token }));
};
const finish = (by: Visit, state: string, rest: object) =>
  post(by, '/auth/scan_finish', { provider: 'wx', state, ...rest });
const poll = (by: Visit, code: string) => get(by, `/auth/poll_qr_code?code=${code}`);
const idOf = async (phone: string) =>
  (await test().database.stores.users.list(SHOP)).find((user) => user.phone === phone)?.id ?? '';

describe('a scan on a page of WeChat', () => {
  it('D47, D48: the code leads to the company, with a state and the way back to the shop', async () => {
    const { data } = await get(visit(), '/auth/get_qr_code?provider=wx');
    const page = new URL(data.qr_code_url);
    expect([page.origin, data.opens, data.expire_in]).toEqual(['https://open.weixin.qq.com', 'page', 120]);
    expect(page.searchParams.get('redirect_uri')).toBe('http://knowledge.localhost:3000/auth/scan/wx');
    expect(page.searchParams.get('state')).toMatch(/^[0-9a-f]{64}$/);
    expect(page.href).not.toContain(SECRET);
    expect(page.href).not.toContain(data.code);
  });

  it('M137, D47: a new person is asked for a phone, and a used code identifies no one', async () => {
    const computer = visit();
    const { code, state } = await ask(computer);
    expect(await finish(computer, state, { code: 'new-one' })).toMatchObject({
      code: 0,
      data: { scene: 'login', token: '', login_key: '' },
    });
    expect(await poll(computer, code)).toMatchObject({
      code: 9001,
      data: { login_key: expect.stringMatching(/^[\w-]{32}$/) },
    });
    const again = await ask(computer);
    expect((await finish(computer, again.state, { code: 'new-one' })).code).toBe(40120);
    expect((await poll(computer, again.code)).code).toBe(9004);
  });

  it('M135, M231: who has bound the account by a scan is let in by the next one', async () => {
    const ada = await learner(ADA);
    const binding = await askToBind(ada, ADA);
    expect((await finish(ada, binding.state, { code: 'of-ada' })).data.scene).toBe('bind');
    expect((await get(ada, `/auth/poll_bind_qr_code?code=${binding.code}`)).data).toEqual({ bound: 1 });
    const [boundChannel] = await test().database.stores.channels.of(SHOP, await idOf(ADA));
    expect(boundChannel).toMatchObject({ provider: 'wx', externalId: 'of-ada' });
    await vi.waitFor(() => expect(notices).toEqual([`channel-bound ${ADA}`]), { timeout: 10_000 });
    usedItems.delete('of-ada');
    const computer = visit();
    const { code, state } = await ask(computer);
    await finish(computer, state, { code: 'of-ada' });
    const { data } = await poll(computer, code);
    expect((await post(computer, '/auth/qr_enter', { token: data.token })).code).toBe(0);
  });
});

describe('whose state it is', () => {
  it('R19: a state works in its browser, for its company, once', async () => {
    const [computer, victim] = [visit(), visit()];
    const { code, state } = await ask(computer);
    // An address sent to somebody else lets nobody in as them.
    expect((await finish(victim, state, { code: 'of-a-victim' })).code).toBe(9004);
    expect((await finish(computer, state, { code: 'x', provider: 'wework' })).code).toBe(9004);
    expect((await finish(computer, 'ab'.repeat(32), { code: 'x' })).code).toBe(9004);
    expect((await finish(computer, state.toUpperCase(), { code: 'x' })).code).toBe(40000);
    expect((await poll(computer, code)).code).toBe(9000);
    expect((await finish(computer, state, { code: 'right' })).code).toBe(0);
    expect((await finish(computer, state, { code: 'right-again' })).code).toBe(9004);
    expect(usedItems.has('of-a-victim')).toBe(false);
  });

  it('D48: who says no at the company ends the code', async () => {
    const computer = visit();
    const { code, state } = await ask(computer);
    expect((await finish(computer, state, {})).code).toBe(40120);
    expect((await poll(computer, code)).code).toBe(9004);
  });

  it('R20, R40: another person’s login finishes no binding, no phone answers for a company, no GET ends anything', async () => {
    const ada = await learner(ADA);
    const { code, state } = await askToBind(ada, ADA);
    const loggedOut = { ...ada, cookie: ada.cookie.split('; ')[0] ?? '' };
    expect((await get(ada, `/auth/scan_finish?provider=wx&state=${state}&code=y`)).code).not.toBe(0);
    expect((await post(ada, '/auth/qr_look', { code })).code).toBe(9004);
    expect((await post(ada, '/auth/qr_answer', { code, agree: 1 })).code).toBe(9004);
    expect((await finish(loggedOut, state, { code: 'y' })).code).toBe(9004);
    const { code: message } = await get(ada, `/auth/poll_bind_qr_code?code=${code}`);
    expect(message).toBe(9000);
  });
});

const frameSources = async (label: string) => {
  const page = await test().ask(label, '/');
  const csp = String(page.headers['content-security-policy']).split('; ');
  return (csp.find((part) => part.startsWith('frame-src')) ?? '').split(' ');
};

describe('what an installation serves', () => {
  it('D49: a way without its company is offered nowhere', async () => {
    expect((await get(visit(), '/auth/login_ways')).data).toMatchObject({ wx: 1, qq: 0 });
    expect((await get(visit(), '/api/shop.info.get/1.0.0')).data.login_ways).toMatchObject({ wx: 1, qq: 0 });
    for (const provider of ['qq', 'local'])
      expect((await get(visit(), `/auth/get_qr_code?provider=${provider}`)).code).toBe(40104);
    const ada = await learner(ADA);
    expect((await post(ada, '/auth/get_bind_qr_code', { provider: 'qq' })).code).toBe(40104);
  });

  it('D66: inside its own app WeCom needs no scan', async () => {
    const inside = { ...visit('', 'wecom'), agent: 'Mozilla/5.0 wxwork/4.1.28 MicroMessenger/7.0.1' };
    const { data } = await get(inside, '/auth/get_qr_code?provider=wework');
    expect(data.opens).toBe('here');
    expect(new URL(data.qr_code_url).searchParams.get('scope')).toBe('snsapi_base');
    expect((await get(visit('', 'wecom'), '/auth/get_qr_code?provider=wework')).data).toMatchObject({
      opens: 'page',
      frame_domains: DOMAINS,
    });
  });

  it('D66: inside, the page that comes back lets the person in itself, or holds the key of a first scan', async () => {
    const inside = { ...visit('', 'wecom'), agent: 'wxwork/4.1.28' };
    const askInside = () => ask(inside, '/auth/get_qr_code?provider=wework');
    const first = await askInside();
    const payload = { provider: 'wework', state: first.state, code: 'Zhang' };
    const key = (await post(inside, '/auth/scan_finish', payload)).data.login_key;
    expect(key).toMatch(/^[\w-]{32}$/);
    expect((await poll(inside, first.code)).code).toBe(9004);
    const { users, channels } = test().database.stores;
    const [member] = await users.list('appwecom');
    const userId = member?.id ?? '';
    await channels.add('appwecom', { provider: 'wework', externalId: 'Zhang', userId, nickname: '' });
    const { state } = await askInside();
    const { token } = (await post(inside, '/auth/scan_finish', { ...payload, state })).data;
    expect((await post(inside, '/auth/qr_enter', { token })).code).toBe(0);
  });

  it('D66, R44: only a shop of enterprise messaging may hold its login in a frame', async () => {
    expect(await frameSources('wecom')).toEqual(expect.arrayContaining(["'self'", FRAMED]));
    expect(await frameSources('knowledge')).not.toContain(FRAMED);
  });
});

describe('a captcha of Tencent', () => {
  const BEGIN = '/auth/get_do_verification_account_login';
  /** An address is asked for one from its third flow on. */
  async function begin(by: Visit, body: object = {}) {
    for (let flow = 0; flow < 2; flow += 1) await post(by, BEGIN, {});
    return (await post(by, BEGIN, body)).data;
  }
  let phones = 0;
  const send = (by: Visit, session_id: string, captcha_ticket: string, captcha_randstr = '@r') => {
    phones += 1;
    const phone_name = `1330000${String(phones).padStart(4, '0')}`;
    const shownEntry = { captcha_type: 1, captcha_ticket, captcha_randstr };
    return post(by, '/auth/send_sms', { session_id, area_code: '86', phone_name, ...shownEntry });
  };

  it('D50, R18: is asked for where the shop wants it, and a ticket it gave lets a code be sent, once', async () => {
    const by = visit('', 'wecom');
    const flow = await begin(by);
    expect(flow).toMatchObject({ types: 1, CaptchaAppId: '190000000' });
    const ticket = `t03${'x'.repeat(900)}`;
    inputs.add(`${ticket} @r ${by.ip}`);
    expect((await send(by, flow.session_id, ticket, '@other')).code).toBe(40102);
    expect((await send(by, flow.session_id, ticket)).code).toBe(0);
    expect((await send(by, flow.session_id, ticket)).code).toBe(40102);
  });

  it('R18: the shop’s own slide and its work stay open, and a made-up ticket costs the company little', async () => {
    const by = visit('', 'wecom');
    const { session_id } = await begin(by);
    const { data } = await get(by, `/auth/slide?session_id=${session_id}`);
    const { data: own } = await post(by, '/auth/slide', { session_id, work: findWork(data.work) });
    expect((await send(by, session_id, own.captcha_ticket, own.captcha_randstr)).code).toBe(0);
    onJudge.mockClear();
    for (let triedCount = 0; triedCount < 25; triedCount += 1)
      expect((await send(by, session_id, `made-up-${String(triedCount)}`)).code).toBe(40102);
    expect(onJudge.mock.calls.length).toBeLessThanOrEqual(20);
  });

  it('M181: one that cannot be had is exchanged for an image of our own', async () => {
    expect(await begin(visit('', 'wecom'), { downgrade: 1 })).toMatchObject({ types: 2, CaptchaAppId: '' });
  });

  it('D50, R44: no other shop is sent there, and its script runs in no page of a shop', async () => {
    expect(await begin(visit())).toMatchObject({ types: 1, CaptchaAppId: '' });
    const frame = await test().ask('wecom', '/auth/captcha_frame?lang=en');
    const csp = String(frame.headers['content-security-policy']);
    expect(csp).toContain('sandbox allow-scripts');
    expect(csp).not.toContain('allow-same-origin');
    expect(frame.body).toContain('https://turing.captcha.qcloud.com/TJCaptcha.js');
    const page = await test().ask('wecom', '/');
    expect(String(page.headers['content-security-policy'])).not.toContain('captcha');
    expect((await test().ask('wecom', '/auth/captcha_frame.js')).headers['content-type']).toContain(
      'javascript',
    );
  });
});
