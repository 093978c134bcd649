/** The personal centre over HTTP: what a person says of themself, their devices, addresses and files (M226, M260, M261, D90, D93, R14, R24, R45). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readEnvelope } from '#api/answer.ts';
import { makeCaller } from '#api/call.ts';
import type { AvatarEvent } from '#features/account/avatar.machine.ts';
import { sendAvatar } from '#features/account/send-avatar.ts';
import { CODES } from '#schemas/api/codes.ts';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import { deleteDue } from '#server/areas/identity/rules/account-deletion.ts';
import { CALL_LIMITS } from '#server/start/call-limits.ts';
import { comment, commentLike } from '#server/areas/comments/tables/comments.ts';
import { couponClaim } from '#server/areas/coupons/tables/coupons.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { frankPainter, readPicture } from '../support/captcha.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, openApp, withApp } from './app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const APP = 'appknowledge';
const FACE = '/demo/avatars/xiaoman.svg';

let shift = 0;
const test = withApp({
  labels: ['knowledge', 'training'],
  deps: () => ({ painter: frankPainter, clock: { now: () => Date.now() + shift } }),
});

let people = 0;
let keys = 0;

interface Me {
  id: string;
  phone: string;
  cookie: string;
  browser: string;
  ip: string;
}

/** Somebody nobody else in this file is, logged in in a browser of their own. */
async function somebody(change: object = {}): Promise<Me> {
  people += 1;
  const phone = `1370000${String(people).padStart(4, '0')}`;
  const { stores } = test().database;
  const { account } = await stores.accounts.create(APP, { phone, nickname: `N${phone}`, avatar: FACE });
  await stores.accounts.change(APP, account.id, change);
  const { token } = await stores.sessions.create(APP, account.id, { userAgent: 'Chrome/1 Windows' });
  const browser = String(people).padStart(32, 'p');
  const ip = `10.7.${String(Math.floor(people / 250))}.${String((people % 250) + 1)}`;
  return { id: account.id, phone, cookie: `browser=${browser}; shop_session=${token}`, browser, ip };
}

async function another(me: Me, userAgent = 'Firefox/1 Linux'): Promise<Me> {
  const { token } = await test().database.stores.sessions.create(APP, me.id, { userAgent });
  people += 1;
  const browser = String(people).padStart(32, 'q');
  return { ...me, cookie: `browser=${browser}; shop_session=${token}`, browser };
}

const headersOf = (me: Me, locale = 'en') => ({
  cookie: me.cookie,
  'app-id': APP,
  'accept-language': locale,
  origin: 'http://knowledge.localhost:3000',
});

async function post(me: Me, url: string, payload: object = {}) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url,
    headers: headersOf(me),
    payload,
    remoteAddress: me.ip,
  });
  return { ...answer.json(), cookies: [answer.headers['set-cookie'] ?? []].flat().map(String) };
}

async function get(me: Me, url: string, locale = 'en') {
  const asked = { url, headers: headersOf(me, locale), remoteAddress: me.ip };
  return (await test().ask('knowledge', asked)).json();
}

const info = (me: Me) => get(me, '/api/personal.info.get/1.0.0');
const update = (me: Me, change: object) => post(me, '/auth/update_user_info', change);
const isIn = async (me: Me) => (await get(me, '/auth/user_info')).code === 0;

interface Message {
  to: string;
  purpose: string;
  code: string;
  text: string;
}
async function outbox(to: string): Promise<Message[]> {
  const all: Message[] = (await test().ask('knowledge', '/dev/outbox.json')).json();
  return all.filter((message) => message.to === to);
}
const told = (to: string, purpose: string) =>
  vi.waitFor(async () => {
    const found = (await outbox(to)).find((message) => message.purpose === purpose);
    expect(found, `${purpose} to ${to}`).toBeDefined();
    return found;
  }, 10_000);

async function picture(me: Me) {
  keys += 1;
  const code_key = `key${String(keys).padStart(7, '0')}`;
  const { data } = await get(me, `/auth/image_code?code_key=${code_key}`);
  return { code_key, img_code: readPicture(data.img_url) };
}

/** The token of the person's own phone, proven in this browser. */
async function proof(me: Me): Promise<string> {
  const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
  const given = { ...(await picture(me)), session_id, area_code: '86' };
  expect((await post(me, '/auth/send_sms', { ...given, phone_name: me.phone })).code).toBe(0);
  const code = (await outbox(me.phone)).find((message) => message.code !== '')?.code;
  const body = { phone: me.phone, area_code: '86', check_phone: 1, session_id, code };
  return (await post(me, '/auth/verify_phone_code', body)).data.token;
}

async function mailCode(me: Me, email: string, scene = 'bind'): Promise<string> {
  const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
  const { code_key, img_code } = await picture(me);
  const captcha = { captcha_type: 2, captcha_ticket: img_code, captcha_randstr: code_key };
  const asked = { email, scene, session_id, ...captcha };
  expect((await post(me, '/api/form.email_code.get/1.0.0', asked)).code).toBe(0);
  return (await outbox(email)).find((message) => message.code !== '')?.code ?? '';
}

