/** Login by password, new passwords, merchants and what surrounds a session, over HTTP (R14-R16, R22-R24, R26, R37). */
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountChange } from '#server/areas/identity/ports/accounts.ts';
import { AGREEMENT_VERSION } from '#schemas/auth/agreements.ts';
import { hashPassword, makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { makeTickets, type TicketPayloads } from '#server/areas/identity/rules/tickets.ts';
import { shop } from '#server/areas/shop/tables/shops.ts';
import { appSession } from '#server/areas/identity/tables/users.ts';
import { passedCaptcha } from '../support/captcha.ts';
import { withApp } from './app.ts';

// Judging is counted, not timed: each guess costs one verification, whoever is meant.
const passwords = makePasswords();
let judged: (string | undefined)[] = [];
const test = withApp({
  labels: ['knowledge', 'training', 'operations'],
  deps: () => ({
    passwords: {
      hash: (password) => passwords.hash(password),
      matches: (password, stored) => {
        judged.push(stored);
        return passwords.matches(password, stored);
      },
    },
  }),
});
const SHOP = 'appknowledge';
const PASSWORD = 'harvest2718';
const NEW = { password: 'bridge31415', re_password: 'bridge31415' };
const BROWSER = 'browser-of-a-test-browser-of-a-t';

let hash = '';
beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
});

let people = 0;
/** Somebody of one's own: guesses are counted by person. */
async function somebody(change: AccountChange = {}, appId = SHOP) {
  people += 1;
  const phone = `1880000${String(people).padStart(4, '0')}`;
  const { accounts } = test().database.stores;
  const { account } = await accounts.create(appId, { phone, nickname: 'Somebody', avatar: '' });
  await accounts.change(appId, account.id, { passwordHash: hash, ...change });
  return { ...account, phone };
}

interface SendOptions {
  label?: string;
  cookie?: string;
  ip?: string;
}

function send(path: string, fields: Record<string, string>, options: SendOptions = {}) {
  const { label = 'knowledge', cookie: shown = '', ip = '203.0.113.50' } = options;
  const cookie = shown.includes('browser=') ? shown : `browser=${BROWSER}; ${shown}`;
  return test().ask(label, {
    method: 'POST',
    url: path,
    headers: {
      cookie,
      'app-id': `app${label}`,
      origin: `http://${label}.localhost:3000`,
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': 'en',
    },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: ip,
  });
}

const logIn = (
  phone: string,
  password: string,
  more: Record<string, string> = {},
  options: SendOptions = {},
) => send('/auth/password_login', { phone, password, area_code: '86', ...more }, options);

function cookiesOf(answer: LightMyRequestResponse): Record<string, string> {
  const pairs = [answer.headers['set-cookie'] ?? []].flat().map((one) => String(one).split(';')[0] ?? '');
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}
const sessionOf = (answer: LightMyRequestResponse) =>
  `shop_session=${cookiesOf(answer)['shop_session'] ?? ''}`;

async function read(path: string, cookie = '', label = 'knowledge') {
  return (await test().ask(label, { url: path, headers: { cookie } })).json();
}
const isIn = async (cookie: string) => (await read('/auth/status', cookie)).data.logged_in === 1;

/** Status and body, without the number of the request. */
const told = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  body: { ...answer.json(), req_id: '' },
  cookies: Object.keys(cookiesOf(answer)),
});

/** Runs work; answers its result, how many passwords were judged, and how many of them by this hash. */
async function verifying<Result>(work: () => Promise<Result>, of = '') {
  judged = [];
  const result = await work();
  return { result, all: judged.length, of: judged.filter((one) => one === of).length };
}

let flows = 0;
/** What this browser sends that has just passed a captcha. */
function captcha(): Promise<Record<string, string>> {
  flows += 1;
  const sessionId = `flow-of-this-test-${String(flows)}`;
  return passedCaptcha(test().database.stores, { appId: SHOP, sessionId, browser: BROWSER });
}

