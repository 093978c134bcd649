/** What a page is ready to draw: texts in one language, conditions of the page decided, those of the person left (D35, D45). */
import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { capabilities } from '../shop/capabilities.ts';
import type { When } from './condition.ts';
import { defineRenderer } from './define-renderer.ts';
import type { PageDocument } from './document.ts';
import type { PageNode } from './node.ts';
import { readDocument, readTrusted } from './resolve-document.ts';

const about = { cn: 'x', en: 'x' };
const fussy = defineRenderer({
  kind: 'fussy',
  family: 'page',
  title: about,
  description: about,
  offers: 'page-block',
  props: Type.Object({}, { additionalProperties: false }),
  prepare: () => ({ prepared: true }),
});
const note = buildRenderer('note');
const catalogue = buildCatalogue([buildEntry(note), buildEntry(fussy)]);
const facts = {
  locale: 'en',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  now: 1_000,
} as const;
const lookup = (kind: string) => catalogue.get(kind)?.definition;

const nodeOf = (id: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  kind: 'note',
  v: 1,
  props: { text: { cn: '你好', en: 'Hello' }, size: 3 },
  ...more,
});
const pageOf = (more: Partial<PageDocument> = {}): PageDocument => ({
  schema_version: 1,
  id: 'about',
  kind: 'micro',
  title: { cn: '关于', en: 'About' },
  regions: {},
  ...more,
});

/** A document of a merchant's and one of our own are ready in the same way. */
describe.each([
  ['judged', (document: PageDocument) => readDocument(document, catalogue, facts).document],
  ['trusted', (document: PageDocument) => readTrusted(document, lookup, facts)],
])('a document that is %s', (_name, ready) => {
  it('D45: says itself and its blocks in one language', () => {
    const inside = [nodeOf('b', { slots: { inside: [nodeOf('c')] } })];
    const regions = { main: [nodeOf('a', { slots: { inside } })] };
    const props = { text: 'Hello', size: 3 };
    const note = { kind: 'note', props };
    expect(ready(pageOf({ regions }))).toStrictEqual({
      id: 'about',
      kind: 'micro',
      title: 'About',
      seo: {},
      style: {},
      regions: {
        main: [
          {
            id: 'a',
            ...note,
            slots: { inside: [{ id: 'b', ...note, slots: { inside: [{ id: 'c', ...note }] } }] },
          },
        ],
      },
    });
  });

  it.each([
    [{ title: { cn: '标', en: 'T' } }, { title: 'T' }],
    [{ description: { cn: '述', en: 'D' } }, { description: 'D' }],
    [{ keywords: { cn: '词', en: 'K' } }, { keywords: 'K' }],
    [{ og_image: '/a.png' }, { og_image: '/a.png' }],
    [
      { title: 'T', description: 'D', keywords: 'K', og_image: '/a.png' },
      { title: 'T', description: 'D', keywords: 'K', og_image: '/a.png' },
    ],
  ])('M72: tells search engines %j', (seo, notice) => {
    expect(ready(pageOf({ seo })).seo).toStrictEqual(notice);
  });

  it('D35: keeps its look, and the order of its regions', () => {
    const style = { bg_color: '#ffffff', bg_image: '/b.png', max_width: 1_200 };
    const names = ['float', 'bottom', 'side', 'main', 'top'];
    const regions = Object.fromEntries(names.map((name) => [name, [nodeOf(name)]]));
    const document = ready(pageOf({ style, regions }));
    expect(document.style).toEqual(style);
    expect(Object.keys(document.regions)).toEqual([...names].reverse());
    expect(Object.values(document.regions).map((nodes) => nodes[0]?.id)).toEqual([...names].reverse());
  });

  it.each<[When, When | undefined]>([
    [{}, undefined],
    [{ from: 900, to: 2_000, locale: 'en', can: 'purchases' }, undefined],
    [{ login: 'in', from: 900, locale: 'en' }, { login: 'in' }],
    [{ login: 'out' }, { login: 'out' }],
    [{ svip: false }, { svip: false }],
    [{ bought: ['a'] }, { bought: ['a'] }],
    [
      { login: 'in', svip: true, bought: ['a'], to: 2_000 },
      { login: 'in', svip: true, bought: ['a'] },
    ],
  ])('D35: of %j the browser is left %j', (when, left) => {
    const [node] = ready(pageOf({ regions: { main: [nodeOf('a', { when })] } })).regions.main ?? [];
    expect(node).toMatchObject({ id: 'a' });
    expect(node?.when).toStrictEqual(left);
    expect(node !== undefined && 'when' in node).toBe(left !== undefined);
  });

  it('D35: leaves out what the page decides against, with what is inside it', () => {
    const over = (id: string) => nodeOf(id, { when: { to: 900 }, slots: { inside: [nodeOf(`in-${id}`)] } });
    const box = nodeOf('box', { slots: { inside: [over('b'), nodeOf('c')] } });
    const document = ready(pageOf({ regions: { main: [over('a'), box] } }));
    expect(document.regions.main?.map(({ id }) => id)).toEqual(['box']);
    expect(document.regions.main?.[0]?.slots?.['inside']?.map(({ id }) => id)).toEqual(['c']);
  });

  it('R43: says until when it holds, by what stands in slots as well', () => {
    const inner = nodeOf('b', { when: { from: 1_400, to: 1_900 } });
    const outer = nodeOf('a', { when: { to: 1_500 }, slots: { inside: [inner] } });
    const until = (node: PageNode) => ready(pageOf({ regions: { main: [node] } }));
    expect(until(outer).fresh_until).toBe(1_400);
    expect(until(inner).fresh_until).toBe(1_400);
    expect(until(nodeOf('c', { when: { from: 1_000 } }))).not.toHaveProperty('fresh_until');
    expect(until(nodeOf('c'))).not.toHaveProperty('fresh_until');
  });

  it('D35: draws what a block prepares of its props', () => {
    const main = [nodeOf('a', { kind: 'fussy', props: {} })];
    expect(ready(pageOf({ regions: { main } })).regions.main?.[0]?.props).toEqual({ prepared: true });
  });
});

it('M68: a document of our own is ready where nobody knows its kinds', () => {
  const document = pageOf({ regions: { main: [nodeOf('a')] } });
  expect(readTrusted(document, () => undefined, facts).regions.main?.[0]?.props).toEqual({
    text: 'Hello',
    size: 3,
  });
});
