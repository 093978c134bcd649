/**
 * A shop whose content is for its own people alone (D116): to a stranger and to a member who left, no call, page,
 * map or file says one sentence of it, whoever was shown the same address before.
 */
import { render } from '#app/entry-server.tsx';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.gen.ts';
import { routes } from '#app/routes.gen.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { withApp } from './app.ts';
import { arrive } from './gate-shops.ts';
import { fittingInput, queryOf } from './minimal-input.ts';

const LABEL = 'training-internal';
const SHOP = 'apptraininginternal';
const test = withApp({ labels: [LABEL, 'tencent-closed', 'closed'] });

/** Texts that stand nowhere but in the content of the shop. */
const secrets = new Set<string>();
const isSentence = (word: string) => word.length > 5 && !/^[#/]|^https?:/.test(word);

function say(text: Text | undefined): void {
  for (const locale of ['cn', 'en'] as const) {
    const word = readText(text, locale).trim();
    if (isSentence(word)) secrets.add(word);
  }
}

/** Every text a document shows: what has both languages. */
function sayAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const [cn, en]: unknown[] = [Reflect.get(value, 'cn'), Reflect.get(value, 'en')];
  if (typeof cn === 'string' && typeof en === 'string') say({ cn, en });
  else for (const inner of Object.values(value)) sayAll(inner);
}

let [member, former] = ['', ''];

beforeAll(async () => {
  const demo = demoShops.get(LABEL)?.(Date.now());
  for (const good of demo?.goods ?? []) {
    say(good.title);
    say(good.summary);
  }
  for (const { body } of await test().database.stores.configs.listLive(SHOP)) sayAll(body);
  // Its name and what a search engine is told of its login stand on the login, too.
  const { base, seo } = (await test().database.stores.shops.byLabel(LABEL))?.info ?? {};
  for (const text of [base?.shop_name, seo?.default_seo_title, seo?.default_seo_description])
    for (const locale of ['cn', 'en'] as const) secrets.delete(readText(text, locale));
  member = await (await arrive(test().database, SHOP, 'a member'))();
  former = await (await arrive(test().database, SHOP, 'a member who left'))();
}, 60_000);
beforeEach(() => test().setDraw(render));

const buildText = (body: string) => [...secrets].filter((secret) => body.includes(secret));

/** Each question comes from an address of its own: pages drawn for one alone are counted. */
let requestCount = 0;
function get(url: string, cookie = '', headers: Record<string, string> = {}) {
  requestCount += 1;
  const remoteAddress = `198.51.${requestCount >> 8}.${requestCount & 0xff}`;
  return test().ask(LABEL, { url, remoteAddress, headers: { cookie, ...headers } });
}

const STRANGERS = [
  ['a stranger', () => ''],
  ['a member who left', () => former],
] as const;

/** Ids that are there, so that an address would have something to say. */
async function addresses(): Promise<string[]> {
  const goods = await test().database.stores.goods.listPublic(SHOP);
  const id = goods[0]?.id ?? '';
  const values: Record<string, string> = {
    id,
    type: String(goods[0]?.type ?? 1),
    goods_id: id,
    goods_type: '1',
    tagId: '0',
    zoneId: 'zone',
    content: '培训',
    state: '1',
    name: 'charge',
    provider: 'wx',
  };
  const fixedPaths = routes.map(({ path }) =>
    path.replace(/\/:(\w+)\??/g, (_all, name: string) => `/${encodeURIComponent(values[name] ?? '')}`),
  );
  return [...fixedPaths, '/page/about', '/page/home', '/nothing-here', '/robots.txt', '/sitemap.xml'].filter(
    (path) => !path.includes('*'),
  );
}

