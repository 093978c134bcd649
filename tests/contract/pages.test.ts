/** Pages as they are served: cached, purged, rendered once for all who wait, and never blank (requirements 43, 54). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import { publishDrafts } from '#server/areas/pages/rules/publish.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { StoreUnavailable } from '#server/kernel/db/store-error.ts';
import { drawHome, withApp, type TestApp } from './app.ts';
import { page } from './page.ts';

const test = withApp({ labels: ['knowledge', 'tencent', 'training'] });
const SHOP = 'appknowledge';

async function publishHome(at: TestApp, title: string) {
  const { stores, bus } = at.database;
  const body = { schema_version: 1, id: 'home', kind: 'home', title, regions: { main: [] } };
  const by = { salvage: false, author: 'test', note: '' };
  const outcome = await publishDrafts(
    { stores, bus, renderers: catalogue },
    SHOP,
    [{ kind: 'page', id: 'home', body }],
    by,
  );
  if (!outcome.ok) throw new Error('The home could not be published.');
  return outcome.versions[0]?.hash ?? '';
}

const open = (options: Parameters<TestApp['ask']>[1] = '/') => test().ask('knowledge', options);

describe('the page cache', () => {
  it('R43: a page is drawn once and served from then on', async () => {
    const hash = await publishHome(test(), 'One');
    const before = test().draws();
    const first = await open();
    const second = await open({ url: '/', headers: { cookie: 'shop_session=whatever; other=1' } });
    expect(first.body).toContain(`cn ${hash}`);
    expect(second.body).toBe(first.body);
    expect(test().draws()).toBe(before + 1);
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('R62: also a kept page says when it was sent', async () => {
    await publishHome(test(), 'Timed');
    await open();
    const before = Date.now();
    const sentText = /^sent-at;desc="(\d{13})"$/.exec(String((await open()).headers['server-timing']))?.[1];
    expect(Number(sentText)).toBeGreaterThanOrEqual(before);
    expect(Number(sentText)).toBeLessThanOrEqual(Date.now());
  });

  it('R43: unknown parts of an address neither count nor are passed on', async () => {
    const seenItems: string[] = [];
    test().setDraw((input) => {
      seenItems.push(input.url);
      return drawHome(input);
    });
    await publishHome(test(), 'Two');
    await open('/?utm_source=x&x-evil=<script>');
    await open('/?utm_source=y');
    await open('/');
    expect(seenItems).toEqual(['/']);
  });

  it('R43: the two languages are two pages, and ?lang= sets the language', async () => {
    expect((await open({ url: '/', headers: { cookie: 'locale=en' } })).body).toContain('en ');
    expect((await open({ url: '/', headers: { 'accept-language': 'en-US' } })).body).toContain('cn ');
    const chosenResponse = await open('/?lang=en');
    expect(chosenResponse.body).toContain('<html lang="en-US">');
    expect(chosenResponse.headers['set-cookie']).toMatch(/^locale=en;/);
    expect((await open('/?lang=fr')).body).toContain('<html lang="zh-CN">');
  });

  it('R43: a published change is served at once', async () => {
    await open();
    const hash = await publishHome(test(), 'Three');
    await vi.waitFor(async () => expect((await open()).body).toContain(hash), { timeout: 10_000 });
  });

  it('D42, R43: a publication reaches every node before its answer', async () => {
    const { stores } = test().database;
    const order: string[] = [];
    const bus = {
      ...test().database.bus,
      publish: async (name: string) => {
        await new Promise((resolve) => setImmediate(resolve));
        order.push(name);
      },
    };
    const body = { schema_version: 1, id: 'told', kind: 'micro', title: 'Told', regions: { main: [] } };
    const by = { salvage: false, author: 'test', note: '' };
    const outcome = await publishDrafts(
      { stores, bus, renderers: catalogue },
      SHOP,
      [{ kind: 'page', id: 'told', body }],
      by,
    );
    order.push(outcome.ok ? 'done' : 'refused');
    expect(order).toEqual(['purge', 'documents.written', 'done']);
  });

  it('R43: what is kept of one address is not served at another', async () => {
    test().setDraw(({ origin }) => Promise.resolve(page(origin)));
    const at = (host: string) => open({ url: '/page/addressed', headers: { host } });
    expect((await at('knowledge.localhost:3000')).body).toContain('http://knowledge.localhost:3000');
    expect((await at('localhost:3000')).body).toContain('http://localhost:3000');
  });

  it('R43: a change of one shop leaves the pages of another', async () => {
    const before = test().draws();
    await test().ask('tencent', '/');
    await publishHome(test(), 'Four');
    await test().ask('tencent', '/');
    expect(test().draws()).toBe(before + 1);
  });

  it('R43: the first request after a purge draws once however many wait', async () => {
    let drawingCount = 0;
    test().setDraw(async (input) => {
      drawingCount += 1;
      return drawHome(input);
    });
    const hash = await publishHome(test(), 'Five');
    const bodies = await Promise.all(Array.from({ length: 200 }, () => open()));
    expect(drawingCount).toBe(1);
    expect(bodies.every((response) => response.body.includes(hash))).toBe(true);
  });

  it('R43: a page drawn from what was published before is not kept', async () => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isReading = false;
    test().setDraw(async ({ call }) => {
      const answer = await call(pageMicroGet, { page_id: 'home' });
      isReading = true;
      await gate;
      return page(answer.ok ? answer.data.version : '', { tags: answer.ok ? answer.data.tags : [] });
    });
    await publishHome(test(), 'Six');
    const slow = open();
    await vi.waitFor(() => expect(isReading).toBe(true), { timeout: 10_000 });
    const hash = await publishHome(test(), 'Seven');
    test().setDraw(drawHome);
    const fresh = await open();
    goOn();
    await slow;
    expect(fresh.body).toContain(hash);
    expect((await open()).body).toContain(hash);
  });

  it('R43: personal pages are never kept', async () => {
    let drawingCount = 0;
    test().setDraw(() => {
      drawingCount += 1;
      return Promise.resolve(page('mine', { cache: { isShared: false } }));
    });
    const first = await open('/personal');
    await open('/personal');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(drawingCount).toBe(2);
  });

  it('D13: guards hear of a session, and such a page is not kept', async () => {
    const events: (boolean | undefined)[] = [];
    test().setDraw(({ loggedIn }) => {
      events.push(loggedIn);
      if (loggedIn !== true)
        return Promise.resolve({ kind: 'redirect', status: 302, to: '/login?jumpfrom=%2F' });
      return Promise.resolve(page('inside', { cache: { isShared: false } }));
    });
    const { cookie } = await test().login('apptencent', '19900000001');
    const inside = await test().ask('tencent', { url: '/inside', headers: { cookie } });
    const outside = await test().ask('tencent', '/inside');
    expect(inside.body).toContain('inside');
    expect(inside.headers['cache-control']).toBe('no-store');
    expect(outside.headers.location).toBe('/login?jumpfrom=%2F');
    expect(events).toEqual([false, true, false]);
  });

  it('R43: a page of one person’s own is drawn for them alone, once', async () => {
    const events: (boolean | undefined)[] = [];
    test().setDraw(({ loggedIn }) => {
      events.push(loggedIn);
      return Promise.resolve(page('mine', { cache: { isShared: false } }));
    });
    const { cookie } = await test().login('apptencent', '19900000001');
    for (const url of ['/learn/a/3?product_id=b', '/record/', '/learn'])
      await test().ask('tencent', { url, headers: { cookie } });
    expect(events).toEqual([true, true, false, true]);
  });

  it('M57, M58: a visitor who is sent to log in comes back to the whole address', async () => {
    test().setDraw(({ url }) =>
      Promise.resolve({ kind: 'redirect', status: 302, to: `/login?jumpfrom=${encodeURIComponent(url)}` }),
    );
    const answers = await Promise.all(
      ['/page/p1?a=1&b=2', '/page/p1?is_mall_course=1&a=1', '/page/p1'].map((url) =>
        test().ask('training', url),
      ),
    );
    expect(
      answers.map(({ headers }) => new URL(`http://x${headers.location}`).searchParams.get('jumpfrom')),
    ).toEqual(['/page/p1?a=1&b=2', '/page/p1?is_mall_course=1&a=1', '/page/p1']);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      'no-store',
      'no-store',
    ]);
  });

  it('M17: a redirect keeps the whole query, for logged-in people too', async () => {
    test().setDraw(({ url }) =>
      Promise.resolve({ kind: 'redirect', status: 301, to: `/elsewhere${new URL(url, 'http://x').search}` }),
    );
    const { cookie } = await test().login(SHOP, '19900000001');
    for (const headers of [{}, { cookie }]) {
      const { headers: sentHeaders } = await open({ url: '/index?x=1&page=2', headers });
      expect(sentHeaders.location).toBe('/elsewhere?x=1&page=2');
    }
  });

  it('R43: a page is made anew when a dated condition changes it', async () => {
    let drawingCount = 0;
    test().setDraw(() => {
      drawingCount += 1;
      return Promise.resolve(
        page('dated', { cache: { isShared: true, until: Math.floor(Date.now() / 1000) - 1 } }),
      );
    });
    await open('/dated');
    await open('/dated');
    expect(drawingCount).toBe(2);
  });
});

describe('what is sent', () => {
  it('performance: a page is compressed once in what the browser takes', async () => {
    test().setDraw(() => Promise.resolve(page('long '.repeat(1000))));
    const plain = await open('/page/long');
    const br = await open({ url: '/page/long', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gz = await open({ url: '/page/long', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(br.headers.vary).toBe('accept-encoding');
  });

  it('performance: a page the browser has is 304', async () => {
    const { headers } = await open();
    const again = await open({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('B15: state and head cannot break out of their places', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    test().setDraw(() =>
      Promise.resolve(
        page('ok', {
          state: JSON.stringify({ evil }),
          head: [
            { tag: 'title', attributes: {}, text: evil },
            { tag: 'meta', attributes: { name: 'description', content: `"${evil}`, onload: 'alert(1)' } },
            {
              tag: 'script',
              attributes: { type: 'text/javascript', src: '/evil.js' },
              text: JSON.stringify({ name: evil }),
            },
          ],
          themeCss: '</style><script>alert(1)</script>',
        }),
      ),
    );
    const { body } = await open('/page/evil');
    expect(body.match(/<\/style>/g)).toHaveLength(1);
    expect(body.replace(/<style.*<\/style>/s, '')).not.toContain('<script>alert');
    expect(body).not.toContain('evil.js');
    expect(body).not.toContain('onload');
    expect(body.match(/<\/script>/g)).toHaveLength(2);
  });

  it.each(['\u2028', '\u2029'])(
    'B15: a line separator (%j) in the state is written as an escape',
    async (separator) => {
      const state = JSON.stringify({ text: `a${separator}b` });
      test().setDraw(() => Promise.resolve(page('ok', { state })));
      const { body } = await open(`/page/separated-${separator.charCodeAt(0)}`);
      expect(body).not.toContain(separator);
      expect(body).toContain(String.raw`a\u202${separator === '\u2028' ? 8 : 9}b`);
    },
  );

  it.each(['/search/%E0%A4%A', '/%', '/page/%zz?x=%', '/detail/%C0%AE/1'])(
    'R9: %s is a page of ours',
    async (url) => {
      const seenItems: string[] = [];
      test().setDraw((input) => {
        seenItems.push(input.url);
        return drawHome(input);
      });
      const response = await open(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('nothing here');
      expect(seenItems[0]).toMatch(/^\/(?![/\\])/);
    },
  );

  it.each(['//evil.example/x?a=1', '///evil.example/x?a=1'])(
    'R10: %s is the page of one slash, which no link of its own can leave the site by',
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(308);
      expect(response.headers.location).toBe('/evil.example/x?a=1');
    },
  );
});

describe('when something is wrong', () => {
  it('R2: a fault of the storefront shows what happened and the request number', async () => {
    test().setDraw(() => Promise.reject(new Error('a secret of the inside')));
    const response = await open({ url: '/page/broken', headers: { cookie: 'locale=en' } });
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain(String(response.headers['x-request-id']));
    expect(response.body).toContain('Something went wrong');
    expect(response.body).not.toContain('secret');
  });

  it('R54: without the database kept pages are still served', async () => {
    await open();
    const { stores } = test().database;
    const away = vi
      .spyOn(stores.configs, 'live')
      .mockRejectedValue(new StoreUnavailable('configs.live', 'ECONNREFUSED'));
    const keptResponse = await open();
    const unknown = await open('/page/other');
    test().setDraw(async ({ call }) => {
      await call(pageMicroGet, { page_id: 'never-read' });
      return page('');
    });
    const missing = await open('/page/missing');
    away.mockRestore();
    expect(keptResponse.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(404);
    expect(missing.statusCode).toBe(503);
    expect(missing.headers['retry-after']).toBe('2');
  });

  it('R54: calls answer 503 with Retry-After', async () => {
    const { stores } = test().database;
    const away = vi
      .spyOn(stores.goods, 'byId')
      .mockRejectedValue(new StoreUnavailable('goods.byId', 'ECONNREFUSED'));
    const response = await open('/api/goods.type.get/1.0.0?goods_id=g_1');
    away.mockRestore();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ code: 50300, data: null });
  });

  it('B61: an unforeseen fault tells nothing of the inside', async () => {
    const { stores } = test().database;
    const onBreak = vi.spyOn(stores.goods, 'byId').mockRejectedValue(new Error('password=hunter2'));
    const response = await open('/api/goods.type.get/1.0.0?goods_id=g_1');
    onBreak.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(response.json().code).toBe(50000);
    expect(response.body).not.toContain('hunter2');
  });
});

describe('search engines', () => {
  it('search engines: the map names home, pages and goods in both languages', async () => {
    const { body, headers } = await open('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>http://knowledge.localhost:3000/</loc>');
    expect(body).toMatch(/<loc>http:\/\/knowledge\.localhost:3000\/detail\/[\w-]+\/\d+<\/loc><lastmod>/);
    expect(body).toContain('hreflang="en-US" href="http://knowledge.localhost:3000/?lang=en"');
  });

  it('search engines: the maps of a large shop name each good once', async () => {
    const ids = Array.from({ length: 5_001 }, (_, at) => `v_${at}`);
    const rows = ids.map((id) => ({ id, type: 3, updated_ts: 1_700_000_000 }));
    const large = vi.spyOn(test().database.stores.goods, 'listPublic').mockResolvedValue(rows);
    const { body: index } = await open('/sitemap.xml');
    const maps = [...index.matchAll(/<loc>[^<]*(\/sitemap-goods-\d+\.xml)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const bodies = await Promise.all(maps.map(async (path) => (await open(path)).body));
    large.mockRestore();
    const namedItems = bodies.flatMap((body) =>
      [...body.matchAll(/<loc>[^<]*\/detail\/(v_\d+)\/3<\/loc>/g)].map(([, id]) => id),
    );
    expect(namedItems).toEqual(ids);
  });

  it('search engines: robots are let in to an open shop and kept out of one that asks for login', async () => {
    expect((await open('/robots.txt')).body).toContain(
      'Sitemap: http://knowledge.localhost:3000/sitemap.xml',
    );
    expect((await test().ask('training', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});