/** Runs as if the login were this old. */
async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  shift = ms;
  try {
    return await work();
  } finally {
    shift = 0;
  }
}

describe('what a person says of themself', () => {
  it('M260: the ten fields, phone and e-mail masked, no hash of the password', async () => {
    const me = await somebody({ email: 'reader1@school.example' });
    expect((await info(me)).data).toEqual({
      user_id: me.id,
      nickname: `N${me.phone}`,
      avatar: FACE,
      gender: 0,
      birthday: '',
      real_name: '',
      address: { region_code: '', detail: '' },
      region_names: [],
      company: '',
      position: '',
      email: 'r***@school.example',
      phone: `137****${me.phone.slice(-4)}`,
      area_code: '86',
      has_password: 0,
      channels: [],
      delete_at: 0,
    });
  });

  it('D90: only what is sent changes, and the user info says it too', async () => {
    const me = await somebody();
    await update(me, { gender: 2, company: 'Harbour School' });
    const change = {
      nickname: ' Mira\u202e\n ',
      real_name: 'Mira Lindqvist',
      birthday: '1990-02-28',
      position: 'Editor',
      address: { region_code: '330106', detail: 'Wensan Road 1' },
    };
    const { data } = await update(me, change);
    expect(data).toMatchObject({
      ...change,
      nickname: 'Mira',
      gender: 2,
      company: 'Harbour School',
      region_names: ['Zhejiang', 'Hangzhou', 'Xihu'],
    });
    expect((await get(me, '/auth/user_info')).data.user_info).toMatchObject({
      wx_nickname: 'Mira',
      wx_name: 'Mira Lindqvist',
      company: 'Harbour School',
      job: 'Editor',
    });
  });

  it.each([
    ['M184: an empty nickname', { nickname: '' }, 'nickname-empty'],
    ['M184: a nickname of blanks', { nickname: '  \n ' }, 'nickname-empty'],
    ['B52: a nickname nobody sees', { nickname: '\u200b\u2060' }, 'nickname-empty'],
    ['D90: a nickname of 21', { nickname: 'a'.repeat(21) }, 'bad-parameters'],
    ['D90: a day that is none', { birthday: '2023-02-29' }, 'answers-invalid'],
    ['D90: a gender there is not', { gender: 3 }, 'bad-parameters'],
    ['D90: a company of 51', { company: 'a'.repeat(51) }, 'bad-parameters'],
    ['D90: a region nobody has', { address: { region_code: '339999', detail: '' } }, 'answers-invalid'],
    ['R45: a picture of another site', { avatar: 'https://evil.example/a.png' }, 'upload-refused'],
  ] as const)('%s is refused, and nothing of the rest changes', async (_name, change, code) => {
    const me = await somebody();
    const answer = await update(me, { position: 'Editor', ...change });
    expect(answer).toMatchObject({ code: CODES[code].code, msg: CODES[code].en });
    expect((await info(me)).data.position).toBe('');
  });

  it("D90: a birthday may be today by the shop's calendar and not tomorrow", async () => {
    const me = await somebody();
    // Half past midnight there, and still the day before in Greenwich.
    const midnight = Math.ceil(Date.now() / DAY) * DAY - 8 * 3_600_000;
    await later(midnight + DAY / 48 - Date.now(), async () => {
      const day = (ms: number) => new Date(midnight + 8 * 3_600_000 + ms).toISOString().slice(0, 10);
      expect((await update(me, { birthday: day(0) })).code).toBe(0);
      expect((await update(me, { birthday: day(DAY) })).data).toEqual({
        fields: [{ field: 'birthday', rule: 'date' }],
      });
      expect((await update(me, { birthday: '' })).data.birthday).toBe('');
    });
  });

  it('R30: whose account it is, and its roles, are nothing a body can say', async () => {
    const [me, other] = [await somebody(), await somebody()];
    await update(me, { user_id: other.id, roles: ['owner'], phone: other.phone, gender: 1 });
    expect((await info(other)).data.gender).toBe(0);
    expect((await info(me)).data).toMatchObject({ gender: 1, user_id: me.id });
  });
});