/** Answers how to change it back. */
async function changeShop(label: string, change: object): Promise<() => Promise<void>> {
  const { stores, db, bus } = test().database;
  const row = await stores.shops.byLabel(label);
  if (row === undefined) throw new Error(`no shop ${label}`);
  const { app_id: appId } = row.info;
  const write = async (info: typeof row.info, revision: number) => {
    await db.update(shop).set({ info, revision }).where(eq(shop.appId, appId));
    await bus.publish('purge', { appId, tags: ['shop'] });
  };
  await write({ ...row.info, ...change }, row.revision + 1);
  return () => write(row.info, row.revision + 2);
}

describe('login by password', () => {
  it('M210, M272: the right one starts a session and answers tickets for other hosts', async () => {
    const { phone } = await somebody();
    const answer = await logIn(phone, PASSWORD);
    expect(answer.json()).toMatchObject({ code: 0, data: { need_set_password: 0 } });
    const { code, token } = answer.json().data;
    expect([code, token]).toEqual([
      expect.stringMatching(/^[\w-]{32}$/),
      expect.stringMatching(/^[\w-]{32}$/),
    ]);
    expect([answer.headers['set-cookie']].flat().find((one) => one?.startsWith('shop_session='))).toMatch(
      /; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await isIn(sessionOf(answer))).toBe(true);
  });

  it('R14: the session is a new one, and the one before is dead', async () => {
    const { phone } = await somebody();
    const first = await logIn(phone, PASSWORD);
    const before = sessionOf(first);
    const second = await logIn(phone, PASSWORD, {}, { cookie: before });
    expect(sessionOf(second)).not.toBe(before);
    expect([await isIn(before), await isIn(sessionOf(second))]).toEqual([false, true]);
    const planted = 'shop_session=planted-by-somebody-else';
    const third = await logIn(phone, PASSWORD, {}, { cookie: planted });
    expect(sessionOf(third)).not.toBe(planted);
    expect(await isIn(planted)).toBe(false);
  });

  it('R15: no body of a login or of what follows holds what opens a session', async () => {
    const { phone } = await somebody();
    const answer = await logIn(phone, PASSWORD);
    const token = cookiesOf(answer)['shop_session'] ?? '';
    expect(token.length).toBeGreaterThan(40);
    const cookie = sessionOf(answer);
    const bodies = [answer.body, JSON.stringify(await read('/auth/user_info', cookie))];
    for (const body of bodies) expect(body).not.toContain(token);
    for (const ticket of [answer.json().data.code, answer.json().data.token])
      expect(await isIn(`shop_session=${String(ticket)}`)).toBe(false);
    const stored = JSON.stringify(await test().database.db.select().from(appSession));
    expect(stored).not.toContain(token);
  });

  it('M210: the area code goes without its plus', async () => {
    const { phone } = await somebody();
    expect((await logIn(phone, PASSWORD, { area_code: '+86' })).json().code).toBe(40000);
    expect((await logIn(phone, PASSWORD, { area_code: '86' })).json().code).toBe(0);
  });

  it('M209: an account name logs in, in any case, and so do the digits of a phone', async () => {
    const { phone } = await somebody({ account: 'reader_one' });
    for (const name of ['reader_one', 'READER_One', phone]) {
      const answer = await send('/auth/account_login', { user_name: name, password: PASSWORD });
      expect(answer.json(), name).toMatchObject({
        code: 0,
        data: { code: expect.stringMatching(/./), token: expect.stringMatching(/./) },
      });
      expect(await isIn(sessionOf(answer))).toBe(true);
    }
    expect((await logIn('reader_one', PASSWORD)).json().code).toBe(0);
  });

  it('M274: what is no password at all stands under the password field', async () => {
    const { phone } = await somebody();
    const answer = await verifying(() => logIn(phone, 'with a space'));
    expect(answer.result.json()).toMatchObject({ code: 2512, data: null });
    expect(answer.all).toBe(0);
  });

  it('M273: what can be nobody’s phone or account stands under the phone field', async () => {
    for (const phone of ['12345', '1', 'a', '１３８００００００００'])
      expect((await logIn(phone, PASSWORD)).json().code, phone).toBe(101104);
  });

  it('R26: known, unknown and without a password are told apart by nothing', async () => {
    const [known, bare] = [await somebody(), await somebody()];
    await test().database.db.execute(`update app_user set password_hash = null where id = '${bare.id}'`);
    const tries = async (phone: string) => {
      const rounds = [];
      for (let index = 0; index < 3; index += 1) {
        const { result, all } = await verifying(() => logIn(phone, 'guess2718'));
        rounds.push({ ...told(result), all });
      }
      return rounds;
    };
    const rounds = await tries(known.phone);
    expect(rounds.map(({ body, all }) => [body.code, all])).toEqual([
      [2511, 1],
      [2511, 1],
      [40101, 0],
    ]);
    expect(await tries('18811112222')).toEqual(rounds);
    expect(await tries(bare.phone)).toEqual(rounds);
  });

  it('M273, M274: with a captcha passed one is told which of the two it was', async () => {
    const { phone } = await somebody();
    expect((await logIn(phone, 'guess2718', await captcha())).json()).toMatchObject({
      code: 2511,
      msg: 'Wrong phone, account or password',
    });
    const { result, all } = await verifying(async () => logIn('18811113333', 'guess2718', await captcha()));
    expect(result.json()).toMatchObject({ code: 101104, msg: 'Wrong phone number or password' });
    expect(all).toBe(1);
  });
});

