/** A home page through a real cache in front: how rarely the shop is asked, and how soon a change is there (ADR-870). */
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logIn } from '../../tools/bench/log-in.ts';
import { startShop, type ShopServer } from '../../tools/bench/shop-server.ts';
import { freePort } from '../../tools/free-port.ts';
import { microPage, publishTo } from '../support/publish-to.ts';
import { startVarnish, type TestVarnish } from '../support/varnish.ts';

const TOKEN = 'token-of-this-proof-alone';
const VIEWS = 10_000;
const AT_ONCE = 20;
/** Answers of the shop behind so many views. */
const ASKED_MAX = 20;
const WAIT = { timeout: 20_000, interval: 50 };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let shop: ShopServer;
let varnish: TestVarnish;

beforeAll(async () => {
  const port = await freePort();
  const purge = `http://127.0.0.1:${port}/`;
  shop = await startShop({
    CDN_CACHE_SECONDS: '60',
    CDN_PURGE_URL: purge,
    CDN_PURGE_TOKEN: TOKEN,
    // A demo answers a proxy of this machine alone.
    TRUST_PROXY: '1',
    PUBLIC_URL: `http://localhost:${port}`,
  });
  varnish = await startVarnish(port, shop.url, TOKEN);
}, 360_000);
afterAll(async () => {
  agent.destroy();
  await varnish.stop();
  await shop.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Of the knowledge shop, as its visitors ask. */
function ask(base: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = new URL(base);
  const options = {
    host: '127.0.0.1',
    port,
    path,
    agent,
    headers: { host: `knowledge.localhost:${port}`, ...headers },
  };
  return new Promise((resolve, reject) => {
    get(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    }).on('error', reject);
  });
}
const view = (path: string, headers?: Record<string, string>) => ask(varnish.url, path, headers);

/** Pages the shop itself has answered. */
async function answersOfTheShop(): Promise<number> {
  const { text } = await ask(shop.url, '/metrics', { host: `localhost:${new URL(shop.url).port}` });
  const lines = text.matchAll(/^http_request_duration_seconds_count\{([^}]*)\} (\d+)/gm);
  return [...lines].reduce(
    (sum, [, labels = '', count]) => (labels.includes('route="home"') ? sum + Number(count) : sum),
    0,
  );
}

async function viewMany(count: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let remaining = count;
  const visitor = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const cookie = remaining % 3 === 0 ? 'locale=en' : 'other=1';
      const { status, headers } = await view('/', { cookie });
      const kind = `${status} ${headers['cache-control']}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return counts;
}

it(
  'ADR-870: 10,000 views of a home in two languages ask the shop at most 20 times',
  { timeout: 300_000 },
  async () => {
    const before = await answersOfTheShop();
    expect(await viewMany(VIEWS)).toEqual(new Map([['200 private, no-cache', VIEWS]]));
    const count = (await answersOfTheShop()) - before;
    process.stdout.write(`${VIEWS} views of the home asked the shop ${count} times\n`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(ASKED_MAX);
  },
);

it('ADR-870: each sees their own language, and the moment the page was sent', async () => {
  const english = await view('/', { cookie: 'locale=en' });
  const chinese = await view('/');
  expect([english.text.includes('<html lang="en'), chinese.text.includes('<html lang="zh')]).toEqual([
    true,
    true,
  ]);
  // What a visitor claims for themself counts nothing.
  const liar = await view('/', { 'x-cdn-language': 'en' });
  expect([liar.text, liar.headers['surrogate-key']]).toEqual([chinese.text, undefined]);
  const sentAt = Number(/sent-at;desc="?(\d{13})/.exec(String(chinese.headers['server-timing']))?.[1]);
  expect(Math.abs(Date.now() - sentAt)).toBeLessThan(60_000);
});

it('ADR-870: a publication is seen at once, though its page was kept', { timeout: 60_000 }, async () => {
  const paragraph = (html: string) => ({ id: 'only', kind: 'rich-text', v: 1, props: { html } });
  const show = (html: string) => publishTo(shop, 'knowledge', [microPage('kept', [paragraph(html)])]);
  expect((await show('<p>before the change</p>')).code).toBe(0);
  await view('/page/kept');
  await vi.waitFor(async () => expect((await view('/page/kept')).headers['x-cache']).toBe('hit'), WAIT);
  expect((await view('/page/kept')).text).toContain('before the change');
  expect((await show('<p>after the change</p>')).code).toBe(0);
  await vi.waitFor(async () => expect((await view('/page/kept')).text).toContain('after the change'), WAIT);
});

it('ADR-870: only the server may say what is stale', async () => {
  const headers = { authorization: 'Bearer wrong', 'surrogate-key': 'lectern' };
  const answer = await fetch(varnish.url, { method: 'POST', headers });
  expect(answer.status).toBe(403);
});

it('ADR-870: nothing of one person is ever kept', async () => {
  const cookie = await logIn(shop.url, '19900000001');
  for (const path of ['/personal', '/record', '/api/user.info.get/1.0.0', '/desk']) {
    await view(path, { cookie, 'app-id': 'appknowledge' });
    const stranger = await view(path, { 'app-id': 'appknowledge' });
    expect([path, stranger.headers['x-cache']]).toEqual([path, 'miss']);
    expect(stranger.text).not.toContain('19900000001');
  }
});