describe('regions and companies', () => {
  it('M228: provinces, then cities, then districts, in both languages', async () => {
    const me = await somebody();
    const below = async (parent: string, locale?: string) =>
      (await get(me, `/api/form.region.get/1.0.0${parent}`, locale)).data.list;
    const provinces = await below('');
    expect(provinces).toHaveLength(35);
    expect(provinces[0]).toEqual({ code: '110000', name: 'Beijing', has_more: 1 });
    const cities = await below('?parent=330000', 'zh');
    expect(cities[0]).toEqual({ code: '330100', name: '杭州市', has_more: 1 });
    expect(await below('?parent=330100')).toContainEqual({ code: '330106', name: 'Xihu', has_more: 0 });
    expect(await below('?parent=330106')).toEqual([]);
    expect(await below('?parent=999999')).toEqual([]);
  });

  it('D91: companies learners of this shop named, ten at most, and nothing that is personal', async () => {
    const me = await somebody();
    for (let index = 0; index < 12; index += 1) await somebody({ company: `Quillpoint ${String(index)}` });
    await somebody({ company: 'Quillpoint 13800001111' });
    const search = async (text: string) =>
      (await get(me, `/api/form.company.search/1.0.0?text=${encodeURIComponent(text)}`)).data?.list;
    const found = await search('quillp');
    expect(found).toHaveLength(10);
    expect(found).not.toContain('Quillpoint 13800001111');
    expect(await search('13800001111')).toEqual([]);
    expect(await search('%%')).toEqual([]);
    expect(await search('q')).toBeUndefined();
  });

  it('D91: a form may be open to anyone; a stranger is offered what several named, so often an address', async () => {
    for (const name of ['Northwind Tea', 'Northwind Tea', 'Northwind Tea', 'Northwind Ink'])
      await somebody({ company: name });
    const stranger = { ...(await somebody()), cookie: '' };
    const search = (label: string, by = stranger) =>
      test().ask(label, {
        url: '/api/form.company.search/1.0.0?text=northwind',
        headers: { cookie: by.cookie },
        remoteAddress: by.ip,
      });
    expect((await search('knowledge')).json()).toMatchObject({ code: 0, data: { list: ['Northwind Tea'] } });
    const known = await search('knowledge', await somebody());
    expect(known.json().data.list).toEqual(['Northwind Ink', 'Northwind Tea']);
    expect((await search('training')).json()).toMatchObject({ code: 0, data: { list: [] } });
    const { max = 0, per } = CALL_LIMITS.get('company-search') ?? {};
    expect(per).toBe('ip');
    await Promise.all(Array.from({ length: max }, () => search('training')));
    expect((await search('training')).json().code).toBe(CODES['rate-limited'].code);
  });
});

describe('devices', () => {
  it('R14: this browser first; one of them is ended, then all others, and nobody else’s', async () => {
    const me = await somebody();
    const [second, third] = [await another(me), await another(me, 'Safari/1 iPhone')];
    const stranger = await somebody();
    const list = async (who: Me) => (await get(who, '/api/personal.sessions.get/1.0.0')).data.list;
    const [mine, ...others] = await list(me);
    expect(mine).toMatchObject({ device: 'Chrome · Windows', is_this: 1 });
    expect(others.map(({ device }: { device: string }) => device).sort()).toEqual([
      'Firefox · Linux',
      'Safari · iPhone',
    ]);
    const end = (who: Me, body: object) => post(who, '/api/personal.sessions.end/1.0.0', body);
    const [theirs] = await list(stranger);
    expect((await end(me, { id: theirs.id })).code).toBe(CODES['not-found'].code);
    const [firefox] = await list(second);
    expect((await end(me, { id: firefox.id })).data).toEqual({ ended: 1 });
    expect([await isIn(me), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    expect((await end(me, {})).data).toEqual({ ended: 1 });
    expect([await isIn(me), await isIn(third), await isIn(stranger)]).toEqual([true, false, true]);
    expect((await end(me, { id: mine.id })).cookies.join()).toMatch(/shop_session=;/);
    expect(await isIn(me)).toBe(false);
  });
});

describe('the e-mail address', () => {
  const bind = (me: Me, body: object) => post(me, '/api/personal.email.bind/1.0.0', body);

  it('D90, R24: a first one soon after the login needs its code alone; the session is a new one', async () => {
    const me = await somebody();
    const email = `first-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    expect((await bind(me, { email, code: code === '000000' ? '000001' : '000000' })).code).toBe(4);
    const bound = await bind(me, { email, code });
    expect(bound).toMatchObject({ code: 0, data: { email: 'f***@school.example' } });
    expect(bound.cookies.join()).toMatch(/shop_session=[\w-]{43}/);
    expect(await isIn(me)).toBe(false);
    expect((await told(me.phone, 'email-changed'))?.text).toContain('the e-mail address of your account');
  });

  it('R24, B32: another one needs a fresh proof; the old address is told and the other sessions end', async () => {
    const old = `old-${String(people)}@school.example`;
    const me = await somebody({ email: old });
    const other = await another(me);
    const email = `new-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    expect((await bind(me, { email, code })).code).toBe(CODES['proof-needed'].code);
    expect((await bind(me, { email, code, token: 'a'.repeat(32) })).code).toBe(10013);
    const thief = await somebody();
    expect((await bind(me, { email, code, token: await proof(thief) })).code).toBe(10013);
    const token = await proof(me);
    expect((await bind(me, { email, code: '12', token })).code).toBe(4);
    expect((await bind(me, { email, code, token })).code).toBe(0);
    expect(await isIn(other)).toBe(false);
    expect(await told(old, 'email-changed')).toMatchObject({ code: '' });
    const account = await test().database.stores.accounts.byId(APP, me.id);
    expect(account?.email).toBe(email);
  });

  it('R24: a login of yesterday is no proof', async () => {
    const me = await somebody();
    const email = `late-${me.phone}@school.example`;
    const code = await mailCode(me, email);
    const answer = await later(11 * MINUTE, () => bind(me, { email, code }));
    expect(answer.code).toBe(CODES['proof-needed'].code);
  });

  it("D90: somebody else's address is refused, once its code is known", async () => {
    const email = `taken-${String(people)}@school.example`;
    await somebody({ email });
    const me = await somebody();
    const answer = await bind(me, { email, code: await mailCode(me, email) });
    expect(answer).toMatchObject({ code: CODES['email-taken'].code, msg: CODES['email-taken'].en });
  });
});

describe('social accounts', () => {
  const unbind = (me: Me, provider: QrProviderName, more: object = {}) =>
    post(me, '/api/personal.channel.unbind/1.0.0', { provider, ...more });
  const scanned = (me: Me, provider: QrProviderName) =>
    test().database.stores.channels.add(APP, {
      provider,
      externalId: `x-${provider}-${me.id}`,
      userId: me.id,
      nickname: 'Mira',
    });

  it('M261: one is taken off and told; one that is not there is not found', async () => {
    const me = await somebody();
    await scanned(me, 'wx');
    expect((await info(me)).data.channels).toEqual([{ provider: 'wx', nickname: 'Mira' }]);
    expect((await unbind(me, 'qq')).code).toBe(CODES['not-found'].code);
    expect((await unbind(me, 'wx')).code).toBe(0);
    expect((await info(me)).data.channels).toEqual([]);
    await told(me.phone, 'channel-unbound');
  });

  it('D90: the last way to log in stays', async () => {
    const me = await somebody();
    await test().database.stores.accounts.change(APP, me.id, { phone: '' });
    await scanned(me, 'wx');
    expect(await unbind(me, 'wx')).toMatchObject({ code: CODES['last-login-way'].code });
    await scanned(me, 'qq');
    expect((await unbind(me, 'wx')).code).toBe(0);
    expect((await unbind(me, 'qq')).code).toBe(CODES['last-login-way'].code);
    await test().database.stores.accounts.change(APP, me.id, { phone: me.phone });
  });

  it('D90: of two taken off at once one stays, where nothing else lets the person in', async () => {
    const me = await somebody();
    const { accounts, channels } = test().database.stores;
    await accounts.change(APP, me.id, { phone: '' });
    await scanned(me, 'wx');
    await scanned(me, 'qq');
    const answers = await Promise.all([unbind(me, 'wx'), unbind(me, 'qq')]);
    const codes = answers.map(({ code }) => Number(code));
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, CODES['last-login-way'].code]);
    expect(await channels.of(APP, me.id)).toHaveLength(1);
    await accounts.change(APP, me.id, { phone: me.phone });
  });

  it('R24, B32: an old login needs a proof first', async () => {
    const me = await somebody();
    await scanned(me, 'qq');
    const token = await proof(me);
    await later(11 * MINUTE, async () => {
      expect((await unbind(me, 'qq')).code).toBe(CODES['proof-needed'].code);
      expect((await unbind(me, 'qq', { token })).code).toBe(0);
    });
  });
});

