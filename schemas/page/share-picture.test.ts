/** What stands in the picture of a shared page, in which words, and what its address says (ADR-268). */
import { describe, expect, it } from 'vitest';
import { buildBoot } from '../../tests/support/build-boot.ts';
import type { ReadyDocument } from './ready.ts';
import {
  hasOwnShare,
  isShownElsewhere,
  readShare,
  shareAddress,
  shareFacts,
  shareVersion,
  type ShareFacts,
} from './share-picture.ts';

const seo = {
  default_seo_title: { cn: '学点新东西', en: 'Learn a new thing' },
  default_seo_description: { cn: '每天一课', en: 'A lesson a day' },
};
const boot = buildBoot({ info: { seo } });

const page = (more: Partial<ReadyDocument> = {}): ReadyDocument => ({
  id: 'about',
  kind: 'micro',
  title: 'About us',
  seo: {},
  style: {},
  regions: {},
  ...more,
});

describe('what stands in it', () => {
  it('M72: the shop’s own picture says its name, what it is about, and has its colour', () => {
    expect(shareFacts(boot, 'en')).toEqual({
      shop: 'Lumen Academy',
      title: 'Lumen Academy',
      description: 'A lesson a day',
      colour: '#1f5eff',
    });
    expect(shareFacts(boot, 'cn')).toMatchObject({ shop: '拾光书院', description: '每天一课' });
  });

  it('M72: a page’s own words stand before the shop’s', () => {
    const own = page({ seo: { title: 'Who we are', description: 'Four people.' } });
    expect(shareFacts(boot, 'en', own)).toMatchObject({ title: 'Who we are', description: 'Four people.' });
    expect(shareFacts(boot, 'en', page())).toMatchObject({
      title: 'About us',
      description: 'A lesson a day',
    });
  });

  it.each([
    ['a home is called what the shop is about', { kind: 'home', title: 'Home' }, 'Learn a new thing'],
    [
      'a home with a title for search engines is called by it',
      { kind: 'home', title: 'Home', seo: { title: 'Hello' } },
      'Hello',
    ],
    ['the shop’s name is not said twice', { title: 'About us | Lumen Academy' }, 'About us'],
    ['nor before the page’s', { title: 'Lumen Academy - About us' }, 'About us'],
    [
      'parts of a title are joined by dots',
      { title: 'One | Two  -  Three · Four' },
      'One · Two · Three · Four',
    ],
    ['a hyphen within a word parts nothing', { title: 'Step-by-step' }, 'Step-by-step'],
    ['a title that is the shop’s name stays it', { title: 'Lumen Academy' }, 'Lumen Academy'],
    ['a page without a title has the shop’s name', { title: '' }, 'Lumen Academy'],
  ] as const)('M72: %s', (_name, more, title) => {
    expect(shareFacts(boot, 'en', page(more)).title).toBe(title);
  });

  it('M72: a home of a shop that says nothing is called by the shop’s name', () => {
    expect(shareFacts(buildBoot(), 'en', page({ kind: 'home', title: 'Home' }))).toMatchObject({
      title: 'Lumen Academy',
      description: '',
    });
  });

  it('M72: the page’s drawing and the shop’s logo stand in it, where they may be drawn', () => {
    const of = (og_image: string, pc_shop_logo: string) =>
      shareFacts(
        buildBoot({ info: { pc: { pc_shop_logo, record: '' } } }),
        'en',
        page({ seo: { og_image } }),
      );
    expect(of('/a.svg', '/logo.svg')).toMatchObject({ art: '/a.svg', logo: '/logo.svg' });
    const none = of('javascript:alert(1)', '');
    expect(none).not.toHaveProperty('art');
    expect(none).not.toHaveProperty('logo');
  });
});

describe('which pages and pictures', () => {
  it.each([
    ['home', true],
    ['micro', true],
    ['zone', false],
    ['screen', false],
    ['chrome', false],
  ] as const)('M72: a %s has a picture of its own: %s', (kind, own) => {
    expect(hasOwnShare({ kind })).toBe(own);
  });

  it.each([
    ['/a.png', true],
    ['/a.svg', false],
    ['/a.SVG', false],
    ['/a.avif', false],
    ['/a.svg?v=1', false],
    ['/a.svg#part', false],
    ['/a.png?from=b.svg', true],
    ['/a.svg.png', true],
    ['/svg', true],
    ['', true],
  ])('M72: other sites can show %s: %s', (url, isShown) => {
    expect(isShownElsewhere(url)).toBe(isShown);
  });
});

describe('its address', () => {
  const facts: ShareFacts = { shop: 'Lumen', title: 'Lumen', description: '', colour: '#1f5eff' };
  const version = '0123456789abcd-_';

  it.each([
    [{ page: 'about', locale: 'en', version }, `/media/share/about.en.${version}.png`],
    [{ locale: 'cn', version }, `/media/share/cn.${version}.png`],
    [{ page: 'cn', locale: 'cn', version }, `/media/share/cn.cn.${version}.png`],
  ] as const)('M72: %j is written, and read again', (name, address) => {
    expect(shareAddress(name)).toBe(address);
    expect(readShare(address)).toStrictEqual(name);
  });

  it.each([
    '',
    '/media/share/about.en.png',
    `/media/share/about.fr.${version}.png`,
    `/media/share/about.en.${version}.jpg`,
    `/media/share/about.en.${version}x.png`,
    `/media/share/about.en.${version.slice(1)}.png`,
    `/media/share/${'a'.repeat(65)}.en.${version}.png`,
    `/media/share/a/b.en.${version}.png`,
    `/media/share/a.b.en.${version}.png`,
    `/media/share/about.en.${version}.png?x=1`,
    `/x/media/share/about.en.${version}.png`,
  ])('M72: %s is no address of such a picture', (address) => {
    expect(readShare(address)).toBeUndefined();
  });

  it('M72: the same facts have one name, and each other fact another, fit for an address', async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `Title ${index}`);
    const versions = await Promise.all(titles.map((title) => shareVersion({ ...facts, title })));
    expect(new Set(versions).size).toBe(60);
    for (const one of versions) expect(one).toMatch(/^[\w-]{16}$/);
    expect(await shareVersion({ ...facts, title: 'Title 7' })).toBe(versions[7]);
    expect(await shareVersion({ ...facts, art: '/a.svg' })).not.toBe(await shareVersion(facts));
  });

  it('M72: an address written today is not written in another way tomorrow', async () => {
    // Sites that have seen a page keep its address: this changes only with how the facts are drawn.
    expect(await shareVersion({ ...facts, title: 'Lesson 18' })).toBe('h-kDjznOP_Y7_pVC');
  });
});