describe('limits of guessing', () => {
  it('R16: from the third try on a captcha comes first, and one that fails is no way around it', async () => {
    const { phone } = await somebody();
    const code = async (more = {}) => (await logIn(phone, 'guess2718', more)).json().code;
    expect([await code(), await code()]).toEqual([2511, 2511]);
    expect(await code()).toBe(40101);
    // And the flow that comes next asks for one, at an address nothing was counted of.
    const flow = await send('/auth/get_do_verification_account_login', {}, { ip: '203.0.113.90' });
    expect(flow.json().data.types).toBe(1);
    expect(await code({ ...(await captcha()), captcha_ticket: 'made-up' })).toBe(40102);
    expect(await code({ ...(await captcha()), captcha_type: '0' })).toBe(40101);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(40101);
    const passed = await captcha();
    expect((await logIn(phone, PASSWORD, passed)).json().code).toBe(0);
    expect((await logIn(phone, PASSWORD, passed)).json().code).toBe(40102);
    // The right one gave itself back.
    expect((await logIn(phone, PASSWORD, await captcha())).json().code).toBe(0);
  });

  it('R16: of fifty guesses at once five are judged; the lock says what a wrong password says', async () => {
    const own = await hashPassword(PASSWORD);
    const { phone } = await somebody({ passwordHash: own });
    const guesses = await verifying(
      () =>
        Promise.all(
          Array.from({ length: 50 }, async (_value, index) =>
            logIn(phone, `guess${String(index)}`, await captcha(), { ip: `198.51.100.${String(index)}` }),
          ),
        ),
      own,
    );
    expect(guesses.of).toBe(5);
    expect(guesses.all).toBe(50);
    expect(new Set(guesses.result.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
    const late = await verifying(
      async () => logIn(phone, PASSWORD, await captcha(), { ip: '198.51.100.60' }),
      own,
    );
    expect(told(late.result)).toEqual(told(guesses.result[0] ?? late.result));
    expect(late.result.json().code).toBe(2511);
    expect([late.all, late.of]).toEqual([1, 0]);
  }, 60_000);

  it('R16: fifty without a captcha lock nobody out', async () => {
    const { phone } = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_value, index) =>
        logIn(phone, 'guess2718', {}, { ip: `198.51.100.${String(100 + index)}` }),
      ),
    );
    const codes = answers.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code === 2511)).toHaveLength(2);
    expect(codes.filter((code) => code === 40101)).toHaveLength(48);
    expect((await logIn(phone, PASSWORD, await captcha())).json().code).toBe(0);
  });

  it('R16: an address guesses twenty times, whoever is meant; right ones are no guesses', async () => {
    const ip = '203.0.113.77';
    const { phone } = await somebody();
    for (let index = 0; index < 3; index += 1)
      expect((await logIn(phone, PASSWORD, {}, { ip })).json().code).toBe(0);
    const answers = await verifying(() =>
      Promise.all(
        Array.from({ length: 24 }, (_value, index) =>
          logIn(`1877000${String(1000 + index)}`, 'guess2718', {}, { ip }),
        ),
      ),
    );
    const codes = answers.result.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code === 2511)).toHaveLength(20);
    expect(codes.filter((code) => code === 42900)).toHaveLength(4);
    expect(answers.all).toBe(20);
    const refused = (await logIn(phone, PASSWORD, {}, { ip })).json();
    expect(refused.data.retry_at - Date.now() / 1000).toBeGreaterThan(500);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(0);
  }, 60_000);
});

