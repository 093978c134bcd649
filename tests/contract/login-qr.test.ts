/** Codes to scan over HTTP: who hears what became of them, how often, and what it is worth (M134-M140, M212, M145, M231, R9, R19, R20, R40). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { appUser } from '#server/areas/identity/tables/users.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { openApp, withApp, type TestApp } from './app.ts';
import { ownProof } from './own-proof.ts';

/** A browser may ask once a second; here each poll has a second of its own, but where a test says that all is one second. */
let isSameSecond = false;
let seconds = 0;
const hitOfPoll = (limits: LimitStore, key: string, windowMs: number) =>
  isSameSecond ? limits.hit(key, 60_000) : limits.hit(`${key} ${String((seconds += 1))}`, windowMs);
const test = withApp({
  labels: ['knowledge', 'training-internal', 'closed', 'training'],
  deps: ({ limits }) => ({
    limits: {
      hit: (key, windowMs) =>
        key.startsWith('qr-poll') ? hitOfPoll(limits, key, windowMs) : limits.hit(key, windowMs),
      giveBack: (key) => limits.giveBack(key),
    },
  }),
});

const SHOP = 'appknowledge';
const WAIT = { timeout: 10_000 };
const USER_INFO = '/auth/user_info';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const [ADA, BEN] = ['19900000001', '19900000002'];

let browsers = 0;
interface Visit {
  cookie: string;
  ip: string;
  label: string;
}
/** A browser of its own at an address of its own, with somebody logged in or nobody. */
const visit = (session = '', label = 'knowledge'): Visit => {
  browsers += 1;
  const handle = `browser=${String(browsers).padStart(32, 'q')}`;
  return {
    cookie: session === '' ? handle : `${handle}; ${session}`,
    ip: `10.7.0.${String(browsers)}`,
    label,
  };
};
const learner = async (phone: string, label = 'knowledge') =>
  visit((await test().login(`app${label.replaceAll('-', '')}`, phone)).cookie, label);

async function post(by: Visit, url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await test().ask(by.label, {
    method: 'POST',
    url,
    headers: {
      cookie: by.cookie,
      'accept-language': 'en',
      'app-id': `app${by.label.replaceAll('-', '')}`,
      origin: `http://${by.label}.localhost:3000`,
      ...headers,
    },
    payload,
    remoteAddress: by.ip,
  });
  return { ...answer.json(), cookies: [answer.headers['set-cookie'] ?? []].flat().map(String) };
}

async function get(by: Visit, url: string) {
  const headers = { cookie: by.cookie, 'user-agent': COMPUTER };
  return (await test().ask(by.label, { url, headers, remoteAddress: by.ip })).json();
}

const ask = async (by: Visit, query = ''): Promise<string> =>
  (await get(by, `/auth/get_qr_code${query}`)).data.code;
const poll = (by: Visit, code: string) => get(by, `/auth/poll_qr_code?code=${code}`);
const agree = (by: Visit, code: string, yes = 1) => post(by, '/auth/qr_answer', { code, agree: yes });
const pretend = (by: Visit, code: string, outcome: string) =>
  post(by, '/auth/qr_simulate', { code, outcome });
const enter = (by: Visit, token: string) => post(by, '/auth/qr_enter', { token });
const idOf = async (phone: string) =>
  (await test().database.stores.users.list(SHOP)).find((user) => user.phone === phone)?.id ?? '';