describe('pages', () => {
  it('D116: the shop has content, and a member is shown it', async () => {
    expect(secrets.size).toBeGreaterThan(50);
    const { statusCode, body, headers } = await get('/', member);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(buildText(body).length).toBeGreaterThan(5);
  });

  it.each(STRANGERS)(
    'D116, D114: no address shows any of it to %s, before and after a member was there',
    async (_name, cookie) => {
      const leaks: string[] = [];
      for (const lang of ['', 'locale=en'])
        for (const path of await addresses()) {
          await get(path, `${member}; ${lang}`);
          for (let visit = 0; visit < 2; visit += 1) {
            const { body } = await get(path, `${cookie()}; ${lang}`);
            const [secret] = buildText(body);
            if (secret !== undefined) leaks.push(`${path}: ${secret}`);
          }
        }
      expect(leaks).toEqual([]);
    },
    120_000,
  );

  it('M57, D116: a member who left is sent to the login like a stranger', async () => {
    for (const [, cookie] of STRANGERS) {
      const { statusCode, headers } = await get('/page/about', cookie());
      expect([statusCode, headers.location]).toEqual([302, '/login?jumpfrom=%2Fpage%2Fabout']);
    }
  });

  it('D114: a member’s page is not cached for others, and answers no ETag', async () => {
    const seenResponse = await get('/page/about', member);
    expect(seenResponse.headers['cache-control']).toBe('no-store');
    const again = await get('/page/about', '', {
      'if-none-match': String(seenResponse.headers.etag ?? '"x"'),
    });
    expect([again.statusCode, again.body]).toEqual([302, '']);
  });
});

describe('calls', () => {
  it.each(STRANGERS)('D116: no call tells %s any of it', async (_name, cookie) => {
    const leaks: string[] = [];
    const [good] = await test().database.stores.goods.listPublic(SHOP);
    const knownValue = {
      goods_id: good?.id,
      goods_ids: [good?.id],
      ids: [good?.id],
      resource_id: good?.id,
      page_id: 'about',
    };
    for (const endpoint of endpoints) {
      const input = fittingInput(endpoint);
      const givenValue = Object.fromEntries(
        Object.entries(knownValue).filter(([name]) => name in endpoint.input.properties),
      );
      const isQuery = endpoint.method === 'GET';
      const request = { ...input, ...givenValue };
      const { body } = await test().ask(LABEL, {
        method: endpoint.method,
        url: isQuery ? `${endpoint.path}?${queryOf(request)}` : endpoint.path,
        headers: { cookie: cookie(), 'app-id': SHOP, origin: `http://${LABEL}.localhost:3000` },
        ...(isQuery ? {} : { payload: request }),
      });
      const [secret] = buildText(body);
      if (secret !== undefined) leaks.push(`${endpoint.name}: ${secret}`);
    }
    expect(leaks).toEqual([]);
  });

  it('D116: the session of a person who may no longer enter is anonymous at the next call, and can still be ended', async () => {
    const ask = async (path: string, cookie: string) => (await get(path, cookie)).json();
    expect((await ask('/api/page.micro.get/1.0.0?page_id=about', member)).code).toBe(0);
    expect((await ask('/api/page.micro.get/1.0.0?page_id=about', former)).code).toBe(8504);
    expect((await ask('/auth/status', former)).data).toEqual({ logged_in: 0 });
    const left = await (await arrive(test().database, SHOP, 'a member who left'))();
    await test().ask(LABEL, {
      method: 'POST',
      url: '/auth/logout',
      headers: { cookie: left, 'app-id': SHOP, origin: `http://${LABEL}.localhost:3000` },
      payload: {},
    });
    const token = left.split('=')[1] ?? '';
    expect(await test().database.stores.sessions.byToken(SHOP, token)).toBeUndefined();
  });
});

describe('shops that are shut', () => {
  it.each(['closed', 'tencent-closed'])(
    'D116, M53, M56: %s shows its content to no stranger',
    async (label) => {
      const own = new Set<string>();
      for (const { title } of demoShops.get(label)?.(Date.now()).goods ?? [])
        for (const locale of ['cn', 'en'] as const) own.add(readText(title, locale));
      const leaks: string[] = [];
      for (const path of ['/', '/page/home', '/login', '/shopBlocked', '/404', '/search/a', '/sitemap.xml']) {
        const { body } = await test().ask(label, { url: path });
        if ([...own].some((title) => body.includes(title))) leaks.push(path);
      }
      expect(leaks).toEqual([]);
      const url = '/api/page.micro.get/1.0.0?page_id=home';
      expect((await test().ask(label, { url })).json().code).toBe(label === 'closed' ? 40107 : 8504);
    },
  );
});