describe('who may log in', () => {
  it.each([
    ['closed', { is_closed: 1 }],
    ['expired', { expiry_version: 2 }],
    ['sealed', { status: { is_sealed: 1 } }],
  ])('M284, R37: nobody enters a shop that is %s', async (_state, change) => {
    const label = 'training';
    const undo = await changeShop(label, change);
    const right = await verifying(() => logIn('19900000001', 'learn123', {}, { label }));
    expect(right.result.json()).toMatchObject({ code: 40107, msg: 'Shop has been closed' });
    expect(right.all).toBe(0);
    expect(right.result.headers['set-cookie']).toBeUndefined();
    await undo();
    expect((await logIn('19900000001', 'learn123', {}, { label })).json().code).toBe(0);
  });

  it('M190, M275: an internal shop tells strangers so, who know their password', async () => {
    const label = 'training';
    const undo = await changeShop(label, { entry_mode: 2 });
    expect((await logIn('19900000001', 'guess2718', {}, { label })).json().code).toBe(2511);
    const stranger = await logIn('19900000001', 'learn123', {}, { label });
    expect(stranger.json()).toMatchObject({ code: 40105, data: null });
    expect(stranger.headers['set-cookie']).toBeUndefined();
    expect((await logIn('19900000004', 'learn123', {}, { label })).json().code).toBe(0);
    await undo();
  });

  it('M275: a disabled account is told so with the right password alone', async () => {
    const { phone } = await somebody({ disabledAt: Date.now() });
    expect((await logIn(phone, 'guess2718')).json().code).toBe(2511);
    expect((await logIn(phone, PASSWORD)).json().code).toBe(40106);
  });

  it('M124, M214: each shop says which ways it offers, and refuses the others', async () => {
    const ways = async (label: string) => (await read('/auth/login_ways', '', label)).data;
    expect(await ways('knowledge')).toEqual({ verify_code: 1, phone_password: 1, wx: 1, qq: 1 });
    expect(await ways('training')).toEqual({ verify_code: 0, phone_password: 1, wx: 1, qq: 0 });
    const undo = await changeShop('training', { login_by_password_enabled: '0' });
    expect(await ways('training')).toMatchObject({ phone_password: 0, wx: 1 });
    const enabled = await read('/api/shop.password_login.get/1.0.0', '', 'training');
    expect(enabled.data).toEqual({ login_by_password_enabled: '0' });
    expect((await logIn('19900000001', 'learn123', {}, { label: 'training' })).json().code).toBe(40104);
    await undo();
  });

  it('M231: a training shop shows nothing before a login', async () => {
    expect((await read('/auth/forced_login', '', 'training')).data).toEqual({ forced: 1 });
    expect((await read('/auth/forced_login')).data).toEqual({ forced: 0 });
  });

  it('M203: auth status is quiet about who is not there', async () => {
    expect(await read('/auth/status')).toMatchObject({ code: 0, data: { logged_in: 0 } });
    const { cookie } = await test().login(SHOP, '19900000001');
    expect(await read('/auth/status', cookie)).toMatchObject({ code: 0, data: { logged_in: 1 } });
  });
});