describe('a code to scan', () => {
  it('M212, R19: a new code has 128 bits, two minutes, and an address of the shop to show', async () => {
    const { code, data } = await get(visit(), '/auth/get_qr_code');
    expect(code).toBe(0);
    expect(data).toEqual({
      code: expect.stringMatching(/^[\w-]{22}$/),
      qr_code_url: `http://knowledge.localhost:3000/auth/qr_confirm?code=${data.code}`,
      expire_in: 120,
      opens: 'phone',
    });
    const again = await get(visit(), `/auth/get_qr_code?provider=wx&login_key=${'k'.repeat(32)}`);
    expect([again.code, again.data.expire_in]).toEqual([0, 120]);
  });

  it('R16: a classroom behind one address gets its codes, again and again, and a crowd of 300 in ten minutes no more', async () => {
    const { ip } = visit();
    const screens = Array.from({ length: 60 }, () => ({ ...visit(), ip }));
    const codes: number[] = [];
    for (let round = 0; round < 5; round += 1)
      for (const screen of screens) codes.push((await get(screen, '/auth/get_qr_code')).code);
    expect(codes.filter((code) => code !== 0)).toEqual([]);
    expect((await get({ ...visit(), ip }, '/auth/get_qr_code')).code).toBe(42900);
    expect((await get(visit(), '/auth/get_qr_code')).code).toBe(0);
  });

  it('D49, M284: a way the shop does not have, and a shop that is shut, give none', async () => {
    expect((await get(visit(), '/auth/get_qr_code?provider=wework')).code).toBe(40104);
    expect((await get(visit('', 'closed'), '/auth/get_qr_code')).code).toBe(40107);
  });

  it('R9: an invalid code is refused in words, never with a 5xx', async () => {
    for (const code of ['%E0%A4%A', '%zz', 'a', '%00'.repeat(20)])
      expect((await get(visit(), `/auth/poll_qr_code?code=${code}`)).code).toBe(40000);
    expect((await poll(visit(), 'x'.repeat(22))).code).toBe(9004);
  });
});

describe('what became of it', () => {
  it('M134, M135, M136: waits until the phone agrees, then lets that browser in, once', async () => {
    const [computer, phone] = [visit(), await learner(ADA)];
    const code = await ask(computer);
    expect((await poll(computer, code)).code).toBe(9000);
    const look = await post(phone, '/auth/qr_look', { code });
    expect(look.data).toEqual({
      scene: 'login',
      device: 'Chrome · Windows',
      asked_at: expect.any(Number),
      nickname: expect.stringMatching(/./),
      simulate: 1,
    });
    expect((await poll(computer, code)).code).toBe(9000);
    expect((await agree(phone, code)).code).toBe(0);
    const { code: message, data } = await poll(computer, code);
    expect([message, data]).toEqual([0, { code: data.token, token: expect.any(String), login_key: '' }]);
    const enteredAnswer = await enter(computer, data.token);
    expect(enteredAnswer).toMatchObject({ code: 0, data: { need_set_password: 0 } });
    const cookie = /shop_session=[^;]+/.exec(enteredAnswer.cookies.join())?.[0] ?? '';
    expect((await get(visit(cookie), USER_INFO)).data.user_info.user_id).toBe(await idOf(ADA));
    expect((await enter(computer, data.token)).code).toBe(40108);
    expect((await poll(computer, code)).code).toBe(9004);
  });

  it('M137, D47: a first scan is answered 9001 with a key, once', async () => {
    const computer = visit();
    const code = await ask(computer, '?provider=wx');
    expect((await pretend(visit(), code, 'need-bind')).code).toBe(0);
    const first = await poll(computer, code);
    expect(first).toMatchObject({ code: 9001, data: { login_key: expect.stringMatching(/^[\w-]{32}$/) } });
    expect((await poll(computer, code)).code).toBe(9004);
  });

  it.each([
    ['M138: a code whose time is over', 'expired', 9004],
    ['M139: an account bound elsewhere', 'conflict', 9005],
  ])('%s is answered so', async (_name, outcome, expectedValue) => {
    const computer = visit();
    const code = await ask(computer);
    expect((await pretend(visit(), code, outcome)).code).toBe(0);
    expect((await poll(computer, code)).code).toBe(expectedValue);
    expect((await agree(await learner(ADA), code)).code).toBe(9004);
  });

  it('M140, R16: asked twice in a second it is busy', async () => {
    const computer = visit();
    const code = await ask(computer);
    isSameSecond = true;
    const codes = [(await poll(computer, code)).code, (await poll(computer, code)).code];
    isSameSecond = false;
    expect(codes).toEqual([9000, 10021]);
  });

  it('D48: a phone that refuses ends the code for good', async () => {
    const [computer, phone] = [visit(), await learner(ADA)];
    const code = await ask(computer);
    expect((await agree(phone, code, 0)).code).toBe(0);
    expect((await agree(phone, code)).code).toBe(9004);
    expect((await poll(computer, code)).code).toBe(9004);
  });

  it('M118, R37: a person who may not enter this shop reads so', async () => {
    const computer = visit('', 'training-internal');
    const code = await ask(computer);
    const { stores, db } = test().database;
    const people = await stores.users.list('apptraininginternal');
    const outsider = people.find(({ roles }) => !roles.includes('organization'));
    const left = people.find(({ roles }) => roles.includes('organization'));
    // Whom the shop does not let in is nobody on the phone either.
    expect((await agree(await learner(outsider?.phone ?? '', 'training-internal'), code)).code).toBe(8504);
    expect((await agree(await learner(left?.phone ?? '', 'training-internal'), code)).code).toBe(0);
    await db
      .update(appUser)
      .set({ roles: ['learner'] })
      .where(and(eq(appUser.appId, 'apptraininginternal'), eq(appUser.id, left?.id ?? '')));
    expect((await poll(computer, code)).code).toBe(40105);
  });
});

