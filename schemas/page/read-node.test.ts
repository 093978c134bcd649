/** One node is read as the whole document would read it, wherever it stands and whatever is wrong with it (ADR-585). */
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { catalogue as products } from '#renderers/catalogue.gen.ts';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { loadExamples } from '../../tests/support/examples.ts';
import { capabilities } from '../shop/capabilities.ts';
import { readShop } from '../shop/shop-info.ts';
import { buildBoot } from '../../tests/support/build-boot.ts';
import type { Catalogue } from './catalogue.ts';
import { isObject, pointerTo } from './json.ts';
import { NodeReader } from './node-reader.ts';
import { parseLenient, placeOf } from './parse-document.ts';
import type { ReadyNode } from './ready.ts';
import { readDocument, readNode } from './resolve-document.ts';
import { valueAt } from './walk-path.ts';

const facts = { locale: 'en', capabilities: capabilities(readShop(buildBoot().info)), now: 1000 } as const;
const pageOf = <Regions extends object>(regions: Regions) => ({
  schema_version: 1,
  id: 'p',
  kind: 'micro',
  title: 'P',
  regions,
});

/** Pointers of all nodes of a raw document, in the order they stand. */
function pointersOf(body: { regions: object }): string[] {
  const inList = (list: unknown, at: string): string[] =>
    Array.isArray(list) ? list.flatMap((node: unknown, index) => inNode(node, pointerTo(at, index))) : [];
  const inNode = (node: unknown, at: string): string[] => {
    const slots = isObject(node) && isObject(node['slots']) ? node['slots'] : {};
    const inner = Object.entries(slots).flatMap(([name, list]) =>
      inList(list, pointerTo(pointerTo(at, 'slots'), name)),
    );
    return [at, ...inner];
  };
  return Object.entries(body.regions).flatMap(([name, list]) => inList(list, `/regions/${name}`));
}

/** The parsed node at a pointer of the raw document: lists of parsed nodes leave nothing out before it. */
function parsedAt(body: unknown, pointer: string, catalogue: Catalogue): unknown {
  return valueAt(parseLenient(body, catalogue).document, pointer);
}