describe('what a login leaves', () => {
  it('M156: user info holds what the person says of themself, and a masked e-mail where it is asked for', async () => {
    const { id, phone } = await somebody({
      email: 'reader@school.example',
      realName: '林小满',
      company: '拾光书院',
      position: '编辑',
    });
    const { channels } = test().database.stores;
    await channels.add(SHOP, { provider: 'wx', externalId: `wx-${id}`, userId: id, nickname: '小满' });
    await channels.add(SHOP, { provider: 'qq', externalId: `qq-${id}`, userId: id, nickname: 'xm' });
    await channels.add(SHOP, { provider: 'local', externalId: `lo-${id}`, userId: id, nickname: 'phone' });
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const { user_info: info } = (await read('/auth/user_info?need_account_email=1', cookie)).data;
    expect(info).toMatchObject({
      user_id: id,
      app_id: SHOP,
      pc_user_key: expect.stringMatching(/./),
      wx_avatar: '',
      wx_nickname: 'Somebody',
      wx_name: '林小满',
      job: '编辑',
      company: '拾光书院',
      channels: [
        { type: 'wechat', nickname: '小满', wx_nickname: '小满' },
        { type: 'qq', nickname: 'xm' },
      ],
      account_email: 'r***@school.example',
    });
    expect((await read('/auth/user_info', cookie)).data.user_info).not.toHaveProperty('account_email');
  });

  it('M151: its code starts a session elsewhere, once, while its own session lives', async () => {
    const { phone } = await somebody();
    const login = await logIn(phone, PASSWORD);
    const { code } = login.json().data;
    const answer = await send('/auth/cross_login', { code });
    expect(answer.json().code).toBe(0);
    expect(await isIn(sessionOf(answer))).toBe(true);
    expect(await isIn(sessionOf(login))).toBe(true);
    expect((await send('/auth/cross_login', { code })).json().code).toBe(40108);
    const { token } = (await logIn(phone, PASSWORD, {}, { cookie: sessionOf(login) })).json().data;
    expect((await send('/auth/cross_login', { code: login.json().data.token })).json().code).toBe(40108);
    expect((await send('/auth/cross_login', { code: token })).json().code).toBe(0);
  });

  it('M158, M159, M160: super members alone are told so, whoever the body names', async () => {
    const ask = async (phone: string, body = {}) => {
      const { cookie } = await test().login(SHOP, phone);
      return (await send('/api/svip.info.get/1.0.0', body, { cookie })).json();
    };
    const member = (await test().database.stores.users.list(SHOP)).find(
      ({ phone }) => phone === '19900000002',
    );
    expect(await ask('19900000002')).toMatchObject({
      code: 0,
      data: { url: '/page/svip', is_svip: 1, expire_at: '' },
    });
    expect(await ask('19900000001', { shop_id: SHOP, user_id: member?.id ?? '' })).toMatchObject({
      code: 3010,
      data: null,
    });
  });
});

