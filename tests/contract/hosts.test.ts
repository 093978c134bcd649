/** Which hosts a shop answers to, and whose address stands in what it sends out (D134, requirement 28). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopDomain } from '#server/areas/shop/tables/shops.ts';
import { openApp, withApp, CONSOLE_TOKEN, type TestApp } from './app.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const test = withApp({ labels: ['knowledge', 'training'] });
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await test().app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** As it is written on the wire: no client of Node's would send some of these. */
async function ask(path: string, host: string, more = ''): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`, 'latin1'),
  );
  const answer = await text(socket);
  return { status: Number(answer.slice(9, 12)), body: answer };
}

const EVIL = [
  (own: string) => `${own}@evil.example`,
  (own: string) => `${own}:${String(port)}@evil.example`,
  (own: string) => `user:word@${own}`,
  (own: string) => `${own}#evil.example`,
  (own: string) => `${own}/evil.example`,
  (own: string) => `${own}\\evil.example`,
  (own: string) => `${own},evil.example`,
  (own: string) => `${own}, evil.example`,
  (own: string) => `${own}?evil.example`,
  (own: string) => `${own}\tevil.example`,
  (own: string) => `${own} evil.example`,
  (own: string) => `${own}:80evil.example`,
  (own: string) => `${own}:8o`,
  (own: string) => `${own}:`,
  (own: string) => `${own}:0`,
  (own: string) => `${own}:65536`,
  (own: string) => `${own}:-1`,
  (own: string) => `${own}:+80`,
  (own: string) => `${own}:80:80`,
  (own: string) => `${own}..`,
  (own: string) => `.${own}`,
  (own: string) => `${own}%00.evil.example`,
  (own: string) => `${own};evil.example`,
  (own: string) => `http://${own}`,
  (own: string) => `[${own}]`,
  (own: string) => `[::1].${own}`,
  (own: string) => `${own}\u00e9`,
  () => '',
  () => '@evil.example',
  () => '[::1',
  () => '[:::::]',
];
const OWN = ['localhost', 'knowledge.localhost', 'training.localhost'];
const INFO = '/api/shop.info.get/1.0.0';

describe('what is no host[:port]', () => {
  it('D134, R28: belongs to no shop, whatever shop it names elsewhere', async () => {
    const servedItems: string[] = [];
    for (const own of OWN)
      for (const make of EVIL) {
        const host = make(own);
        for (const path of [INFO, `${INFO}?app_id=appknowledge`, '/sitemap.xml', '/robots.txt', '/']) {
          const { status, body } = await ask(path, host);
          const isServed = path === '/' ? status === 200 : body.includes('app_id') || body.includes('<loc>');
          if (isServed || /^Sitemap:/m.test(body)) servedItems.push(`${JSON.stringify(host)} ${path}`);
          if (body.includes('//evil.example') || body.includes('@evil')) servedItems.push(`evil in ${path}`);
        }
      }
    expect(servedItems).toEqual([]);
  });

  it('D134: is nothing of this machine either: figures and descriptions stay shut', async () => {
    for (const host of ['localhost@evil.example', 'localhost#evil.example', 'localhost/evil.example'])
      expect((await ask('/metrics', host)).status).toBe(404);
    expect((await ask('/metrics', 'localhost')).status).toBe(200);
  });

  it('D134: is found out however it is built', async () => {
    const noise = fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom(...'@#/\\,?;: %[]()"\'<>{}|^`~!$&*+=_\t'.split('')),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...OWN),
        noise,
        fc.constantFrom('', 'evil.example'),
        async (own, mark, end) => {
          const host = own + mark + end;
          fc.pre(host.trim() !== own && !/^:\d+$/.test(mark + end));
          const { body } = await ask(INFO, host);
          expect(body).not.toContain('app_id');
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the address of a shop', () => {
  it('D134: is a name of its own at the port that is listened at, not what a request says', async () => {
    for (const host of [
      `knowledge.localhost:${String(port)}`,
      'knowledge.localhost:9',
      'KNOWLEDGE.localhost.:443',
    ]) {
      const forgedText =
        'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n';
      const { body } = await ask('/sitemap.xml', host, forgedText);
      expect(body).toContain(`<loc>http://knowledge.localhost:${String(port)}/`);
      expect(body).not.toMatch(/evil|:9\/|https:\/\/knowledge/);
    }
  });

  it('D134, D6: a host bound to nothing is shown the default shop under that shop’s own address', async () => {
    const { body } = await ask('/robots.txt', 'evil.example');
    expect(body).toMatch(new RegExp(`^Sitemap: http://[a-z.]*localhost:${String(port)}/sitemap.xml`, 'm'));
    const did = await ask('/.well-known/did.json', 'evil.example');
    expect(did.body).not.toContain('evil');
  });

  it('D134: in preview links, too, it is the shop’s', async () => {
    const madeResponse = await test().app.inject({
      method: 'POST',
      url: '/api/console.preview.create/1.0.0',
      headers: { host: `127.0.0.1:${String(port)}`, authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'training', versions: [] },
    });
    expect(madeResponse.json().data.url).toMatch(new RegExp(`^http://training\\.localhost:${String(port)}/`));
  });

  it('D134: with a domain it is that, with a public address alone the label below it', async () => {
    const dir = makeTempDir('hosts');
    const config = {
      publicUrl: 'https://learn.example.com',
      rootDomains: ['localhost', 'learn.example.com'],
    };
    const there = await openApp(test().database, dir, { config });
    const of = async ({ app }: TestApp, host: string) =>
      (await app.inject({ url: '/.well-known/did.json', headers: { host } })).json().id;
    expect(await of(there, 'training.learn.example.com')).toBe('did:web:training.learn.example.com');
    expect(await of(there, 'learn.example.com:9')).toBe('did:web:learn.example.com');
    expect(await of(there, 'evil.example')).toBe('did:web:learn.example.com');
    const hosts = ['school.example', 'old.school.example'];
    const rows = hosts.map((host, at) => ({ host, position: at - 9, appId: 'apptraining' }));
    await test().database.db.insert(shopDomain).values(rows);
    const boundApp = await openApp(test().database, dir, { config });
    for (const host of hosts) expect(await of(boundApp, host)).toBe(`did:web:${host}`);
    expect(await of(boundApp, 'training.localhost')).toBe('did:web:school.example');
    await Promise.all([there.app.close(), boundApp.app.close()]);
    removeTempDir(dir);
  });
});
