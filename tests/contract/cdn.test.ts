/** What a cache in front of the server may keep, and which changes are sent to it (ADR-870). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withApp } from './app.ts';
import { page } from './page.ts';

const SHOP = 'appknowledge';
const TOKEN = 'token-of-the-cache-in-front';
const WAIT = { timeout: 20_000, interval: 20 };

interface PurgeRequest {
  authorization: string | undefined;
  keys: string[];
  tags: unknown;
}

let purges: PurgeRequest[] = [];
/** Answers of the receiver that are still to come; 200 past them. */
let answers: number[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    const { tags } = JSON.parse(text) as { tags: unknown };
    const { authorization, 'surrogate-key': keys } = request.headers;
    purges.push({ authorization, keys: String(keys).split(' '), tags });
    response.writeHead(answers.shift() ?? 200).end();
  });
});
const cdn = { seconds: 60, purge: { url: '', token: TOKEN } };

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  cdn.purge.url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/purge`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
afterEach(() => {
  purges = [];
  answers = [];
});

const test = withApp({ labels: ['knowledge', 'training-internal'], config: { cdn } });
const get = (url: string, headers: Record<string, string> = {}, label = 'knowledge') =>
  test().ask(label, { url, headers });
const IN_CHINESE = { 'x-cdn-language': 'cn' };
const cacheOf = async (url: string, headers: Record<string, string>, label?: string) =>
  (await get(url, headers, label)).headers['cache-control'];

const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';

describe('a page everybody sees alike', () => {
  it('ADR-870: may be kept by a cache that names the language it keeps it under, drawn just now or before', async () => {
    for (const _time of ['drawn', 'kept']) {
      const { headers } = await get('/', IN_CHINESE);
      expect(headers['cache-control']).toBe(SHARED);
      expect(headers['vary']).toBe('accept-encoding, x-cdn-language');
      expect(String(headers['surrogate-key']).split(' ')).toEqual(
        expect.arrayContaining(['lectern', `${SHOP}/shop`]),
      );
      expect(headers['set-cookie']).toBeUndefined();
    }
    const again = await get('/', {
      ...IN_CHINESE,
      'if-none-match': String((await get('/')).headers['etag']),
    });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, SHARED]);
  });

  it('ADR-870: is the same answer with and without a login', async () => {
    const { cookie } = await test().login(SHOP, '19900000001');
    const [mine, theirs] = [await get('/', { ...IN_CHINESE, cookie }), await get('/', IN_CHINESE)];
    expect([mine.body, mine.headers['cache-control']]).toEqual([theirs.body, SHARED]);
  });

  it('D114: is kept by no cache that names no language, or another', async () => {
    expect(await cacheOf('/', {})).toBe('private, no-cache');
    expect(await cacheOf('/', { 'x-cdn-language': 'en' })).toBe('private, no-cache');
    expect(await cacheOf('/', { 'x-cdn-language': 'en', cookie: 'locale=en' })).toBe(SHARED);
    expect(await cacheOf('/', { ...IN_CHINESE, cookie: 'locale=en' })).toBe('private, no-cache');
  });

  it('ADR-870: is not kept where the answer brings a cookie', async () => {
    const { headers } = await get('/?lang=cn', IN_CHINESE);
    expect([headers['set-cookie'] === undefined, headers['cache-control']]).toEqual([
      false,
      'private, no-cache',
    ]);
  });

  it('ADR-870: is not shown past the moment it ends', async () => {
    const at = (seconds: number) => ({ isShared: true, until: Math.floor(Date.now() / 1000) + seconds });
    test().setDraw(async ({ url }) => page('ends', { cache: at(url === '/page/soon' ? 45 : 3600) }));
    expect(await cacheOf('/page/soon', IN_CHINESE)).toMatch(/s-maxage=[34]\d, stale-while-revalidate=0$/);
    expect(await cacheOf('/page/late', IN_CHINESE)).toBe(SHARED);
  });
});

describe('a page that is not everybody’s', () => {
  it.each([
    ['of one person', page('own', { cache: { isShared: false } })],
    ['that is not there', page('none', { status: 404 })],
  ])('D114: none is kept %s', async (_kind, outcome) => {
    test().setDraw(async () => outcome);
    expect(await cacheOf(`/page/${String(outcome.kind)}-${_kind.length}`, IN_CHINESE)).not.toContain(
      'public',
    );
  });

  it('D116: none of a shop for its own people alone, and none at an address of one’s own', async () => {
    test().setDraw(async () => page('inside'));
    expect(await cacheOf('/', IN_CHINESE, 'training-internal')).not.toContain('public');
    expect(await cacheOf('/personal', IN_CHINESE)).not.toContain('public');
  });
});

describe('changes sent to a cache in front', () => {
  it('ADR-870: every change, with its token, by keys the pages bear, and once more for those on their way', async () => {
    const bears = String((await get('/', IN_CHINESE)).headers['surrogate-key']).split(' ');
    await test().database.bus.publish('purge', { appId: SHOP, tags: ['shop', 'odd tag: *()'] });
    await vi.waitFor(() => expect(purges).toHaveLength(2), WAIT);
    for (const { authorization, keys, tags } of purges) {
      expect(authorization).toBe(`Bearer ${TOKEN}`);
      expect(keys).toEqual(tags);
      expect(bears).toEqual(expect.arrayContaining([`${SHOP}/shop`]));
      expect(keys).toEqual([
        `${SHOP}/any`,
        `${SHOP}/shop`,
        expect.stringMatching(/^appknowledge\/odd_20tag[\w:-]+$/),
      ]);
    }
  });

  it('ADR-870: a change it did not take is sent until it does', async () => {
    answers = [503, 500];
    await test().database.bus.publish('purge', { appId: SHOP, tags: ['goods:g1'] });
    await vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(3), WAIT);
    expect(new Set(purges.flatMap(({ keys }) => keys))).toEqual(new Set([`${SHOP}/any`, `${SHOP}/goods:g1`]));
  });
});