describe('whose it is', () => {
  it('R19: a stolen code tells another browser nothing, before or after', async () => {
    const [computer, thief] = [visit(), visit()];
    const code = await ask(computer);
    expect((await poll(thief, code)).code).toBe(9004);
    await agree(await learner(ADA), code);
    expect(await poll(thief, code)).toMatchObject({ code: 9004, data: null });
    const { data } = await poll(computer, code);
    expect((await enter(thief, data.token)).code).toBe(40108);
    expect((await enter(computer, data.token)).code).toBe(0);
  });

  it('R19: twenty polls at once hand it over once', async () => {
    const computer = visit();
    const code = await ask(computer);
    await agree(await learner(ADA), code);
    const polls = await Promise.all(Array.from({ length: 20 }, () => poll(computer, code)));
    expect(polls.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(new Set(polls.map((answer) => answer.code))).toEqual(new Set([0, 9004]));
  });

  it('R40: only a logged-in person agrees, by a press on the shop’s own page', async () => {
    const [computer, phone] = [visit(), await learner(ADA)];
    const code = await ask(computer);
    const foreign = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = { code, agree: 1 };
    expect((await agree(visit(), code)).code).toBe(8504);
    expect((await post(phone, '/auth/qr_answer', body, foreign)).code).not.toBe(0);
    for (const url of [`/auth/qr_answer?code=${code}&agree=1`, `/auth/qr_confirm?code=${code}`])
      await test().ask('knowledge', { url, headers: { cookie: phone.cookie } });
    expect((await poll(computer, code)).code).toBe(9000);
  });

  it('R27: a code of one shop is none in another', async () => {
    const code = await ask(visit());
    expect((await agree(await learner(ADA, 'training'), code)).code).toBe(9004);
  });

  it('D48, R63: outside a demo no phone pretends, and no stand-in account is bound', async () => {
    const dir = makeTempDir('client');
    const plain: TestApp = await openApp(test().database, dir, { config: { demoPages: false } });
    const headers = { 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' };
    const payload = { code: 'x'.repeat(22), outcome: 'conflict' };
    const simulatedResponse = await plain.ask('knowledge', {
      method: 'POST',
      url: '/auth/qr_simulate',
      headers,
      payload,
    });
    expect(simulatedResponse.json().code).toBe(40400);
    const { cookie } = await plain.login(SHOP, ADA);
    const url = '/auth/get_bind_qr_code';
    const request = {
      method: 'POST',
      url,
      headers: { ...headers, cookie },
      payload: { provider: 'wx' },
    } as const;
    expect((await plain.ask('knowledge', request)).json().code).toBe(40104);
    await plain.app.close();
    removeTempDir(dir);
  });
});

describe('binding a social account', () => {
  const askToBind = async (by: Visit, provider = 'wx', phone = ADA) =>
    post(by, '/auth/get_bind_qr_code', { provider, token: await ownProof(test(), SHOP, phone, by.cookie) });
  const readText = async (phone: string): Promise<string[]> =>
    (await get(visit(), '/dev/outbox.json'))
      .filter((message: { to: string }) => message.to === phone)
      .map((message: { purpose: string }) => message.purpose);
  const pollBinding = (by: Visit, code: string) => get(by, `/auth/poll_bind_qr_code?code=${code}`);

  it('M231: binds to the person logged in, who hears of it', async () => {
    const ada = await learner(ADA);
    const { code } = (await askToBind(ada)).data;
    expect((await pollBinding(ada, code)).code).toBe(9000);
    expect((await agree(ada, code)).code).toBe(0);
    expect(await pollBinding(ada, code)).toMatchObject({ code: 0, data: { bound: 1 } });
    const boundChannels = await test().database.stores.channels.of(SHOP, await idOf(ADA));
    expect(boundChannels.map(({ provider }) => provider)).toEqual(['wx']);
    await vi.waitFor(async () => expect(await readText(ADA)).toEqual(['channel-bound']), WAIT);
    const { code: again } = (await askToBind(ada)).data;
    expect((await agree(ada, again)).code).toBe(0);
    expect((await askToBind(ada, 'local')).code).toBe(40104);
    expect((await askToBind(visit())).code).toBe(8504);
  });

  it('R20: never takes over another person’s account, nor gives a person a second one', async () => {
    const [ada, ben] = [await learner(ADA), await learner(BEN)];
    const { code } = (await askToBind(ben, 'qq', BEN)).data;
    expect((await agree(ada, code)).code).toBe(0);
    const { code: other } = (await askToBind(ada, 'qq')).data;
    expect((await agree(ada, other)).code).toBe(9005);
    expect((await pollBinding(ada, other)).code).toBe(9005);
    const { code: third } = (await askToBind(ben, 'qq', BEN)).data;
    expect((await agree(ben, third)).code).toBe(9005);
    const of = await test().database.stores.channels.of(SHOP, await idOf(BEN));
    expect(of.map(({ externalId }) => externalId)).toEqual([`demo-of-${await idOf(ADA)}`]);
    // Who owns the account hears of it, whoever pressed; what was bound before is told to nobody again.
    await vi.waitFor(async () => expect(await readText(BEN)).toEqual(['channel-bound']), WAIT);
    expect(await readText(ADA)).toEqual(['channel-bound']);
  });
});

describe('a login carried to another host', () => {
  /** Somebody who has just logged in: the ticket for the other hosts, and the handle of the session. */
  async function justIn() {
    const computer = visit();
    const code = await ask(computer);
    await agree(await learner(ADA), code);
    const enteredAnswer = await enter(computer, (await poll(computer, code)).data.token);
    const key = /pc_user_key=([^;]+)/.exec(enteredAnswer.cookies.join())?.[1] ?? '';
    return { code: String(enteredAnswer.data.code), key };
  }
  const knock = (code: string, key: string, site: string | undefined = 'same-site') =>
    test().ask('knowledge', {
      url: `/auth/knowledge_login?${new URLSearchParams({ code, pc_user_key: key }).toString()}`,
      headers: site === '' ? {} : { 'sec-fetch-site': site },
    });

  it('M145: a knock of the same site leaves a session there, once, and tells nothing', async () => {
    const { code, key } = await justIn();
    const answer = await knock(code, key);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['set-cookie'])).toMatch(/shop_session=[^;]+;.*HttpOnly/);
    expect((await knock(code, key)).json().code).toBe(40108);
  });

  it('R40: neither a stranger’s page nor the ticket of another session gets in, and neither spends it', async () => {
    const { code, key } = await justIn();
    for (const site of ['cross-site', 'none', ''])
      expect((await knock(code, key, site)).statusCode).toBe(403);
    const other = await knock(code, 'k'.repeat(24));
    expect([other.json().code, other.headers['set-cookie']]).toEqual([40108, undefined]);
    expect((await knock(code, key)).statusCode).toBe(204);
  });

  const script = (
    query: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-dest': 'script' },
  ) =>
    test().ask('knowledge', {
      url: `/auth/cross_login?${new URLSearchParams({ app_id: SHOP, callback: 'landed', ...query }).toString()}`,
      headers,
    });
  const codeIn = (body: string): string =>
    /^\/\*\*\/typeof landed === 'function' && landed\(\{"code":"([\w-]*)"\}\);$/.exec(body)?.[1] ?? 'none';

  it('M151, D60, R41: a script is answered another one-time code and nothing else, once', async () => {
    const { code } = await justIn();
    const answer = await script({ code });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const fresh = codeIn(answer.body);
    expect(fresh).toMatch(/^[\w-]{32}$/);
    expect(fresh).not.toBe(code);
    expect(codeIn((await script({ code })).body)).toBe('');
    expect((await post(visit(), '/auth/cross_login', { code })).code).toBe(40108);
    const enteredAnswer = await post(visit(), '/auth/cross_login', { code: fresh });
    expect([enteredAnswer.code, enteredAnswer.cookies.join().includes('shop_session=')]).toEqual([0, true]);
  });

  it('D60, R41: no page, frame or fetch is answered, and no callback but a plain name', async () => {
    const { code } = await justIn();
    for (const dest of ['document', 'iframe', 'empty', 'image', ''])
      expect((await script({ code }, dest === '' ? {} : { 'sec-fetch-dest': dest })).statusCode).toBe(403);
    const callbacks = [
      '',
      'a.b',
      'alert(1)//',
      'a'.repeat(42),
      '1a',
      'a\u2028b',
      '$',
      'a;b',
      'é',
      '</script>',
    ];
    for (const callback of callbacks) {
      const refusedResponse = await script({ code, callback });
      expect([refusedResponse.statusCode, refusedResponse.headers['content-type']]).toEqual([
        400,
        'application/json; charset=utf-8',
      ]);
    }
    expect(codeIn((await script({ code, app_id: 'apptraining' })).body)).toBe('');
    expect(codeIn((await script({ code: 'x' })).body)).toBe('');
    expect(codeIn((await script({ code })).body)).not.toBe('');
  });

  it('D60, R15: a session that ended takes its codes along', async () => {
    const { code, key } = await justIn();
    await test().database.stores.sessions.revoke(SHOP, key);
    expect(codeIn((await script({ code })).body)).toBe('');
  });

  it('M202, D7: the main host takes the ticket of a login, and ends its own session', async () => {
    const { code } = await justIn();
    const main = visit();
    const enteredAnswer = await post(main, '/auth/login_main', { code });
    const cookie = /shop_session=[^;]+/.exec(enteredAnswer.cookies.join())?.[0] ?? '';
    const there = visit(cookie);
    expect((await get(there, USER_INFO)).code).toBe(0);
    expect((await post(main, '/auth/login_main', { code })).code).toBe(40108);
    const out = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/auth/logout_main',
      headers: { ...out, cookie: there.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
      payload: '',
    });
    expect(answer.json().code).toBe(0);
    expect((await get(there, USER_INFO)).code).toBe(8504);
    expect((await get(visit(), '/auth/business_user_code')).code).toBe(40400);
  });
});
