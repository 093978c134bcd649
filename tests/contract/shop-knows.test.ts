/** Goods and uploaded pictures that documents name and the shop does not have: said in every way files are handed in (M4). */
import { consoleImageAdd } from '#schemas/api/console/images.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDemoShop, buildGoods } from '../support/build-demo-shop.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { still } from '../support/sample-images.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { readAloud } from '#cli/broken-documents/read-aloud.ts';
import type { Command } from '#cli/command.ts';
import { check } from '#cli/check.ts';
import { push } from '#cli/commands.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { ShopError } from '#cli/shop-error.ts';
import { injectedClient } from './injected-client.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from './app.ts';

const goods = [
  buildGoods({ id: 'g_on' }),
  buildGoods({ id: 'g_off', state: 'off' }),
  buildGoods({ id: 'g_hidden', state: 'hidden' }),
];
const dir = makeTempDir('shop-knows');
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const GONE = `/media/${'a'.repeat(43)}/80x40.jpg`;
let database: TestDatabase | undefined;
let madeApp: TestApp | undefined;
let base = '';
let picture = '';
let message = '';

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('It is opened in beforeAll.');
  return thing;
}

const ways: Record<string, () => Client> = {
  'a running server': () => openServerClient(base, CONSOLE_TOKEN),
  'the store': () => injectedClient(there(madeApp)),
};