describe('a new password', () => {
  const browser = `browser=${BROWSER}`;
  const proofOf = (user: { id: string; phone: string }, change: Partial<TicketPayloads['proof']> = {}) =>
    makeTickets(test().database.stores.tickets, { now: () => Date.now() }).make(
      SHOP,
      'proof',
      { purpose: 'modifyPwd', phone: user.phone, userId: user.id, browser: BROWSER, ...change },
      60_000,
    );
  const reset = (token: string, entries: Record<string, string> = NEW, cookie = browser) =>
    send('/auth/reset_password', { ...entries, token }, { cookie });

  it('M213, R22: the proof of a phone sets one, ends every session and logs nobody in', async () => {
    const user = await somebody();
    const [here, there] = [
      sessionOf(await logIn(user.phone, PASSWORD)),
      sessionOf(await logIn(user.phone, PASSWORD)),
    ];
    const { token: carried } = (await logIn(user.phone, PASSWORD)).json().data;
    const answer = await reset(await proofOf(user), NEW, `${browser}; ${here}`);
    expect(answer.json()).toMatchObject({ code: 0, data: { phone: user.phone } });
    expect(cookiesOf(answer)['shop_session']).toBe('');
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect((await send('/auth/cross_login', { code: carried })).json().code).toBe(40108);
    expect((await logIn(user.phone, PASSWORD)).json().code).toBe(2511);
    expect((await logIn(user.phone, NEW.password)).json().code).toBe(0);
    const stored = await test().database.stores.accounts.byId(SHOP, user.id);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('M282, R22: a token works once, in its browser, for its purpose', async () => {
    const user = await somebody();
    const token = await proofOf(user);
    expect((await reset(token, NEW, 'browser=somebody-elses-browser-somebody1')).json()).toMatchObject({
      code: 10013,
      msg: 'The verification code has expired',
    });
    for (const change of [{ purpose: 'bindPhone' as const }, { phone: '18799999999' }])
      expect((await reset(await proofOf(user, change))).json().code).toBe(10013);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => reset(token)))).map((answer) =>
      Number(answer.json().code),
    );
    expect(codes.sort((one, other) => one - other)).toEqual([0, 10013, 10013, 10013, 10013]);
    expect((await reset('a-token-nobody-ever-made')).json().code).toBe(10013);
  });

  it('M283, R23: one that will not do says why, and costs no token', async () => {
    const user = await somebody();
    const token = await proofOf(user);
    const code = async (password: string, again = password) =>
      (await reset(token, { password, re_password: again })).json().code;
    expect(await code('abc12')).toBe(40112);
    expect(await code('lettersonly')).toBe(40112);
    expect(await code('letters and 1')).toBe(40112);
    expect(await code('bridge31415', 'bridge31416')).toBe(40114);
    for (const common of ['Password123', 'woaini1314', '1q2w3e4r']) expect(await code(common)).toBe(40113);
    expect(await code('bridge31415')).toBe(0);
  });

  it('R16: a new password ends the lock of the old one', async () => {
    const user = await somebody();
    for (let index = 0; index < 5; index += 1) await logIn(user.phone, 'guess2718', await captcha());
    expect((await logIn(user.phone, PASSWORD, await captcha())).json().code).toBe(2511);
    await reset(await proofOf(user));
    expect((await logIn(user.phone, NEW.password, await captcha())).json().code).toBe(0);
  });

  it('R24: is set without another word only soon after a login, and only where there is none', async () => {
    const { id, phone } = await somebody({ passwordHash: hash });
    const { db, stores } = test().database;
    const { cookie } = await test().login(SHOP, '19900000006');
    const create = (by: string) => send('/auth/set_password', NEW, { cookie: by });
    expect((await create(cookie)).json().code).toBe(40900);
    await db.execute(`update app_user set password_hash = null where id = '${id}'`);
    const { token, session } = await stores.sessions.create(SHOP, id, { userAgent: 'test' });
    const fresh = `shop_session=${token}`;
    const age = (createdAt: number) =>
      db.update(appSession).set({ createdAt }).where(eq(appSession.publicId, session.publicId));
    await age(Date.now() - 11 * 60_000);
    expect((await create(fresh)).json().code).toBe(40116);
    await age(Date.now() - 9 * 60_000);
    expect((await create(fresh)).json().code).toBe(0);
    expect((await create(fresh)).json().code).toBe(40900);
    expect((await logIn(phone, NEW.password)).json().code).toBe(0);
  });

  it('R24: is changed by the present one or a fresh proof; other sessions end, this one stays', async () => {
    const user = await somebody();
    const [here, there] = [
      sessionOf(await logIn(user.phone, PASSWORD)),
      sessionOf(await logIn(user.phone, PASSWORD)),
    ];
    const change = (fields: Record<string, string>) =>
      send('/auth/change_password', { ...NEW, ...fields }, { cookie: `${browser}; ${here}` });
    expect((await change({})).json().code).toBe(40116);
    expect((await change({ old_password: 'guess2718' })).json().code).toBe(40115);
    expect((await change({ token: await proofOf(await somebody()) })).json().code).toBe(10013);
    expect(await isIn(there)).toBe(true);
    expect((await change({ old_password: PASSWORD })).json().code).toBe(0);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await change({ token: await proofOf(user) })).json().code).toBe(0);
  });

  it('R16, R24: a session is no place to guess the present one from', async () => {
    const own = await hashPassword(PASSWORD);
    const user = await somebody({ passwordHash: own });
    const cookie = sessionOf(await logIn(user.phone, PASSWORD));
    const change = (old_password: string) =>
      send('/auth/change_password', { ...NEW, old_password }, { cookie });
    const { of, result } = await verifying(
      () => Promise.all(Array.from({ length: 20 }, (_value, index) => change(`guess${String(index)}`))),
      own,
    );
    expect(of).toBe(5);
    expect(new Set(result.map((answer) => Number(answer.json().code)))).toEqual(new Set([40115]));
    expect((await change(PASSWORD)).json().code).toBe(40115);
  });

  it('M229: a training account changes its own with the present one', async () => {
    const user = await somebody({ account: 'trainee_one' }, 'apptraining');
    const options = { label: 'training' };
    const login = await send(
      '/auth/account_login',
      { user_name: 'trainee_one', password: PASSWORD },
      options,
    );
    const modify = (old_password: string) =>
      send(
        '/api/train.password.modify/1.0.0',
        { ...NEW, old_password },
        { ...options, cookie: sessionOf(login) },
      );
    expect((await modify('guess2718')).json().code).toBe(40115);
    expect((await modify(PASSWORD)).json().code).toBe(0);
    expect((await logIn(user.phone, NEW.password, {}, options)).json().code).toBe(0);
  });
});

