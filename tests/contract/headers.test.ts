/** The headers of every kind of answer, as one snapshot (requirement 44). */
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp, withApp } from './app.ts';
import { page } from './page.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const test = withApp({ labels: ['knowledge'] });

const WATCHED = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

async function headersOf(url: string) {
  const { headers } = await test().ask('knowledge', url);
  return Object.fromEntries(WATCHED.map((name) => [name, headers[name] ?? 'absent']));
}

describe('headers', () => {
  it.each([
    '/',
    '/nowhere',
    '/api/shop.info.get/1.0.0',
    '/api/unknown/1.0.0',
    '/schemas/index.json',
    '/docs',
    '/dev/shops',
    '/healthz',
    '/sitemap.xml',
  ])('R44: %s carries the strict set', async (url) => {
    const headers = await headersOf(url);
    // A style's own words are not at issue here, only that it is named by its hash.
    const csp = String(headers['content-security-policy']).replace(/sha256-[\w+/=]+/g, 'sha256-of-a-style');
    expect({ ...headers, 'content-security-policy': csp }).toMatchSnapshot();
  });

  it('R44: no page allows inline script, eval or another base', async () => {
    const csp = String((await headersOf('/'))['content-security-policy']);
    const scripts = csp.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self'");
    expect(csp).toContain("base-uri 'none'");
    expect(csp).toContain("require-trusted-types-for 'script'");
    expect(csp).toMatch(/style-src-elem 'self' 'sha256-[A-Za-z0-9+/=]{44}'/);
  });

  it.each([
    ['https://shop.example', 'https://knowledge.shop.example'],
    ['https://shop.example:8443', 'https://knowledge.shop.example:8443'],
    ['http://shop.example', undefined],
    ['http://localhost:3000', undefined],
    ['https://192.0.2.1', undefined],
  ])('M145, R44: pages of %s may call %s besides, and nothing else', async (publicUrl, subDomain) => {
    const dir = makeTempDir('headers');
    const rootDomains = ['localhost', new URL(publicUrl).hostname];
    const { app, ask, setDraw } = await openApp(test().database, join(dir, 'client'), {
      config: { publicUrl, rootDomains },
    });
    let text: string | undefined;
    setDraw(async (input) => {
      text = input.subDomain;
      return Promise.resolve(page('home'));
    });
    const csp = String((await ask('knowledge', '/')).headers['content-security-policy']);
    const [connect] = csp.split('; ').filter((part) => part.startsWith('connect-src'));
    expect([connect, text]).toEqual([
      subDomain === undefined ? "connect-src 'self'" : `connect-src 'self' ${subDomain}`,
      subDomain,
    ]);
    await app.close();
    removeTempDir(dir);
  });

  it('R48: X-Forwarded headers of a stranger are not believed', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'training.localhost' };
    const response = await test().ask('knowledge', { url: '/api/shop.info.get/1.0.0', headers });
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.json().data.app_id).toBe('appknowledge');
  });
});

/** One answer over a socket, for what is written past the framework no made-up request shows. */
function askOver(url: string, headers: Record<string, string>) {
  return new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      get(url, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      }).on('error', reject);
    },
  );
}

describe('a page of the cache', () => {
  const readKeptApp = withApp({ labels: ['knowledge'], config: { trustProxy: 1 } });

  it.each([
    ['http', 'identity'],
    ['https', 'gzip'],
  ])('R43, R44: by %s and as %s it says what the drawn one said', async (protocol, encoding) => {
    const { app, draws, setDraw } = readKeptApp();
    setDraw(async () => Promise.resolve(page(`<p>${'course '.repeat(400)}</p>`)));
    const url = await app.listen({ host: '127.0.0.1', port: 0 }).catch(() => app.listeningOrigin);
    const request = {
      host: 'knowledge.localhost:3000',
      'accept-encoding': encoding,
      'x-forwarded-proto': protocol,
    };
    const drawing = await askOver(url, request);
    const before = draws();
    const again = await askOver(url, request);
    const { 'x-request-id': _own, 'server-timing': sentText, date: _date, ...facts } = again.headers;
    expect(draws()).toBe(before);
    expect(drawing.headers).toMatchObject(facts);
    expect(Object.keys(again.headers).toSorted()).toEqual(Object.keys(drawing.headers).toSorted());
    expect(sentText).toMatch(/^sent-at;desc="\d+"$/);
    expect(again.headers['x-request-id']).not.toBe(drawing.headers['x-request-id']);
    expect(again.body.equals(drawing.body)).toBe(true);
    const knownValue = await askOver(url, { ...request, 'if-none-match': again.headers.etag ?? '' });
    expect([knownValue.status, knownValue.body.length]).toEqual([304, 0]);
  });
});

describe('behind a proxy of ours', () => {
  const behind = withApp({ labels: ['knowledge'], config: { trustProxy: 1 } });

  it('R44: https is kept for a year', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await behind().ask('knowledge', { url: '/healthz', headers });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('R15: the session cookie is bound to this host and to https', async () => {
    const headers = {
      'x-forwarded-proto': 'https',
      'app-id': 'appknowledge',
      origin: 'https://knowledge.localhost:3000',
      'content-type': 'application/json',
    };
    const response = await behind().ask('knowledge', {
      method: 'POST',
      url: '/auth/logout',
      headers,
      payload: '{}',
    });
    expect(response.headers['set-cookie']).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^__Host-shop_session=;(?=.*Path=\/;)(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)/,
        ),
      ]),
    );
  });
});
