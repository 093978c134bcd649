/** The demo shops hold to what merchants are held to: sound documents, links and goods that exist, pictures on disk. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkConfig } from '#schemas/page/check.ts';
import { couponState } from '#schemas/content/coupon-state.ts';
import { couponsLeft } from '#server/areas/coupons/services/present-coupon.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { mediaAddress } from '#schemas/content/pictures.ts';
import type { DemoShop } from './demo-shop.ts';
import { preparedPictures } from './pictures.ts';
import { demoShops } from './shops.gen.ts';

const NOW = Date.UTC(2026, 4, 20, 3);
const shops = [...demoShops.values()].map((build) => build(NOW));
const byLabel = new Map(shops.map((shop) => [shop.label, shop]));

const BLOCKS = [
  'banner',
  'image-ad',
  'icon-nav',
  'title-bar',
  'notice-bar',
  'rich-text',
  'goods-list',
  'search-box',
  'divider',
  'spacer',
];

/** Every object inside a value, the value first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const part of Object.values(value)) yield* objectsIn(part);
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* stringsIn(part);
}

const idsOf = (shop: DemoShop, kind: 'page' | 'zone'): string[] =>
  shop.documents.filter((document) => document.kind === kind).map(({ id }) => id);
const pageIds = (shop: DemoShop): string[] => idsOf(shop, 'page');

const goodsIds = (shop: DemoShop): string[] =>
  shop.goods.filter(({ state }) => state !== 'off').map(({ id }) => id);

/** Ids a shop's documents point at, by what they point at. */
function pointedAt(shop: DemoShop): Record<'pages' | 'goods' | 'tags' | 'zones', string[]> {
  const none = () => new Array<string>();
  const match = { pages: none(), goods: none(), tags: none(), zones: none() };
  for (const { link_type: to, link_id: id, ids, tag_id: tag } of objectsIn(shop.documents)) {
    if (typeof id === 'string' && to === 2) match.goods.push(id);
    if (typeof id === 'string' && (to === 3 || to === 12)) match.pages.push(id);
    if (typeof id === 'string' && to === 4) match.zones.push(id);
    if (typeof id === 'string' && to === 5) match.tags.push(id);
    if (typeof tag === 'string') match.tags.push(tag);
    if (Array.isArray(ids)) match.goods.push(...ids.map(String));
  }
  for (const text of stringsIn(shop.documents)) {
    const page = /^\/page\/([\w-]+)$/.exec(text)?.[1];
    if (page !== undefined) match.pages.push(page);
  }
  return match;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(shops.map((shop) => [shop.label, shop] as const))('demo shop %s', (label, shop) => {
  it('D42: every document it publishes is without fault', () => {
    const faults = shop.documents.flatMap(({ kind, id, body }) =>
      checkConfig(kind, body, catalogue).map((fault) => `${kind}/${id}${fault.pointer} ${fault.rule}`),
    );
    expect(faults).toEqual([]);
  });

  it('D31: every page, good and tag its documents lead to exists', () => {
    const { pages, goods, tags, zones } = pointedAt(shop);
    expect(zones.filter((id) => !idsOf(shop, 'zone').includes(id))).toEqual([]);
    expect(pages.filter((id) => !pageIds(shop).includes(id))).toEqual([]);
    expect(goods.filter((id) => !goodsIds(shop).includes(id))).toEqual([]);
    const knownItems = new Set(shop.goods.flatMap((row) => row.tags));
    expect(tags.filter((tag) => !knownItems.has(tag))).toEqual([]);
    expect(shop.tables.tags.filter(({ id }) => !knownItems.has(id))).toEqual([]);
  });

  it('R57: every picture it shows is a file of the product', () => {
    const pictures = [...stringsIn([shop.info, shop.documents, shop.goods, shop.people])].filter((text) =>
      text.startsWith('/demo/'),
    );
    expect(pictures.length).toBeGreaterThan(5);
    const missing = pictures.filter((url) => !existsSync(join(import.meta.dirname, '../public', url)));
    expect(missing).toEqual([]);
  });

  it('D93: every picture it uploaded is there, and shown', () => {
    const uploadedItems = preparedPictures(label).map(({ row }) => mediaAddress(row));
    const shownItems = [...stringsIn([shop.info, shop.documents, shop.goods])].filter((text) =>
      text.startsWith('/media/'),
    );
    expect([...new Set(shownItems)].sort()).toEqual(uploadedItems.sort());
  });

  it('D45: whatever a merchant wrote stands there in both languages', () => {
    const halves = [
      ...objectsIn([
        shop.documents,
        shop.goods,
        shop.coupons,
        shop.info,
        shop.about,
        shop.hotWords,
        shop.tables,
      ]),
    ].filter((object) => ('cn' in object || 'en' in object) && (!object['cn'] || !object['en']));
    expect(halves).toEqual([]);
    expect(shop.hotWords.filter((word) => typeof word === 'string')).toEqual([]);
  });

  it('no document carries a date, which would pass while the demo stays', () => {
    const datedItems = [...objectsIn(shop.documents)].filter(
      ({ when }) => typeof when === 'object' && when !== null && ('from' in when || 'to' in when),
    );
    expect(datedItems).toEqual([]);
  });

  it('D40: white reads on its primary colour', () => {
    const theme = shop.documents.find(({ kind }) => kind === 'theme')?.body;
    const primary = [...objectsIn(theme)][0]?.['primary'];
    expect(1.05 / (luminance(String(primary)) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('D40: the ground its pages are sent with is that of its theme', () => {
    const theme = shop.documents.find(({ kind }) => kind === 'theme')?.body;
    expect([...objectsIn(theme)][0]?.['bg']).toBe(shop.info.page_mp_bgcolor);
  });

  it('D42: it has one document of each name, with a home and a look among them', () => {
    const names = shop.documents.map(({ kind, id }) => `${kind}/${id}`);
    expect(new Set(names).size).toBe(names.length);
    const neededItems = ['page/home', 'navbar/main', 'footer/main', 'suspend/main', 'theme/main'];
    expect(neededItems.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('D10: ids are the same on every run and unlike each other', () => {
    const again = demoShops.get(label)?.(NOW + 86_400_000);
    expect(again?.goods.map(({ id }) => id)).toEqual(shop.goods.map(({ id }) => id));
    expect(new Set(shop.goods.map(({ id }) => id)).size).toBe(shop.goods.length);
    // What outside checks know by name keeps it.
    for (const { id } of shop.goods) expect(id).toMatch(/^(?:[a-z]+_[0-9a-z]{24}|demo_[0-9a-z_]+)$/);
    expect(again?.coupons.map(({ id }) => id)).toEqual(shop.coupons.map(({ id }) => id));
    for (const { id } of shop.coupons) expect(id).toMatch(/^(?:cu_[0-9a-z]{24}|demo_[0-9a-z_]+)$/);
  });

  it('D10: prices are honest: whole fen, nothing struck through that is not higher', () => {
    const odd = shop.goods.filter(
      ({ price, line_price: line }) => !Number.isInteger(price) || (line !== 0 && line <= price),
    );
    expect(odd).toEqual([]);
  });

  it('no phone outside the fictitious range stands anywhere', () => {
    const phones = [...stringsIn([shop.info, shop.documents, shop.people])].flatMap(
      (text) => text.match(/1\d{2}-?\d{4}-?\d{4}/g) ?? [],
    );
    expect(phones.filter((phone) => !/^199-?0000-?\d{4}$/.test(phone))).toEqual([]);
  });
});

describe('the demo as a whole', () => {
  it('D12-D18: each shop is of the variant and in the state its label promises', () => {
    const table = Object.fromEntries(
      shops.map((shop) => {
        const { variant, traits } = readShop(shop.info);
        return [shop.label, [shop.info.app_id, variant, ...traits].join(' ')];
      }),
    );
    expect(table).toEqual({
      knowledge: 'appknowledge knowledge goods-rated',
      training: 'apptraining training tasks hidden-study-uncounted',
      'training-internal': 'apptraininginternal training internal tasks',
      enterprise: 'a01enterprise enterprise-school',
      wecom: 'appwecom knowledge enterprise-messaging',
      operations: 'appoperations knowledge operations-school',
      tencent: 'apptencent knowledge tencent scan-first',
      'tencent-closed': 'apptencentclosed knowledge tencent closed',
      closed: 'appclosed knowledge closed',
      expired: 'appexpired knowledge expired',
      sealed: 'appsealed knowledge sealed',
    });
  });

  it('D36: the knowledge home shows all ten kinds of block', () => {
    const home = byLabel.get('knowledge')?.documents.find(({ kind, id }) => kind === 'page' && id === 'home');
    const kinds = new Set([...objectsIn(home?.body)].map((object) => object['kind']));
    for (const kind of BLOCKS) expect(kinds).toContain(kind);
  });

  it('M234, M235, M240: the knowledge shop sells in every state there is', () => {
    const goods = byLabel.get('knowledge')?.goods ?? [];
    const all = (pick: (row: (typeof goods)[number]) => number): number[] =>
      [...new Set(goods.map(pick))].toSorted((one, other) => one - other);
    expect(all((row) => row.pay_state)).toEqual([0, 1, 2, 3, 4]);
    expect(all((row) => row.marketing_type)).toEqual([-1, 0, 3, 6, 8]);
    expect(all((row) => row.alive_state)).toEqual([-1, 0, 1, 3]);
    expect(new Set(goods.map((row) => row.state))).toEqual(new Set(['on', 'off', 'hidden']));
    expect(goods.filter((row) => row.state === 'on').length).toBeGreaterThanOrEqual(24);
  });

  it('D36: the knowledge shop shows live rooms, offers, coupons, membership and tabs in its pages', () => {
    const documents = byLabel.get('knowledge')?.documents;
    const kinds = new Set([...objectsIn(documents)].map((object) => object['kind']));
    for (const kind of ['live-list', 'flash-sale', 'coupon-row', 'member-card', 'goods-tabs'])
      expect(kinds).toContain(kind);
    const ids = byLabel.get('knowledge')?.coupons.map(({ id }) => id) ?? [];
    const shownItems = [...objectsIn(documents)].flatMap(({ coupon_ids: some }) =>
      Array.isArray(some) ? some : [],
    );
    expect(shownItems.filter((id) => !ids.includes(String(id)))).toEqual([]);
  });

  it('D101: the knowledge shop has four coupons: free for all, nearly gone, still to come, and for one course', () => {
    const states = byLabel
      .get('knowledge')
      ?.coupons.map((row) => couponState({ ...row, left: couponsLeft(row) }, NOW / 1000));
    expect(states).toEqual(['open', 'open', 'early', 'open']);
  });

  it('M77: a sub-menu of more than thirty items exists', () => {
    const long = [...objectsIn(byLabel.get('enterprise')?.documents)].some(
      ({ nav_list: list }) => Array.isArray(list) && list.length > 30,
    );
    expect(long).toBe(true);
  });

  it('M100-M104: the side menu of the knowledge shop has all five kinds of item', () => {
    const types = [...objectsIn(byLabel.get('knowledge')?.documents)].map(({ show_type: type }) => type);
    expect(new Set(types.filter((type) => type !== undefined))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});