describe('what was agreed to', () => {
  it('D63: the version accepted is kept with its first moment, and an older tab takes nothing back', async () => {
    const { id, phone } = await somebody();
    const { accounts } = test().database.stores;
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const accept = async (version: string) =>
      (await send('/auth/accept_agreement', { version }, { cookie })).json().code;
    const kept = async () => {
      const account = await accounts.byId(SHOP, id);
      return [account?.agreed, account?.agreedAt];
    };
    expect(await kept()).toEqual(['', undefined]);
    const before = Date.now();
    expect(await accept(AGREEMENT_VERSION)).toBe(0);
    const first = await kept();
    expect(first).toEqual([AGREEMENT_VERSION, expect.any(Number)]);
    expect(Number(first[1])).toBeGreaterThanOrEqual(before);
    for (const version of [AGREEMENT_VERSION, '0']) expect(await accept(version)).toBe(0);
    expect(await kept()).toEqual(first);
  });

  it('D63: texts that are not written yet are accepted by nobody', async () => {
    const { id, phone } = await somebody();
    const cookie = sessionOf(await logIn(phone, PASSWORD));
    const answer = await send(
      '/auth/accept_agreement',
      { version: String(Number(AGREEMENT_VERSION) + 1) },
      { cookie },
    );
    expect(answer.json().code).toBe(40900);
    expect((await test().database.stores.accounts.byId(SHOP, id))?.agreed).toBe('');
  });
});

