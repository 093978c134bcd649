/** Gates of zones over HTTP: who is let in, who is told what, how often a password may be guessed (D37, D38, R16, R43). */
import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { zonePageGet } from '#schemas/api/zones/zones.ts';
import { setZonePassword } from '#server/areas/zones/rules/zone-password.ts';
import { publishDrafts } from '#server/areas/pages/rules/publish.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { Zone } from '#schemas/zone/zone.ts';
import { CONSOLE_TOKEN, withApp, type Draw } from './app.ts';
import { page } from './page.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
const SHOP = 'appknowledge';
const SECRET = 'what stands behind the gate';
const PASSWORD = 'redlight21';
const FORM = 'application/x-www-form-urlencoded';
const ORIGIN = 'http://knowledge.localhost:3000';
const console_ = { authorization: `Bearer ${CONSOLE_TOKEN}`, 'accept-language': 'en' };

async function publish(id: string, auth: Zone['auth'], change: Partial<Zone> = {}) {
  const { stores, bus } = test().database;
  const body = { title: `Zone ${id}`, page_id: `page-of-${id}`, auth, ...change };
  const home = { schema_version: 1, id: `page-of-${id}`, kind: 'zone', title: SECRET, regions: { main: [] } };
  const outcome = await publishDrafts(
    { stores, bus, renderers: catalogue },
    SHOP,
    [
      { kind: 'page', id: home.id, body: home },
      { kind: 'zone', id, body },
    ],
    { salvage: false, author: 'test', note: '' },
  );
  if (!outcome.ok) throw new Error('The zone could not be published.');
}

/** As a zone keeps it, at the cost of a moment: how dear it is to judge stands in the hash, and a true one takes 200 ms. */
function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A zone with a password, new for each test: tries are counted by zone. */
async function readLockedText(id: string): Promise<string> {
  await publish(id, { mode: 'password' });
  await test().database.stores.zonePasswords.set(SHOP, id, cheapHash(PASSWORD));
  return id;
}

const read = async (name: 'page' | 'info', id: string, cookie = '') =>
  (
    await test().ask('knowledge', { url: `/api/zone.${name}.get/1.0.0?zone_id=${id}`, headers: { cookie } })
  ).json();

function guess(id: string, password: string, options: { cookie?: string; remoteAddress?: string } = {}) {
  const { cookie = '', ...rest } = options;
  return test().ask('knowledge', {
    method: 'POST',
    url: '/api/zone.password.check/1.0.0',
    headers: {
      cookie,
      'accept-language': 'en',
      'app-id': 'appknowledge',
      origin: 'http://knowledge.localhost:3000',
    },
    payload: { zone_id: id, password },
    ...rest,
  });
}

function cookieOf(answer: Awaited<ReturnType<typeof guess>>): string {
  return String([answer.headers['set-cookie']].flat()[0] ?? '');
}

/** Draws what the zone's call says, as the storefront does; nothing of it for others. */
const drawZone: Draw = async ({ url, call }) => {
  const id = /^\/p\/pc\/zone\/([\w-]+)/.exec(url)?.[1] ?? '';
  const answer = await call(zonePageGet, { zone_id: id });
  if (!answer.ok) return { kind: 'redirect', status: 302, to: `/zoneAuth/${answer.code}` };
  const { page: document, open, tags } = answer.data;
  return page(JSON.stringify(document), { cache: { isShared: open }, tags });
};

describe('who is let in', () => {
  it('D38: each gate answers the code of its state, and a closed zone the one of none', async () => {
    await publish('g-open', { mode: 'open' });
    await publish('g-login', { mode: 'login' });
    await publish('g-group', { mode: 'group', groups: ['g-members'] });
    await publish('g-closed', { mode: 'closed' });
    await publish('g-late', { mode: 'open', opens_at: 4_102_444_799 });
    await readLockedText('g-password');
    const codes = await Promise.all(
      ['g-open', 'g-login', 'g-password', 'g-group', 'g-closed', 'g-late', 'g-none'].map(
        async (id) => (await read('page', id)).code,
      ),
    );
    expect(codes).toEqual([0, 40311, 40312, 40311, 40314, 40315, 40314]);
    expect(await read('info', 'g-closed')).toMatchObject({ code: 40314, data: null });
    expect((await read('info', 'g-late')).data.auth).toEqual({
      mode: 'open',
      state: 5,
      opens_at: 4_102_444_799,
    });
    expect((await read('info', 'g-group')).data.auth).toEqual({ mode: 'group', state: 1 });
    for (const id of ['g-login', 'g-password', 'g-group', 'g-late']) {
      expect(JSON.stringify([await read('page', id), await read('info', id)])).not.toContain(SECRET);
    }
  });

  it('D38: a learner is let in by login, and by group only where they belong to it', async () => {
    await publish('h-login', { mode: 'login' });
    await publish('h-group', { mode: 'group', groups: ['h-members'] });
    const { cookie } = await test().login(SHOP, '19900000001');
    expect((await read('page', 'h-login', cookie)).data.page.title).toBe(SECRET);
    expect((await read('page', 'h-group', cookie)).code).toBe(40313);
    const person = (await test().database.stores.users.list(SHOP)).find(
      ({ phone }) => phone === '19900000001',
    );
    await test().database.stores.groups.add(SHOP, 'h-members', [person?.id ?? '']);
    expect((await read('page', 'h-group', cookie)).code).toBe(0);
    const { cookie: other } = await test().login('apptraining', '19900000001');
    expect((await read('page', 'h-login', other)).code).toBe(40311);
  });

  it('D38: no other address leads behind a gate', async () => {
    await readLockedText('i-password');
    const ask = async (url: string) => (await test().ask('knowledge', url)).body;
    expect(await ask('/api/page.micro.get/1.0.0?page_id=page-of-i-password')).toContain('40400');
    expect(await ask('/sitemap.xml')).not.toContain('i-password');
    expect(await ask('/sitemap.xml')).toContain('/p/pc/zone/morning-reading');
  });

  it('D38: a zone shows no page that is open to everybody', async () => {
    await publish('j-micro', { mode: 'open' }, { page_id: 'about' });
    expect((await read('page', 'j-micro')).code).toBe(40314);
  });
});