describe('a first phone', () => {
  it('R24, B32: is not added by an old login, which may be stolen', async () => {
    const me = await somebody({ phone: '' });
    const body = { phone: '86-13799990001', area_code: '86', code: '000000', session_id: 'a'.repeat(24) };
    const bind = async (more: object = {}) => (await post(me, '/auth/bind_phone', { ...body, ...more })).code;
    await later(11 * MINUTE, async () => {
      expect(await bind()).toBe(CODES['proof-needed'].code);
      expect(await bind({ token: 'a'.repeat(32) })).toBe(CODES['reset-token-expired'].code);
    });
    // A fresh one is asked for the code alone.
    expect(await bind()).toBe(CODES['sms-code-expired'].code);
  });
});

describe('binding a social account', () => {
  const askToBind = (me: Me, more: object = {}) =>
    post(me, '/auth/get_bind_qr_code', { provider: 'wx', ...more });

  it('R24, B32: an old login needs a proof first, and nobody else’s will do', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const [token, theirs] = [await proof(me), await proof(other)];
    await later(11 * MINUTE, async () => {
      expect((await askToBind(me)).code).toBe(CODES['proof-needed'].code);
      expect((await askToBind(me, { token: theirs })).code).toBe(CODES['reset-token-expired'].code);
      expect((await askToBind({ ...me, cookie: (await another(me)).cookie }, { token })).code).toBe(
        CODES['reset-token-expired'].code,
      );
      expect((await askToBind(me, { token })).data.expire_in).toBe(120);
      expect((await askToBind(me, { token })).data.expire_in).toBe(120);
    });
  });
});

describe('notices', () => {
  it('R24, B32: the old phone is told of the new one, in the language of who changed it', async () => {
    const me = await somebody();
    const token = await proof(me);
    const phone = `1371111${me.phone.slice(-4)}`;
    const { session_id } = (await post(me, '/auth/get_do_verification_bind_phone')).data;
    const given = { ...(await picture(me)), session_id, area_code: '86', phone_name: phone };
    await post(me, '/auth/send_sms', given);
    const code = (await outbox(phone))[0]?.code;
    const body = { phone: `86-${phone}`, area_code: '86', code, session_id, token };
    expect((await post(me, '/auth/bind_phone', body)).code).toBe(0);
    expect((await told(me.phone, 'phone-changed'))?.text).toContain('If this was not you');
    expect((await outbox(phone)).some(({ purpose }) => purpose === 'phone-changed')).toBe(false);
  });

  it('R24, B32: a new password is told to phone and e-mail', async () => {
    const email = `pass-${String(people)}@school.example`;
    const me = await somebody({ email });
    const body = { password: 'harbour731', re_password: 'harbour731' };
    expect((await post(me, '/auth/set_password', body)).code).toBe(0);
    await told(me.phone, 'password-changed');
    await told(email, 'password-changed');
  });
});