describe('merchants of an operations school', () => {
  const label = 'operations';
  const appId = 'appoperations';

  /** Logs a merchant in to the back end, as the switchboard does; answers what their browser keeps. */
  async function merchant(phone: string) {
    const answer = await send('/dev/merchant', { phone }, { label });
    return `b_session=${cookiesOf(answer)['b_session'] ?? ''}; browser=${BROWSER}`;
  }
  const introduce = (cookie: string) => read('/auth/b_user_info', cookie, label);
  const press = (name: 'login' | 'register', code: string, cookie: string) =>
    send(`/auth/${name}_by_admin`, { code }, { label, cookie });

  it('M157: the merchant of a browser is introduced by avatar and masked phone, with a code', async () => {
    const { code, data } = await introduce(await merchant('19900000001'));
    expect(code).toBe(0);
    expect(data).toMatchObject({ headimgurl: '/demo/avatars/xiaoman.svg', phone_name: '199****0001' });
    expect(data.code).toMatch(/^[\w-]{32}$/);
    expect((await introduce('')).code).toBe(40400);
    expect((await introduce('b_session=made-up')).code).toBe(40400);
  });

  it('M192: one whom the shop knows logs in, once a code', async () => {
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    const answer = await press('login', code, cookie);
    expect(answer.json().code).toBe(0);
    const info = await read('/auth/user_info', sessionOf(answer), label);
    expect(info.data.user_info.phone).toBe('199****0001');
    expect((await press('login', code, cookie)).json().code).toBe(40108);
  });

  it('M147, M277: one whom it does not know is asked to register, with the same code', async () => {
    const cookie = await merchant('19900000008');
    const { code } = (await introduce(cookie)).data;
    expect((await press('login', code, cookie)).json().code).toBe(9002);
    const answer = await press('register', code, cookie);
    expect(answer.json()).toMatchObject({ code: 0, data: { need_set_password: 1 } });
    const account = await test().database.stores.accounts.byPhone(appId, '19900000008');
    expect(account).toMatchObject({ roles: ['learner'], passwordHash: undefined });
    const { code: next } = (await introduce(cookie)).data;
    expect((await press('login', next, cookie)).json().code).toBe(0);
  });

  it('R20: registering changes nothing of somebody who is there', async () => {
    const { accounts } = test().database.stores;
    const before = await accounts.byPhone(appId, '19900000001');
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    expect((await press('register', code, cookie)).json().code).toBe(0);
    expect(await accounts.byPhone(appId, '19900000001')).toEqual(before);
  });

  it('R21: a code is worth nothing without the merchant’s session, in another browser, or in another shop', async () => {
    const cookie = await merchant('19900000001');
    const { code } = (await introduce(cookie)).data;
    const other = await merchant('19900000008');
    const [session = ''] = cookie.split(';');
    for (const shown of [
      '',
      `browser=${BROWSER}`,
      `${session}; browser=somebody-elses-browser-somebody1`,
      other,
    ])
      expect((await press('login', code, shown)).json().code, shown).toBe(40108);
    expect((await send('/auth/login_by_admin', { code }, { cookie })).json().code).toBe(4005);
    expect((await read('/auth/b_user_info', cookie)).code).toBe(40400);
    expect((await press('login', code, cookie)).json().code).toBe(0);
  });

  it('M192: the switchboard makes merchants in an operations school alone', async () => {
    expect((await send('/dev/merchant', { phone: '19900000001' })).json().code).toBe(4005);
    expect((await send('/dev/merchant', { phone: '18800000000' }, { label })).json().code).toBe(40400);
    const page = (await test().ask(label, '/dev/shops')).body;
    expect(page.match(/operations\.localhost:3000\/dev\/merchant/g)).toHaveLength(2);
    expect(page.match(/\/dev\/merchant/g)).toHaveLength(2);
  });
});
