/** The picture other sites show of a page: drawn by the server, addressed by what stands in it (M72, D116, ADR-268). */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '#app/entry-server.tsx';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { publishDrafts } from '#server/areas/pages/rules/publish.ts';
import { SHARES_OF_ASKER } from '#server/web/limits.ts';
import { buildBoot } from '../support/build-boot.ts';
import { shareFacts } from '#schemas/page/share-picture.ts';
import { withApp } from './app.ts';

const test = withApp({ labels: ['knowledge', 'tencent', 'training-internal'] });

let requestCount = 0;
/** Each question from an address of its own, where no other is named. */
function get(url: string, { label = 'knowledge', from = '', cookie = '' } = {}) {
  requestCount += 1;
  const remoteAddress = from || `198.51.${requestCount >> 8}.${requestCount & 0xff}`;
  return test().ask(label, { url, remoteAddress, headers: { cookie } });
}

async function tagsOf(url: string, where: { label?: string; cookie?: string } = {}) {
  const { body } = await get(url, where);
  const tags = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

async function pictureOf(url: string, where: { label?: string; cookie?: string } = {}): Promise<string> {
  const address = (await tagsOf(url, where))['og:image'];
  return new URL(address ?? 'missing:', 'http://nowhere').pathname;
}

const pixels = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));

beforeAll(() => {
  const { clientDir } = test();
  mkdirSync(clientDir, { recursive: true });
  cpSync('public/demo', join(clientDir, 'demo'), { recursive: true });
  writeFileSync(join(clientDir, '..', 'outside.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
beforeEach(() => test().setDraw(render));

describe('the picture of a page', () => {
  it.each([
    ['the home', '/', 'knowledge', ''],
    ['a page without a picture', '/page/about', 'knowledge', 'locale=en'],
    ['a page whose picture is a drawing', '/page/photo-camp', 'knowledge', ''],
    ['a home of the template', '/', 'tencent', 'locale=en'],
    ['a screen', '/search', 'knowledge', ''],
  ])('M72: %s names a PNG of 1200 by 630, and it is one', async (_name, url, label, cookie) => {
    const tags = await tagsOf(url, { label, cookie });
    expect(tags).toMatchObject({
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const picture = await pictureOf(url, { label, cookie });
    const { statusCode, headers, rawPayload } = await get(picture, { label });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('M72: pages, languages and drawings differ in what is seen', async () => {
    const addresses = await Promise.all([
      pictureOf('/'),
      pictureOf('/', { cookie: 'locale=en' }),
      pictureOf('/page/about'),
    ]);
    expect(new Set(addresses).size).toBe(3);
    const seenItems = await Promise.all(
      addresses.map(async (address) => (await pixels((await get(address)).rawPayload)).join(' ')),
    );
    expect(new Set(seenItems).size).toBe(3);
  });
});

describe('what is written in it', () => {
  const names = { shop_name: { cn: '拾光', en: 'Lumen' } };
  const seo = {
    default_seo_title: { cn: '拾光 · 每天学一点', en: 'Lumen' },
    default_seo_description: { cn: '', en: '' },
  };
  const { info, theme } = buildBoot({ info: { base: names, seo } });
  const home = { id: 'home', kind: 'home', title: '首页', seo: {}, style: {}, regions: {} } as const;

  it('M72: a home says what its shop says of itself, a page its title, neither the name of the shop twice', () => {
    const facts = (page: Parameters<typeof shareFacts>[2]) => shareFacts({ info, theme }, 'cn', page);
    expect(facts(home).title).toBe('每天学一点');
    expect(facts({ ...home, seo: { title: '拾光 · 一句话' } }).title).toBe('一句话');
    expect(facts({ ...home, kind: 'micro', title: '关于我们' }).title).toBe('关于我们');
    expect(facts(undefined).title).toBe('拾光');
  });
});

describe('an address', () => {
  it.each([
    '/media/share/nowhere.cn.AAAAAAAAAAAAAAAA.png',
    '/media/share/zone-open-day.cn.AAAAAAAAAAAAAAAA.png',
    '/media/share/home.fr.AAAAAAAAAAAAAAAA.png',
    '/media/share/home.cn.short.png',
    '/media/share/home.cn.AAAAAAAAAAAAAAAA.svg',
    '/media/share/home.cn.AAAAAAAAAAAAAAAA.png?size=9000',
    '/media/share/..%2f..%2foutside.cn.AAAAAAAAAAAAAAAA.png',
    '/media/share/',
  ])('R45: %s is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('R45: a version that is not the one of now leads there, and nothing is drawn for it', async () => {
    const picture = await pictureOf('/page/offers');
    const old = picture.replace(/\.[\w-]{16}\.png$/, '.AAAAAAAAAAAAAAAA.png');
    const { statusCode, headers } = await get(old);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, picture, 'no-store']);
  });

  it('R28: a picture of one shop is no picture of another', async () => {
    const picture = await pictureOf('/');
    const { statusCode, headers } = await get(picture, { label: 'tencent' });
    expect(statusCode).toBe(302);
    expect(headers.location).not.toBe(picture);
  });

  it('R16: who asks for many is refused, and what is drawn already costs nothing', async () => {
    const from = '203.0.113.7';
    const picture = await pictureOf('/');
    expect((await get(picture, { from })).statusCode).toBe(200);
    const { limits } = test().database;
    await limits.hit(`pictures drawn ${from}`, SHARES_OF_ASKER.windowMs, SHARES_OF_ASKER.max);
    expect((await get(picture, { from })).statusCode).toBe(200);
    const other = await pictureOf('/page/svip');
    const { statusCode, headers } = await get(other, { from });
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a merchant’s own picture', () => {
  async function publish(picture: string): Promise<void> {
    const { stores, bus } = test().database;
    const body = {
      schema_version: 1,
      id: 'own-picture',
      kind: 'micro',
      title: { cn: '一页', en: 'A page' },
      seo: { og_image: picture },
      regions: { main: [] },
    };
    const by = { salvage: false, author: 'test', note: '' };
    const world = { stores, bus, renderers: catalogue };
    const outcome = await publishDrafts(world, 'appknowledge', [{ kind: 'page', id: body.id, body }], by);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }

  it('M72: stays where other sites can show it', async () => {
    await publish('https://pictures.example/cover.jpg');
    const tags = await tagsOf('/page/own-picture');
    expect(tags['og:image']).toBe('https://pictures.example/cover.jpg');
    expect(tags['og:image:width']).toBeUndefined();
  });

  it('R45: no address of theirs reads a file that is none of the build’s', async () => {
    await publish('/demo/none.svg');
    const without = await pixels((await get(await pictureOf('/page/own-picture'))).rawPayload);
    for (const picture of [
      '/demo/../../outside.svg',
      '/.vite/manifest.svg',
      'https://elsewhere.example/a.svg',
    ]) {
      await publish(picture);
      const { statusCode, rawPayload } = await get(await pictureOf('/page/own-picture'));
      expect([picture, statusCode, await pixels(rawPayload)]).toEqual([picture, 200, without]);
    }
  });
});

describe('a shop for its own people', () => {
  it('D116: names no picture, and refuses a stranger every address of one', async () => {
    const label = 'training-internal';
    expect(Object.keys(await tagsOf('/login', { label }))).not.toContain('og:image');
    const open = await pictureOf('/', { label: 'tencent' });
    for (const url of [
      open,
      '/media/share/about.cn.AAAAAAAAAAAAAAAA.png',
      '/media/share/cn.AAAAAAAAAAAAAAAA.png',
    ]) {
      const { statusCode, headers } = await get(url, { label });
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    }
  });
});