beforeAll(async () => {
  database = await openTestDatabase({
    shops: [buildDemoShop({ goods }), buildDemoShop({ label: 'training' })],
  });
  madeApp = await openApp(database, join(dir, 'client'));
  base = await madeApp.app.listen({ host: '127.0.0.1', port: 0 });
  const input = { shop: 'knowledge', name: 'a.jpg' };
  const body = await still(80, 40);
  picture = (await openServerClient(base, CONSOLE_TOKEN).ask(consoleImageAdd, input, { body }))?.url ?? '';
  expect(picture).toMatch(/^\/media\//);
}, 120_000);
afterAll(async () => {
  await madeApp?.app.close();
  await database?.close();
  removeTempDir(dir);
});
beforeEach(() => {
  message = '';
});

/** One block a line, the first on line 2. */
function write(blocks: readonly { kind: string; v?: number; props: object }[]): void {
  const main = blocks
    .map((block, index) => JSON.stringify({ id: `b${String(index)}`, v: 1, ...block }))
    .join(',\n');
  const file = join(dir, 'files/page/home.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `{"schema_version":1,"id":"home","kind":"home","title":"Home","regions":{"main":[\n${main}\n]}}\n`,
  );
}

const list = (...ids: string[]) => ({
  kind: 'goods-list',
  props: { query: { source: 'manual', ids, limit: 8 }, columns: 4, tint: false },
});
const ad = (image: string, link: object = {}) => ({
  kind: 'image-ad',
  props: { pictures: [{ image, link }] },
});
const toGood = (id: string, more: object = {}) => ({ link_type: 2, link_id: id, type: 1, ...more });
const text = (html: string) => ({ kind: 'rich-text', props: { html } });

const command = (way: string, change: Partial<Command['flags']> = {}, shop = 'knowledge'): Command => ({
  connect: () => Promise.resolve(ways[way]?.() ?? Promise.reject<Client>(new Error(way))),
  say: (words) => (message += words),
  sayFault: (words) => (message += words),
  shop,
  dir: join(dir, 'files'),
  args: [],
  flags: { ...PLAIN_FLAGS, force: true, ...change },
  remote: NO_REMOTE,
});
const WAYS: Record<string, (way: string, change?: Partial<Command['flags']>) => number | Promise<number>> = {
  check: (way, change) => check(command(way, change)),
  push: (way, change) => push(command(way, change)),
  'push --draft': (way, change) => push(command(way, { ...change, draft: true })),
  'push --at': (way, change) => push(command(way, { ...change, at: TOMORROW })),
};
const CASES = Object.keys(ways).flatMap((door) => Object.keys(WAYS).map((way) => [way, door] as const));

/** Lines of the report, without the words for the place and the hint. */
const readMessage = () =>
  readAloud(message)
    .split('\n')
    .map((line) => line.replace(/ {2}\S.*? \/ (.*?) \/ .*$/, ' $1'));

const UNKNOWN = [
  list('g_on', 'g_none', 'g_hidden'),
  ad(GONE, toGood('g_off')),
  text(`<p>Look</p><img src='${GONE}'>`),
];

describe.each(CASES)('M4: %s through %s', (way, door) => {
  const readDoneValue = (change?: Partial<Command['flags']>) => WAYS[way]?.(door, change);

  it('warns of each with its place, in both languages, and goes on', async () => {
    write(UNKNOWN);
    expect(await readDoneValue()).toBe(0);
    expect(readMessage()).toEqual([
      'page/home.json:2:88 The shop has no good g_none',
      'page/home.json:2:97 The good g_hidden is hidden: lists leave it out',
      `page/home.json:3:66 The shop serves no picture at ${GONE}`,
      'page/home.json:3:161 The good g_off is not on sale any more',
      `page/home.json:4:53 The shop serves no picture at ${GONE}`,
    ]);
    expect(message).toContain('5 warnings');
    message = '';
    expect(await readDoneValue({ locale: 'cn' })).toBe(0);
    expect(readMessage().map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '店铺里没有商品 g_none',
      '商品 g_hidden 已隐藏，不会出现在列表中',
      `本站没有图片 ${GONE}`,
      '商品 g_off 已下架',
      `本站没有图片 ${GONE}`,
    ]);
  });

  it('says nothing of what the shop has, of hidden goods a link leads to, nor of goods of another shop', async () => {
    write([
      list('g_on'),
      ad(picture, toGood('g_hidden')),
      ad(picture.replace(/[^/]+$/, '80.avif'), toGood('x', { content_app_id: 'appother' })),
      text(`<img src="${picture}"><img src="https://pictures.example/media/a.jpg">`),
      { kind: 'member-card', props: { goods_id: 'g_on', title: 'Club', benefits: [{ title: 'All' }] } },
    ]);
    expect(await readDoneValue({ strict: true })).toBe(0);
    expect(message).not.toContain('warning');
  });

  it('fails where warnings count, and changes nothing', async () => {
    write([list('g_none'), text(way)]);
    expect(await readDoneValue({ strict: true })).toBe(1);
    const { configs } = there(database).stores;
    const [live, draft, waiting] = await Promise.all([
      configs.listLive('appknowledge'),
      configs.listDrafts('appknowledge'),
      configs.listScheduled('appknowledge'),
    ]);
    expect(JSON.stringify([live, draft, waiting])).not.toContain(`"html":"${way}"`);
  });
});

describe('M4: what a shop is asked', () => {
  it('of another shop’s pictures and goods it has none', async () => {
    write([list('g_on'), ad(picture)]);
    const trainedValue = { ...command('a running server', { toOtherShop: true }), shop: 'training' };
    expect(await push(trainedValue)).toBe(0);
    expect(readMessage()).toEqual([
      expect.stringContaining('The shop has no good g_on'),
      expect.stringContaining(`The shop serves no picture at ${picture}`),
    ]);
  });

  it('a check without a shop says what it did not look up, and asks for none where nothing is named', async () => {
    const away = () => Promise.reject(new ShopError('No answer from http://localhost:1.'));
    write([list('g_none')]);
    expect(await check({ ...command('none'), connect: away })).toBe(0);
    expect(message).toContain(
      'Not looked up: the goods and uploaded pictures named here. No answer from http://localhost:1.',
    );
    message = '';
    write([text('<p>Hello</p>')]);
    expect(await check({ ...command('none'), connect: away })).toBe(0);
    expect(message).toBe('1 file checked, no faults.\n');
  });
});