describe('a password', () => {
  it('D38: the right one lets this browser in for a day, out of reach of scripts', async () => {
    const id = await readLockedText('k-right');
    const answer = await guess(id, PASSWORD);
    expect(answer.json()).toMatchObject({ code: 0, data: {} });
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(
      /^zone_grant_k-right=\d{13}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [pair = ''] = cookie.split(';');
    expect((await read('page', id, pair)).data.page.title).toBe(SECRET);
    expect((await read('info', id, pair)).data.auth.state).toBe(0);
    expect(answer.body).not.toContain(PASSWORD);
  });

  it('D38: a wrong one answers 40302 and says how many tries are left', async () => {
    const id = await readLockedText('l-wrong');
    const answer = await guess(id, 'redlight22');
    expect(answer.json()).toMatchObject({ code: 40302, data: { tries_left: 4 } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('D38: another password ends what the old one opened', async () => {
    const id = await readLockedText('m-changed');
    const [pair = ''] = cookieOf(await guess(id, PASSWORD)).split(';');
    const { zonePasswords, configs } = test().database.stores;
    await setZonePassword({ zonePasswords, live: configs.live }, SHOP, id, PASSWORD);
    expect((await read('page', id, pair)).code).toBe(40312);
  });

  it('D38: no cookie opens another zone, another shop, another day, or was made by a stranger', async () => {
    const [one, other] = [await readLockedText('n-one'), await readLockedText('n-other')];
    const [pair = ''] = cookieOf(await guess(one, PASSWORD)).split(';');
    const [, value = ''] = pair.split('=');
    const [until = '', mark = ''] = value.split('.');
    const hash = (await test().database.stores.zonePasswords.hashOf(SHOP, one)) ?? '';
    const past = String(Date.now() - 1000);
    const sign = (key: string, end: string) =>
      createHmac('sha256', key).update(['zone-grant', SHOP, one, hash, end].join('\n')).digest('base64url');
    const forgedItems = [
      `zone_grant_${other}=${value}`,
      `zone_grant_${one}=${String(Number(until) + 1)}.${mark}`,
      `zone_grant_${one}=${until}.${sign('another key', until)}`,
      `zone_grant_${one}=${past}.${sign('signing-key-of-a-test-installation', past)}`,
      `zone_grant_${one}=${until}.`,
      `zone_grant_${one}=1`,
      `zone_grant_${one}=`,
    ];
    for (const cookie of forgedItems) {
      const id = cookie.startsWith(`zone_grant_${other}=`) ? other : one;
      expect((await read('page', id, cookie)).code, cookie).toBe(40312);
    }
    expect((await read('page', one, pair)).code).toBe(0);
  });

  it('R16: of fifty guesses at once no more than five are evaluated, the right one among them or not', async () => {
    const id = await readLockedText('o-crowd');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_value, index) =>
        guess(id, index === 49 ? PASSWORD : `guess-${String(index)}`, { remoteAddress: '203.0.113.5' }),
      ),
    );
    const codes = answers.map((answer) => Number(answer.json().code));
    expect(codes.filter((code) => code !== 42900)).toHaveLength(5);
    const late = await guess(id, PASSWORD, { remoteAddress: '203.0.113.5' });
    const wait = Number(late.json().data.retry_at) - Date.now() / 1000;
    expect(late.json().code).toBe(42900);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThan(601);
    expect((await guess(id, PASSWORD, { remoteAddress: '203.0.113.6' })).json().code).toBe(0);
  }, 120_000);

  it('R16: a made-up session is no fresh count, and many zones are no way around it', async () => {
    const id = await readLockedText('p-sessions');
    const remoteAddress = '203.0.113.7';
    const codes: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const cookie = `shop_session=made-up-${String(count)}`;
      codes.push(Number((await guess(id, 'wrong-one', { cookie, remoteAddress })).json().code));
    }
    expect(codes).toEqual([40302, 40302, 40302, 40302, 40302, 42900, 42900]);
    const others = await Promise.all(
      Array.from({ length: 30 }, (_value, index) =>
        guess(`p-none-${String(index)}`, 'wrong-one', { remoteAddress }),
      ),
    );
    expect(others.map((answer) => Number(answer.json().code)).filter((code) => code === 42900)).toHaveLength(
      5,
    );
  }, 120_000);
});

describe('pages of zones', () => {
  it('R43: an open zone is drawn once for all, until the zone or its page is published anew', async () => {
    test().setDraw(drawZone);
    await publish('q-open', { mode: 'open' });
    const url = '/p/pc/zone/q-open';
    const first = await test().ask('knowledge', url);
    const drawnValue = test().draws();
    const { cookie } = await test().login(SHOP, '19900000001');
    const second = await test().ask('knowledge', { url, headers: { cookie } });
    expect(second.body).toBe(first.body);
    expect(test().draws()).toBe(drawnValue);
    await publish('q-open', { mode: 'login' });
    const away = await test().ask('knowledge', url);
    expect(away.statusCode).toBe(302);
    expect(away.body).not.toContain(SECRET);
  });

  it('R43: what stands behind a gate is never kept, nor sent to the next visitor', async () => {
    test().setDraw(drawZone);
    const id = await readLockedText('r-locked');
    const url = `/p/pc/zone/${id}`;
    const [pair = ''] = cookieOf(await guess(id, PASSWORD, { remoteAddress: '203.0.113.8' })).split(';');
    for (const cookie of [pair, `${pair}; shop_session=nobody`]) {
      const inside = await test().ask('knowledge', { url, headers: { cookie } });
      expect(inside.body).toContain(SECRET);
      expect(inside.headers['cache-control']).toBe('no-store');
      const outside = await test().ask('knowledge', url);
      expect(outside.headers).toMatchObject({
        location: '/zoneAuth/zone-password-needed',
        'cache-control': 'no-store',
      });
      expect(outside.body).not.toContain(SECRET);
    }
  });
});

describe('the plain form', () => {
  const send = (id: string, password: string, headers: Record<string, string> = { origin: ORIGIN }) =>
    test().ask('knowledge', {
      method: 'POST',
      url: '/zoneAuth/2',
      headers: { 'content-type': FORM, ...headers },
      payload: new URLSearchParams({ zone_id: id, password, jumpfrom: `/p/pc/zone/${id}?from=a` }).toString(),
    });

  it('D38: opens the gate and goes on, or comes back with what was wrong', async () => {
    const id = await readLockedText('s-form');
    const wrong = await send(id, 'wrong-one');
    expect(wrong.statusCode).toBe(303);
    expect(wrong.headers.location).toBe(
      `/zoneAuth/2?zone_id=${id}&jumpfrom=%2Fp%2Fpc%2Fzone%2F${id}%3Ffrom%3Da&denied=1`,
    );
    const right = await send(id, PASSWORD);
    expect(right.headers).toMatchObject({ location: `/p/pc/zone/${id}?from=a`, 'cache-control': 'no-store' });
    expect(right.headers['set-cookie']).toMatch(/^zone_grant_s-form=/);
    for (let count = 0; count < 4; count += 1) await send(id, 'wrong-one');
    expect((await send(id, PASSWORD)).headers.location).toMatch(/&denied=\d{10}$/);
  });

  it.each([
    [{}],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('R40: with %j nothing is evaluated', async (headers) => {
    const answer = await send('s-form', PASSWORD, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('setting a password', () => {
  const put = (id: string, payload: object, headers: Record<string, string> = console_) =>
    test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.zone_password.save/1.0.0',
      headers,
      payload: { shop: 'knowledge', zone_id: id, ...payload },
    });

  it('D38: only the console may, for a zone there is, with a password that may be one', async () => {
    const id = await readLockedText('t-set');
    expect((await put(id, { password: 'another-one' }, {})).json().code).toBe(4005);
    expect((await put('t-none', { password: 'another-one' })).json().code).toBe(40400);
    for (const password of ['abc', ' spaced ', 7])
      expect((await put(id, { password })).json().code).toBe(40000);
    expect((await put(id, { password: 'another-one' })).json()).toMatchObject({ code: 0, data: {} });
    const remoteAddress = '203.0.113.9';
    expect((await guess(id, PASSWORD, { remoteAddress })).json().code).toBe(40302);
    expect((await guess(id, 'another-one', { remoteAddress })).json().code).toBe(0);
  });
});
