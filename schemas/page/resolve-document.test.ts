/** Which block leaves a page when one of its blocks breaks: that one with what is inside it, and no other (R2, D35). */
import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { capabilities } from '../shop/capabilities.ts';
import type { ReadyDocument, ReadyNode } from './ready.ts';
import { readDocument } from './resolve-document.ts';

const fussy = {
  ...buildRenderer('fussy'),
  prepare: (props: Record<string, unknown>) => {
    if (props['text'] === 'impossible') throw new Error('Nobody can draw that.');
    return props;
  },
};
const catalogue = buildCatalogue([buildEntry(buildRenderer('note')), buildEntry(fussy)]);
const facts = {
  locale: 'en',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  now: 1000,
} as const;

interface Block {
  id: string;
  kind?: unknown;
  v?: unknown;
  props?: unknown;
  inside?: readonly Block[];
}

const REGIONS: Readonly<Record<string, readonly Block[]>> = {
  top: [{ id: 'head' }],
  main: [
    { id: 'first' },
    { id: 'box', inside: [{ id: 'left' }, { id: 'nest', inside: [{ id: 'deep' }] }, { id: 'right' }] },
    { id: 'last' },
  ],
  bottom: [{ id: 'foot' }, { id: 'end' }],
};
const IDS = ['head', 'first', 'box', 'left', 'nest', 'deep', 'right', 'last', 'foot', 'end'];

/** How one block may break, and what its place is marked by. */
const BREAKS = {
  'a kind nobody knows': { change: { kind: 'nope' }, broken: 'unknown-kind' },
  'a version of tomorrow': { change: { v: 9 }, broken: 'newer-version' },
  'props of a wrong type': { change: { props: { text: 7 } }, broken: 'invalid-props' },
  'no props': { change: { props: undefined }, broken: 'invalid-node' },
  'props it cannot be drawn with': {
    change: { kind: 'fussy', props: { text: 'impossible' } },
    broken: 'invalid-props',
  },
} as const;

function write({ id, inside, ...more }: Block, changedText: string, change: object): object {
  const node = {
    id,
    kind: 'note',
    v: 1,
    props: { text: id },
    ...more,
    ...(id === changedText ? change : {}),
  };
  const slots = { inside: inside?.map((child) => write(child, changedText, change)) };
  return inside === undefined ? node : { ...node, slots };
}

function read(changedText = '', change: object = {}) {
  const regions = Object.fromEntries(
    Object.entries(REGIONS).map(([name, blocks]) => [
      name,
      blocks.map((one) => write(one, changedText, change)),
    ]),
  );
  return readDocument(
    { schema_version: 1, id: 'home', kind: 'home', title: 'Home', regions },
    catalogue,
    facts,
  );
}

/** The same nodes with one of them put in another's place. */
function replace(nodes: readonly ReadyNode[], other: ReadyNode): ReadyNode[] {
  return nodes.map((node) => {
    if (node.id === other.id) return other;
    if (node.slots === undefined) return node;
    const slots = Object.entries(node.slots).map(([name, children]) => [name, replace(children, other)]);
    return { ...node, slots: Object.fromEntries(slots) };
  });
}

function replaceIn(regions: ReadyDocument['regions'], other: ReadyNode): ReadyDocument['regions'] {
  return Object.fromEntries(Object.entries(regions).map(([name, nodes]) => [name, replace(nodes, other)]));
}

const sound = read();

it('R2: a page without a fault keeps each of its blocks', () => {
  expect(sound.faults).toEqual([]);
  const text = JSON.stringify(sound.document.regions);
  for (const id of IDS) expect(text).toContain(`"id":"${id}"`);
  expect(text).not.toContain('broken');
});

describe.each(Object.entries(BREAKS))('R2: of a page where one block has %s', (_name, { change, broken }) => {
  it.each(IDS)('that block leaves with what is inside it, and all others stay as they were: %s', (id) => {
    const { document, faults } = read(id, change);
    const kind = 'kind' in change ? change.kind : 'note';
    const { regions, ...rest } = document;
    expect(regions).toEqual(replaceIn(sound.document.regions, { id, kind, props: {}, broken }));
    expect({ ...rest, regions: {} }).toEqual({ ...sound.document, regions: {} });
    // What cannot be drawn is known only when it is prepared.
    expect(faults.map(({ nodeId, hides }) => [nodeId, hides])).toEqual(
      kind === 'fussy' ? [] : [[id, 'block']],
    );
  });
});

it.each(IDS)('D35: a field nobody knows leaves alone, and its block stays: %s', (id) => {
  const { document, faults } = read(id, { props: { text: id, colour: 'red' } });
  expect(document).toEqual(sound.document);
  expect(faults.map(({ nodeId, hides }) => [nodeId, hides])).toEqual([[id, 'field']]);
});