describe('notices of two changes at once', () => {
  it('R24, B32: a change is told to what was there before it, whatever else changes in that moment', async () => {
    const { accounts } = test().database.stores;
    const change = accounts.change.bind(accounts);
    const [email, next] = [`was-${String(people)}@school.example`, `next-${String(people)}@school.example`];
    const me = await somebody({ email });
    const both = vi.spyOn(accounts, 'change').mockImplementation(async (...given) => {
      await change(APP, me.id, { email: next });
      return change(...given);
    });
    const body = { password: 'harbour731', re_password: 'harbour731' };
    const { code } = await post(me, '/auth/set_password', body);
    both.mockRestore();
    expect(code).toBe(0);
    await told(email, 'password-changed');
    expect(await outbox(next)).toEqual([]);
  });
});

describe('deletion', () => {
  const ask = (me: Me, on: 0 | 1) => post(me, '/api/personal.deletion.request/1.0.0', { on });

  it('D90: it is done in thirty days, asking again puts nothing off, and it can be taken back', async () => {
    const me = await somebody();
    const { delete_at: at } = (await ask(me, 1)).data;
    expect(Math.abs(at * 1000 - (Date.now() + 30 * DAY))).toBeLessThan(5000);
    expect((await later(DAY, () => ask(me, 1))).data.delete_at).toBe(at);
    expect((await info(me)).data.delete_at).toBe(at);
    await told(me.phone, 'deletion-asked');
    expect((await ask(me, 0)).data).toEqual({ delete_at: 0 });
    expect((await info(me)).data.delete_at).toBe(0);
  });

  it('D90: what is due can no longer be taken back, for its files may be going', async () => {
    const me = await somebody();
    await ask(me, 1);
    await test().database.stores.accounts.change(APP, me.id, { deleteAt: Date.now() - 1 });
    expect((await ask(me, 0)).code).toBe(CODES['state-conflict'].code);
    await test().database.stores.accounts.change(APP, me.id, { deleteAt: null });
  });

  it('D90: the owner of a shop stays, and is told why', async () => {
    const { cookie } = await test().login(APP, '19900000005');
    const owner: Me = { ...(await somebody()), cookie };
    expect(await ask(owner, 1)).toMatchObject({
      code: CODES['owner-stays'].code,
      msg: CODES['owner-stays'].en,
    });
    expect((await info(owner)).data.delete_at).toBe(0);
  });

  it('D90: one whose files cannot be removed stands in nobody else’s way', async () => {
    const [stuck, me] = [await somebody(), await somebody()];
    const { stores } = test().database;
    await stores.accounts.change(APP, stuck.id, { deleteAt: 1 });
    await stores.accounts.change(APP, me.id, { deleteAt: 2 });
    const fault = new Error('a disk');
    const onError = vi.fn<(error: unknown) => void>();
    const uploads = {
      removeFiles: (_app: string, id: string) =>
        id === stuck.id ? Promise.reject(fault) : Promise.resolve(),
    };
    const bus = { publish: () => Promise.resolve() };
    const forget = () => Promise.resolve();
    await deleteDue({ stores, uploads, bus, forget, clock: { now: () => 3 } }, onError);
    expect(onError.mock.calls).toEqual([[fault]]);
    expect(await stores.accounts.byId(APP, me.id)).toBeUndefined();
    expect(await stores.accounts.byId(APP, stuck.id)).toBeDefined();
    await stores.accounts.change(APP, stuck.id, { deleteAt: null });
  });

  /** Tables that name a person, and what is left in each of somebody. */
  async function traces(id: string): Promise<Record<string, number>> {
    const { db } = test().database;
    const found = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'user_id' order by 1`,
    );
    const left: Record<string, number> = {};
    for (const { name } of found.rows) {
      const rows = await db.execute(sql`select 1 from ${sql.identifier(name)} where user_id = ${id}`);
      left[name] = rows.rows.length;
    }
    return left;
  }

  async function leaveTraces(me: Me): Promise<void> {
    const { db, stores } = test().database;
    const of = { appId: APP, userId: me.id };
    await stores.channels.add(APP, { provider: 'wx', externalId: me.id, userId: me.id, nickname: 'M' });
    await stores.groups.add(APP, 'g', [me.id]);
    await stores.formAnswers.add(APP, {
      formId: 'f',
      formHash: 'h',
      userId: me.id,
      answers: { name: 'Mira' },
    });
    await db.insert(couponClaim).values({ ...of, couponId: 'c', claimedAt: 0 });
    await db.insert(commentLike).values({ ...of, commentId: 'c', likedAt: 0 });
    await stores.entitlements.give(APP, me.id, {
      resourceId: 'r',
      source: 'gift',
      orderId: '',
      from: 0,
      to: undefined,
    });
    await stores.goodsLimits.addToDepartment(APP, 'sales', [me.id]);
    await stores.goodsLimits.designate(APP, 'r', [{ kind: 'person', target: me.id }]);
    const times = { learnProgress: 1, maxLearnProgress: 1, orgLearnProgress: 1, lastLearnAt: 0, stayTime: 0 };
    await db
      .insert(learningRecord)
      .values({ ...of, ...times, resourceId: 'r', productId: '', resourceType: 1 });
    const words = { nickname: 'Mira', avatar: FACE, content: 'Good', isTeacher: false, likeCount: 0 };
    const of1 = { ...of, ...words, resourceId: 'r', resourceType: 1, state: 'shown' as const };
    await db.insert(comment).values({ ...of1, id: me.id, createdAt: 0 });
  }

  it('D90: what is the person’s is gone when it is done, and what others read on has no name', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { database } = test();
    const { stores } = database;
    const [file, sound] = [await upload(me, await face(), 'png'), await upload(me, mp3(10), 'mp3', 'audio')];
    await leaveTraces(me);
    await ask(me, 1);
    const before = await traces(me.id);
    // An area that keeps a table which names people says in its manifest what becomes of the rows (`forget`).
    expect(Object.keys(before).filter((name) => before[name] === 0)).toEqual(['qr_ticket']);
    const dir = makeTempDir('deleter');
    const next = await openApp(database, join(dir, 'client'), {
      deps: () => ({ clock: { now: () => Date.now() + 31 * DAY } }),
    });
    await next.app.ready();
    await next.app.close();
    removeTempDir(dir);
    const after = await traces(me.id);
    expect(Object.values(after).every((rows) => rows === 0)).toBe(true);
    expect(await stores.accounts.byId(APP, me.id)).toBeUndefined();
    expect([await isIn(me), await isIn(other)]).toEqual([false, true]);
    for (const { path } of [file, sound]) expect((await test().ask('knowledge', path)).statusCode).toBe(404);
    expect(await stores.goodsLimits.isListed(APP, 'r', me.id)).toBe(false);
    const [kept] = await database.db.select().from(comment).where(eq(comment.id, me.id));
    expect(kept).toMatchObject({ content: 'Good', avatar: '', nickname: { en: 'Deleted account' } });
    const { isNew } = await stores.accounts.create(APP, { phone: me.phone, nickname: 'N', avatar: '' });
    expect(isNew).toBe(true);
  });
});

const mp3 = (size: number, fill = 1) => Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(size, fill)]);
const face = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#3377aa' } })
    .png()
    .toBuffer();

interface SignedUpload {
  sign: string;
  file_path: string;
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  expire: number;
}

async function signed(me: Me, ending = 'png', kind = 'image'): Promise<SignedUpload> {
  const query = `sign_type=appSign&upload_type=${kind}&file_ext=${ending}`;
  return (await get(me, `/api/upload.sign.get/1.0.0?${query}`)).data;
}

async function put(me: Me, to: SignedUpload, bytes: Buffer | Readable, headers: object = {}) {
  const answer = await test().ask('knowledge', {
    method: to.method,
    url: to.url,
    headers: { ...headersOf(me), ...to.headers, ...headers },
    payload: bytes,
    remoteAddress: me.ip,
  });
  return answer.json();
}

async function upload(me: Me, bytes: Buffer, ending: string, kind = 'image') {
  const to = await signed(me, ending, kind);
  const answer = await put(me, to, bytes);
  return { path: to.file_path, answer };
}

describe('what a form wants proven', () => {
  const FORM = 'proven';
  const fields = [
    { id: 'tel', kind: 'phone', label: 'Phone', verify: true },
    { id: 'mail', kind: 'email', label: 'Mail', verify: true },
  ];
  const save = (me: Me, answers: object) =>
    post(me, '/api/form.info.save/1.0.0', { scene: 'page', id: FORM, answers });
  const faults = (...of: string[]) => ({
    code: CODES['answers-invalid'].code,
    data: { fields: of.map((field) => ({ field, rule: 'unproven' })) },
  });
  async function publish() {
    const body = { title: 'Form', fields };
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/console/publish',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', documents: [{ kind: 'form', id: FORM, body }] },
    });
    expect(answer.json().code).toBe(0);
  }
  async function provePhone(me: Me, phone: string): Promise<void> {
    const { session_id } = (await get(me, '/api/form.verify_type.get/1.0.0')).data;
    const asked = { ...(await picture(me)), phone, area_code: '86', session_id };
    expect((await post(me, '/api/form.phone_code.get/1.0.0', asked)).code).toBe(0);
    const code = (await outbox(phone))[0]?.code;
    const proven = { phone, area_code: '86', session_id, code };
    expect((await post(me, '/api/form.phone_code.check/1.0.0', proven)).code).toBe(0);
  }
  async function proveMail(me: Me, email: string): Promise<void> {
    const code = await mailCode(me, email, 'form');
    expect((await post(me, '/api/form.email_code.check/1.0.0', { email, code })).code).toBe(0);
  }

  it('M228, D91: a phone and an address are taken once proven in this browser, however they are written', async () => {
    await publish();
    const me = await somebody();
    const [tel, mail] = [`1380000${me.phone.slice(-4)}`, `Form-${me.phone}@School.example`];
    expect(await save(me, { tel, mail })).toMatchObject(faults('tel', 'mail'));
    await provePhone(me, tel);
    expect(await save(me, { tel, mail })).toMatchObject(faults('mail'));
    await proveMail(me, mail.toLowerCase());
    expect(await save(await somebody(), { tel, mail })).toMatchObject(faults('tel', 'mail'));
    expect(await save(me, { tel: `13900001111`, mail })).toMatchObject(faults('tel'));
    const written = `+86 ${tel.slice(0, 3)}-${tel.slice(3)}`;
    expect((await save(me, { tel: written, mail })).code).toBe(0);
  });

  it('D91: the form says what it wants proven, and what nobody filled in needs no proof', async () => {
    await publish();
    const me = await somebody();
    const { data } = await get(me, `/api/form.info.get/1.0.0?scene=page&id=${FORM}`);
    expect(data.fields.map(({ verify }: { verify?: boolean }) => verify)).toEqual([true, true]);
    const mail = `alone-${me.phone}@school.example`;
    await proveMail(me, mail);
    expect((await save(me, { mail })).code).toBe(0);
  });
});

describe('uploads', () => {
  const refused = (reason: string) => ({ code: CODES['upload-refused'].code, data: { reason } });

  it('M226, D93: a picture is signed, sent, made anew and worn as an avatar', async () => {
    const me = await somebody();
    const { path, answer } = await upload(me, await face(), 'png');
    expect(answer).toMatchObject({ code: 0, data: { file_path: path } });
    expect(path).toMatch(/^\/uploads\/[a-f0-9]{32}\.png$/);
    const { avatar } = (await update(me, { avatar: path })).data;
    expect(avatar).toMatch(/^\/media\/[\w-]{43}\/40x40\.jpg$/);
    expect((await get(me, '/auth/user_info')).data.user_info.wx_avatar).toBe(avatar);
    const served = await test().ask('knowledge', path);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining('attachment'),
    });
    expect((await sharp(served.rawPayload).metadata()).width).toBe(40);
    expect((await test().ask('training', path)).statusCode).toBe(404);
  });

  it('R45, B50: a signature is for one person, one path, one time', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const bytes = await face();
    const to = await signed(me);
    expect(await put(other, to, bytes)).toMatchObject(refused('signature'));
    const elsewhere = await signed(other);
    expect(await put(me, { ...to, url: elsewhere.url }, bytes)).toMatchObject(refused('signature'));
    const [one, two] = await Promise.all([put(me, to, bytes), put(me, to, bytes)]);
    expect([one.code, two.code].sort((a, b) => a - b)).toEqual([0, CODES['upload-refused'].code]);
    expect(await put(me, to, bytes)).toMatchObject(refused('spent'));
  });

  it('R45, B50: it ends after ten minutes, and no other end can be written', async () => {
    const me = await somebody();
    const to = await signed(me);
    expect(Math.abs(to.expire * 1000 - (Date.now() + 10 * MINUTE))).toBeLessThan(5000);
    const bytes = await face();
    const longer = { 'upload-sign': to.sign.replace(/^\d+/, String(to.expire + 600)) };
    expect(await put(me, to, bytes, longer)).toMatchObject(refused('signature'));
    expect(await later(11 * MINUTE, () => put(me, to, bytes))).toMatchObject(refused('expired'));
  });

  it.each([
    ['a page', 'png', 'image', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', 'png', 'image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a recording', 'png', 'image', mp3(100)],
    ['a page', 'mp3', 'audio', Buffer.from('<html>'.repeat(20))],
    ['another recording', 'webm', 'audio', mp3(100)],
  ])('R45: %s that calls itself %s is refused by its content', async (_name, ending, kind, bytes) => {
    const me = await somebody();
    const { path, answer } = await upload(me, bytes, ending, kind);
    expect(answer).toMatchObject(refused('type'));
    expect((await test().ask('knowledge', path)).statusCode).toBe(404);
  });

  it('R45: a picture of another kind than its ending, or a broken one, is refused', async () => {
    const me = await somebody();
    expect((await upload(me, await face(), 'jpg')).answer).toMatchObject(refused('type'));
    const broken = (await face()).subarray(0, 60);
    expect((await upload(me, broken, 'png')).answer).toMatchObject(refused('broken'));
  });

  it('D93: five megabytes of a picture and twenty of a recording, not a byte more', async () => {
    const me = await somebody();
    const MB = 1024 * 1024;
    const tooLarge = Buffer.concat([await face(), Buffer.alloc(5 * MB)]);
    expect((await upload(me, tooLarge, 'png')).answer).toMatchObject(refused('too-heavy'));
    expect((await upload(me, mp3(20 * MB - 3), 'mp3', 'audio')).answer).toMatchObject(refused('too-heavy'));
    const { path, answer } = await upload(me, mp3(20 * MB - 4), 'mp3', 'audio');
    expect(answer.code).toBe(0);
    const served = await test().ask('knowledge', path);
    expect(served.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': `${20 * MB}` });
  });

  it('D93, B51: the same recording is kept once for one person, and nobody learns that another has it', async () => {
    const [me, other] = [await somebody(), await somebody()];
    const bytes = mp3(5000, 7);
    const first = await upload(me, bytes, 'mp3', 'audio');
    const again = await upload(me, bytes, 'mp3', 'audio');
    const theirs = await upload(other, bytes, 'mp3', 'audio');
    const answers = [first, again, theirs].map(({ answer }) => ({ ...answer, data: null, req_id: '' }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const digest = createHash('sha256').update(bytes).digest('hex');
    for (const { path } of [first, again, theirs]) {
      const { rawPayload } = await test().ask('knowledge', path);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(digest);
    }
  });

  it.each(['/uploads/..%2f..%2fsecrets.json', '/uploads/....png', '/uploads/x.png', '/uploads/a.svg'])(
    'B50: %s is no path a signature could be for',
    async (url) => {
      const me = await somebody();
      const to = await signed(me);
      const answer = await put(me, { ...to, url }, await face());
      expect([CODES['upload-refused'].code, CODES['not-found'].code]).toContain(answer.code);
      expect((await test().ask('knowledge', url)).statusCode).toBe(404);
    },
  );

  it.each(['svg', 'html', 'php', 'avif', 'exe'])('B50: nothing is signed for %s', async (ending) => {
    const query = `sign_type=appSign&upload_type=image&file_ext=${ending}`;
    const answer = await get(await somebody(), `/api/upload.sign.get/1.0.0?${query}`);
    expect(answer).toMatchObject(refused('type'));
  });

  it("R45: another person's picture is no avatar of mine", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const { path } = await upload(other, await face(), 'png');
    expect((await update(me, { avatar: path })).code).toBe(CODES['upload-refused'].code);
    expect((await update(me, { avatar: '' })).data.avatar).toBe('');
  });

  it('R40: a file from another site, or of nobody, is not taken', async () => {
    const me = await somebody();
    const bytes = await face();
    const foreign = { origin: 'https://evil.example' };
    expect((await put(me, await signed(me), bytes, foreign)).code).toBe(CODES['no-permission'].code);
    const nobody = { ...me, cookie: '' };
    expect((await put(nobody, await signed(me), bytes)).code).toBe(CODES['not-logged-in'].code);
  });

  it('B50, R16: of one person three come at a time, for what is still coming counts for no day yet', async () => {
    const me = await somebody();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const isRead = vi.fn<() => void>();
    async function* slow() {
      isRead();
      await released;
      yield mp3(100);
    }
    const send = async (to: SignedUpload) =>
      put(me, to, Readable.from(slow()), { 'content-length': String(mp3(100).length) });
    const slips = await Promise.all(Array.from({ length: 3 }, () => signed(me, 'mp3', 'audio')));
    const coming = slips.map(send);
    await vi.waitFor(() => expect(isRead).toHaveBeenCalledTimes(3), { timeout: 10_000 });
    const another = await signed(me, 'mp3', 'audio');
    expect(await put(me, another, mp3(100))).toMatchObject(refused('busy'));
    release();
    expect((await Promise.all(coming)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await put(me, another, mp3(100))).code).toBe(0);
  });

  it('M264: a day that is used up and too many signatures both end as a signature that could not be had', async () => {
    const [full, eager] = [await somebody(), await somebody()];
    const row = { userId: full.id, kind: 'audio', mediaType: 'audio/mpeg', sha256: 'y' } as const;
    const { uploads } = test().database.stores;
    await uploads.add(APP, { ...row, path: `/uploads/${full.id}`, bytes: 201 * 1024 * 1024 });
    const url = '/api/upload.sign.get/1.0.0?sign_type=appSign&upload_type=image&file_ext=jpg';
    const { max = 0 } = CALL_LIMITS.get('upload-signature') ?? {};
    for (let asked = 0; asked < max; asked += 1) await get(eager, url);
    expect((await get(full, url)).code).toBe(CODES['upload-refused'].code);
    expect((await get(eager, url)).code).toBe(CODES['rate-limited'].code);
    for (const me of [full, eager]) {
      const facts = { appId: APP, locale: 'en' as const, refused: () => undefined };
      const act = makeCaller(facts, async ({ codes }) => readEnvelope(await get(me, url), 'en', codes));
      const heard: AvatarEvent[] = [];
      const ports = {
        act,
        cut: () => Promise.resolve(new Blob(['picture'])),
        hash: () => Promise.resolve('h'),
        put: () => Promise.resolve(true),
        sent: new Map<string, string>(),
      };
      await sendAvatar(ports, 1, new AbortController().signal, (event) => heard.push(event));
      expect(heard.at(-1)).toEqual({ type: 'failed', turn: 1, step: 'sign', text: '' });
    }
  });

  it('B50: what one person may send in a day ends', async () => {
    const me = await somebody();
    const { uploads } = test().database.stores;
    const row = { userId: me.id, kind: 'audio', mediaType: 'audio/mpeg', sha256: 'x' } as const;
    await uploads.add(APP, { ...row, path: `/uploads/${me.id}`, bytes: 200 * 1024 * 1024 - 10 });
    expect((await upload(me, await face(), 'png')).answer).toMatchObject(refused('quota'));
  });
});
