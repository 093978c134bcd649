/** What the demo shops and the looks show holds what it promises: codes that can be scanned, links once, pictures of their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parse } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { readChrome } from '#schemas/page/chrome.ts';
import { resolveLink } from '#schemas/page/link.ts';
import { presets } from '#schemas/presets/presets.gen.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { FooterSchema, type Footer } from '#schemas/shop/footer.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { SuspendMenuSchema, type SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import type { DemoShop } from '#demo/demo-shop.ts';
import { demoShops } from '#demo/shops.gen.ts';
import { buildBoot } from '../support/build-boot.ts';
import { readCode } from '../support/read-code.ts';

const PLACE = { origin: 'https://shop.example.com', year: 2026 };
const shops = [...demoShops.values()].map((build) => build(Date.UTC(2026, 10, 21)));

interface ShopLook {
  info?: DemoShop['info'];
  footer: Footer;
  suspend: SuspendMenu;
}

function wornBy({ info, documents }: DemoShop): ShopLook {
  const bodyOf = (kind: string) => documents.find((document) => document.kind === kind)?.body;
  return {
    info,
    footer: Parse(FooterSchema, bodyOf('footer')),
    suspend: Parse(SuspendMenuSchema, bodyOf('suspend')),
  };
}

const WORN: [string, ShopLook][] = [
  ...shops.map((shop): [string, ShopLook] => [`demo shop ${shop.label}`, wornBy(shop)]),
  ...Object.entries(presets).map(([name, look]): [string, ShopLook] => [`look ${name}`, look]),
];

/** Every object inside a value, the value first. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const textsAt = (key: string, value: unknown): string[] =>
  [...objectsIn(value)].flatMap(({ [key]: text }) => (typeof text === 'string' ? [text] : []));

describe.each(WORN)('%s', (_name, { info, footer, suspend }) => {
  const boot = buildBoot({ ...(info === undefined ? {} : { info }), footer, suspend });
  const { regions } = readChrome(boot, 'cn', capabilities(readShop(boot.info)), PLACE);
  const propsOf = (kind: string) => [
    ...objectsIn(
      Object.values(regions)
        .flat()
        .filter((node) => node.kind.startsWith(kind))
        .map(({ props }) => props),
    ),
  ];

  it('M92, M96: its footer leads to no address twice', () => {
    const hrefs = propsOf('footer-').flatMap(({ link, complaint_url: complaint }) => [
      ...(typeof link === 'object' && link !== null ? [resolveLink({ link_type: 0, ...link })?.href] : []),
      ...(typeof complaint === 'string' ? [complaint] : []),
    ]);
    expect(hrefs).toContain('/page/complaint');
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });

  it('M93, M103: what it asks to scan can be scanned, and leads into the shop', async () => {
    const codes = propsOf('suspend-menu').filter(({ type }) => type === 'qr');
    const messages = [...textsAt('url', codes), ...textsAt('shop_url', propsOf('footer-contact'))];
    expect(messages.filter((url) => !url.startsWith(`${PLACE.origin}/`))).toEqual([]);
    const drawings = [...textsAt('image', codes), ...textsAt('qr_image', propsOf('footer-contact'))];
    for (const url of drawings)
      expect(await readCode(readFileSync(join('public', url))), url).toMatch(/^https:/);
  });
});

describe('homes', () => {
  it.each(shops.map((shop) => [shop.label, shop] as const))(
    'R57: the home of %s shows pictures of its own, none of them the cover of a course',
    (_label, shop) => {
      const home = shop.documents.find(({ kind, id }) => kind === 'page' && id === 'home');
      const shownKinds = [...objectsIn(home?.body)]
        .filter(({ kind }) => kind === 'banner' || kind === 'image-cube' || kind === 'image-ad')
        .flatMap((block) => textsAt('image', block));
      const covers = new Set(shop.goods.map(({ cover }) => cover));
      expect(shownKinds.length).toBeGreaterThan(0);
      expect(shownKinds.filter((picture) => covers.has(picture))).toEqual([]);
      expect(shownKinds).toEqual([...new Set(shownKinds)]);
    },
  );

  it.each([
    ['tide', { 气: 'breath', 字: 'letters', 停: 'pause', 连: 'wave' }],
    ['seedling', { 迎客: 'community', 陈列: 'shelf', 客诉: 'service', 带教: 'class', 全部: 'course' }],
  ] as const)('D36: in the look %s each word has the icon that shows it', (name, icons) => {
    const entries = [...objectsIn(presets[name].home)].filter(({ icon }) => typeof icon === 'string');
    const shownCalls = entries.map(({ title, icon }) => [[...objectsIn(title)][0]?.['cn'], icon]);
    expect(Object.fromEntries(shownCalls)).toEqual(icons);
  });

  it('the training shop greets a learner with courses of their own', () => {
    const training = shops.find(({ label }) => label === 'training');
    const learner = training?.people.find(({ roles }) => roles.join() === 'learner');
    const own = training?.records.filter(({ phone }) => phone === learner?.phone) ?? [];
    expect(own.filter(({ learn_progress: progress }) => progress < 100).length).toBeGreaterThanOrEqual(3);
  });
});