/** What the reading of each node by itself came to, and what its document's reading came to. */
function readings(body: { regions: object }, catalogue: Catalogue): { alone: unknown[]; whole: unknown[] } {
  const { faults } = parseLenient(body, catalogue);
  const rows = pointersOf(body).map((pointer) => {
    const place = placeOf(body, pointer, catalogue);
    const reader = new NodeReader(catalogue);
    const node = place && reader.one(valueAt(body, pointer), place);
    const inside = faults.filter((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`));
    return {
      alone: [pointer, node, reader.faults],
      whole: [pointer, parsedAt(body, pointer, catalogue), place === undefined ? [] : inside],
    };
  });
  return { alone: rows.map(({ alone }) => alone), whole: rows.map(({ whole }) => whole) };
}

const tall = {
  ...buildRenderer('tall', Type.Object({ text: Type.String() }, { additionalProperties: false })),
  version: 3,
};
const odd = buildCatalogue([
  buildEntry(buildRenderer('note')),
  buildEntry({ ...buildRenderer('stage'), offers: 'live-module' }),
  buildEntry(tall, [
    { to: 2, why: 'a word became a text', up: (props) => ({ text: String(props['word']) }) },
    { to: 3, why: 'marked', up: (props) => ({ text: `${String(props['text'])}!` }) },
  ]),
]);
const note = (id: string, more: object = {}) => ({ id, kind: 'note', v: 1, props: { text: id }, ...more });

describe('one node', () => {
  const rows: readonly (readonly [what: string, ...nodes: unknown[]])[] = [
    ['sound, its defaults filled', note('a'), note('b', { props: { text: { cn: '乙', en: 'B' } } })],
    ['in slots of slots', note('a', { slots: { inside: [note('b', { slots: { inside: [note('c')] } })] } })],
    ['written for older props', { id: 'a', kind: 'tall', v: 1, props: { word: 'old' } }],
    ['written for newer props', { id: 'a', kind: 'tall', v: 9, props: { text: 'new' } }],
    ['with fields nobody knows', note('a', { props: { text: 'a', glitter: 1 } })],
    ['with props that are none', note('a', { props: { text: 7, size: 99 } })],
    ['of an id used before it, and after it', note('a'), note('b'), note('a'), note('b')],
    ['of an id used in a slot', note('a', { slots: { inside: [note('b')] } }), note('b')],
    ['of a kind nobody knows', note('a', { kind: 'nope', slots: { inside: [note('b')] } }), note('b')],
    ['of a kind that stands elsewhere', note('a', { kind: 'stage' })],
    ['that is none', 7, null, { kind: 'note' }, note('x y')],
    ['with a slot nobody knows', note('a', { slots: { cellar: [note('b')] } })],
    [
      'in a slot that is full',
      note('a', { slots: { inside: ['b', 'c', 'd', 'e', 'f'].map((id) => note(id)) } }),
    ],
    ['for some people only', note('a', { when: { login: 'in', from: 5 } }), note('b', { when: { lang: 7 } })],
  ];
  test.each(rows)('R2: %s is read as its document reads it', (_what, ...nodes) => {
    const body = pageOf({ top: [note('first')], main: nodes, bottom: [note('z')] });
    const { alone, whole } = readings(body, odd);
    expect(alone).toStrictEqual(whole);
    expect(alone.length).toBeGreaterThan(2);
  });

  test('R2: beyond the most a document may hold it is left out, as its document leaves it out', () => {
    const many = Array.from({ length: 302 }, (_, index) => note(`n${index}`));
    const body = pageOf({ main: many });
    const first = placeOf(body, '/regions/main/300', odd);
    expect(first?.count).toBe(300);
    if (first === undefined) return;
    const { nodes, faults } = readNode(many[300], first, odd, facts);
    expect(nodes).toEqual([]);
    expect(faults).toMatchObject([{ pointer: '/regions/main/300', rule: 'max-nodes' }]);
    expect(placeOf(body, '/regions/main/301', odd)).toBeUndefined();
  });

  test('R2: what holds itself is no node, and takes nothing with it', () => {
    const place = placeOf(pageOf({ main: [note('a')] }), '/regions/main/0', odd);
    const ring: Record<string, unknown> = note('a');
    ring['props'] = ring;
    expect(place && readNode(ring, place, odd, facts)).toMatchObject({
      nodes: [],
      faults: [{ pointer: '' }],
    });
  });

  test('R2: the document it comes from is left as it is', () => {
    const body = pageOf({ main: [note('a', { props: { text: 'a', glitter: 1 } })] });
    const before = structuredClone(body);
    const place = placeOf(body, '/regions/main/0', odd);
    if (place !== undefined) readNode(valueAt(body, '/regions/main/0'), place, odd, facts);
    expect(body).toEqual(before);
  });
});

const withoutLeads = ({ leads: _leads, slots, ...node }: ReadyNode): ReadyNode => ({
  ...node,
  ...(slots === undefined
    ? {}
    : {
        slots: Object.fromEntries(
          Object.entries(slots).map(([name, nodes]) => [name, nodes.map(withoutLeads)]),
        ),
      }),
});

describe('every block of the product', () => {
  const BLOCKS = 30;
  const pageOfExamples = async (blocks: number, from = 0) => {
    const rows = await loadExamples('page-block');
    const main = Array.from({ length: blocks }, (_, index) => {
      const { definition, example } = rows[(from + index) % rows.length] ?? {};
      return { id: `b-${index}`, kind: definition?.kind, v: definition?.version, props: example?.props };
    });
    return pageOf({ main });
  };

  test('R2: each is drawn from what its page would draw it from', async () => {
    const { length } = await loadExamples('page-block');
    for (let from = 0; from < length; from += BLOCKS) {
      const body = await pageOfExamples(BLOCKS, from);
      const whole = readDocument(body, products, facts).document.regions.main ?? [];
      for (const [index, node] of body.regions.main.entries()) {
        const place = placeOf(body, `/regions/main/${index}`, products);
        expect(place).toBeDefined();
        if (place === undefined) continue;
        const { nodes } = readNode(node, place, products, facts);
        const drawnNodes = whole.filter(({ id }) => id === node.id).map(withoutLeads);
        expect(nodes, node.kind).toStrictEqual(drawnNodes);
      }
    }
  });

  test('performance: one of 230 is read in 0.6 ms', async () => {
    const body = await pageOfExamples(230);
    const pointer = '/regions/main/117';
    const place = placeOf(body, pointer, products);
    expect(place).toBeDefined();
    if (place === undefined) return;
    const node = valueAt(body, pointer);
    const times = Array.from({ length: 200 }, () => {
      const since = performance.now();
      readNode(node, place, products, facts);
      return performance.now() - since;
    });
    // The quickest half: what a machine under load adds is not the reading's.
    expect(times.toSorted((one, other) => one - other)[100]).toBeLessThan(0.6);
  });
});
