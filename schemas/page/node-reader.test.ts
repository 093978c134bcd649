/** What a reader of nodes keeps, what it marks broken and what it says of it, node by node (R2, R7, D35). */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { checkDocument, listMigrations } from './check.ts';
import { defineRenderer } from './define-renderer.ts';
import type { PageNode } from './node.ts';
import { parseLenient } from './parse-document.ts';

const about = { cn: 'x', en: 'x' };
const box = defineRenderer({
  kind: 'box',
  family: 'page',
  title: about,
  description: about,
  offers: 'page-block',
  when: { login: 'in' },
  slots: { only: { kinds: ['note', 'tall'] }, few: { max: 2 }, rooms: { shelf: 'live-module' } },
  props: Type.Object({}, { additionalProperties: false }),
});
const stage = { ...buildRenderer('stage'), offers: 'live-module' } as const;
const tall = {
  ...buildRenderer('tall', Type.Object({ text: Type.String() }, { additionalProperties: false })),
  version: 4,
};
const catalogue = buildCatalogue([
  buildEntry(buildRenderer('note')),
  buildEntry(box),
  buildEntry(stage),
  buildEntry(tall, [
    // From 1 there is no way, 2 fails, 3 becomes what it should.
    { to: 4, why: 'a word became a text', up: (props) => ({ text: String(props['word']) }) },
    {
      to: 3,
      why: 'fails',
      up: () => {
        throw new Error('no word');
      },
    },
  ]),
]);

const note = (id: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  kind: 'note',
  v: 1,
  props: { text: id },
  ...more,
});
const boxOf = (slots: NonNullable<PageNode['slots']> = {}, more: Partial<PageNode> = {}): PageNode => ({
  id: 'box',
  kind: 'box',
  v: 1,
  props: {},
  slots,
  ...more,
});
const pageOf = (regions: object) => ({
  schema_version: 1,
  id: 'home',
  kind: 'home',
  title: 'Home',
  regions,
});
const read = (...main: unknown[]) => parseLenient(pageOf({ main }), catalogue);
const firstOf = (...main: unknown[]) => read(...main).document.regions.main?.[0];
const saidOf = (...main: unknown[]) =>
  read(...main).faults.map(({ pointer, rule, hides }) => [pointer, rule, hides]);

describe('a node that is no node', () => {
  it.each([
    ['nothing', null, 'broken--regions-main-0', ''],
    ['a text', 'note', 'broken--regions-main-0', ''],
    ['no id', { kind: 'note', v: 1, props: {} }, 'broken-note-regions-main-0', 'note'],
    ['an id nobody can write', note('a b'), 'broken-note-regions-main-0', 'note'],
    ['a kind that is none', { ...note('a'), kind: 7 }, 'a', ''],
    ['a kind no block could have', note('', { kind: 'No te' }), 'broken-ote-regions-main-0', 'No te'],
    [
      'a kind without an end',
      note('', { kind: 'k'.repeat(90) }),
      `broken-${'k'.repeat(20)}-regions-main-0`,
      'k'.repeat(60),
    ],
  ])('D35: %s is marked by its place', (_name, raw, id, kind) => {
    expect(firstOf(raw)).toStrictEqual({
      id,
      kind,
      props: {},
      slots: {},
      when: undefined,
      brokenReason: 'invalid-node',
      migrations: [],
    });
  });

  it('D35: is called by no more letters than an id has, however deep it stands', () => {
    let inner: object = { kind: 'note' };
    for (let level = 9; level > 0; level -= 1) inner = { ...note(`n${level}`), slots: { inside: [inner] } };
    const [{ nodeId = '' } = {}] = read(inner).faults;
    expect(nodeId).toHaveLength(64);
    expect(nodeId).toMatch(/^broken-note-regions-main-0-slots-inside-0-/);
  });

  it('D35: a misspelt part of it is named', () => {
    const { faults } = read({ ...note('a'), slotz: {} });
    expect(faults).toMatchObject([{ pointer: '/regions/main/0/slotz', hint: { en: 'Did you mean slots?' } }]);
  });
});

describe('what is said of a node', () => {
  it.each<[string, unknown[], (string | undefined)[][]]>([
    ['an id used twice', [note('a'), note('a')], [['/regions/main/1/id', 'duplicate-id', 'block']]],
    [
      'a kind nobody knows',
      [note('a', { kind: 'nope' })],
      [['/regions/main/0/kind', 'unknown-kind', 'block']],
    ],
    [
      'a kind that stands elsewhere',
      [note('a', { kind: 'stage' })],
      [['/regions/main/0/kind', 'not-allowed-here', 'block']],
    ],
    ['a version of tomorrow', [note('a', { v: 2 })], [['/regions/main/0/v', 'newer-version', 'block']]],
    [
      'a prop of a wrong type',
      [note('a', { props: { text: 'x', size: 'x' } })],
      [['/regions/main/0/props/size', 'type', 'block']],
    ],
    [
      'a prop nobody knows',
      [note('a', { props: { text: 'x', sise: 1 } })],
      [['/regions/main/0/props/sise', 'additionalProperties', 'field']],
    ],
    [
      'a slot it does not have',
      [boxOf({ other: [note('a')] })],
      [['/regions/main/0/slots/other', 'not-allowed-here', 'field']],
    ],
    [
      'a slot that is full',
      [boxOf({ few: [note('a'), note('b'), note('c')] })],
      [['/regions/main/0/slots/few/2', 'max-slot', 'field']],
    ],
  ])('D35: %s', (_name, main, faults) => {
    expect(saidOf(...main)).toEqual(faults);
  });

  it('D35: whatever stands where only blocks of pages may is told just that', () => {
    expect(read(note('a', { kind: 'stage' })).faults[0]?.hint.en).toBe(
      'Only blocks of pages stand here: take it out',
    );
  });

  it('R7: no more than 200 faults are told', () => {
    expect(read(...Array.from({ length: 250 }, () => note('same'))).faults).toHaveLength(200);
    expect(read(...Array.from({ length: 200 }, () => note('same'))).faults).toHaveLength(199);
  });
});

describe('props', () => {
  it('D35: keep what their schema knows, and their block stays, where all else is sound', () => {
    expect(firstOf(note('a', { props: { text: 'x', sise: 1, colour: 'red' } }))).toMatchObject({
      props: { text: 'x', size: 3 },
      brokenReason: undefined,
    });
  });

  it.each([
    ['a field of a wrong type', { text: 7, sise: 1 }],
    ['a field that is missing', { sise: 1 }],
    ['a language nobody knows', { text: { cn: 'x', fr: 'y' } }],
  ])('D35: a field nobody knows beside %s leaves with its block', (_name, props) => {
    expect(firstOf(note('a', { props }))).toMatchObject({ props: {}, brokenReason: 'invalid-props' });
  });
});

describe('slots', () => {
  const kindsOf = (slots: NonNullable<PageNode['slots']>, slot: string) =>
    firstOf(boxOf(slots))?.slots[slot]?.map(({ kind, brokenReason }) => [kind, brokenReason]);

  it('D35: one that names kinds holds those and no others', () => {
    const nodes = [note('a'), note('b', { kind: 'stage' }), boxOf(undefined, { id: 'c' })];
    expect(kindsOf({ only: nodes }, 'only')).toEqual([
      ['note', undefined],
      ['stage', 'not-allowed-here'],
      ['box', 'not-allowed-here'],
    ]);
    expect(read(boxOf({ only: nodes })).faults[0]?.hint.en).toBe('What may stand here: note, tall');
  });

  it('D35: one that names none holds what its shelf offers', () => {
    const nodes = [note('a'), note('b', { kind: 'stage' })];
    expect(kindsOf({ few: nodes }, 'few')).toEqual([
      ['note', undefined],
      ['stage', 'not-allowed-here'],
    ]);
    expect(kindsOf({ rooms: nodes }, 'rooms')).toEqual([
      ['note', 'not-allowed-here'],
      ['stage', undefined],
    ]);
  });

  it('D35: a full one holds the first, one that is not there nothing, and one named like a method is not there', () => {
    const three = [note('a'), note('b'), note('c')];
    expect(firstOf(boxOf({ few: three }))?.slots['few']?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(firstOf(boxOf({ few: three.slice(1) }))?.slots['few']).toHaveLength(2);
    expect(saidOf(boxOf({ few: three.slice(1) }))).toEqual([]);
    expect(firstOf(boxOf({ toString: three }))?.slots).toStrictEqual({});
    expect(firstOf(note('a'))?.slots).toStrictEqual({});
  });
});

describe('how many and how deep', () => {
  it('R7: blocks of all regions count together, and the fault is told once', () => {
    const many = (name: string, length: number) =>
      Array.from({ length }, (_, at) => ({ id: `${name}${at}`, kind: 'box', v: 1, props: {} }));
    const regions = { top: many('t', 10), main: many('m', 295), bottom: many('b', 10) };
    const { document, faults } = parseLenient(pageOf(regions), catalogue);
    expect(Object.entries(document.regions).map(([name, nodes]) => [name, nodes.length])).toEqual([
      ['top', 10],
      ['main', 290],
      ['bottom', 0],
    ]);
    expect(faults.map(({ pointer, rule }) => [pointer, rule])).toEqual([['/regions/main/290', 'max-nodes']]);
  });

  it.each([
    [12, []],
    [13, ['max-depth']],
  ])('R7: %d levels', (levels, rules) => {
    let inner = note(`n${levels}`);
    for (let level = levels - 1; level > 0; level -= 1)
      inner = note(`n${level}`, { slots: { inside: [inner] } });
    const { document, faults } = read(inner);
    expect(faults.map(({ rule }) => rule)).toEqual(rules);
    const text = JSON.stringify(document.regions);
    expect(text.includes('"brokenReason":"too-deep"')).toBe(levels > 12);
    expect(text).toContain(`"id":"n${levels}"`);
  });

  it('D35: a region that is no list holds nothing', () => {
    const { document, faults } = parseLenient(pageOf({ main: 'x' }), catalogue);
    expect(document.regions).toEqual({ main: [] });
    expect(faults).toMatchObject([{ pointer: '/regions/main', rule: 'type' }]);
  });
});

describe('the condition of a node', () => {
  it('D35: is its own, else that of its kind, else none', () => {
    expect(firstOf(boxOf())?.when).toEqual({ login: 'in' });
    expect(firstOf(boxOf(undefined, { when: { svip: true } }))?.when).toEqual({ svip: true });
    expect(firstOf(note('a'))?.when).toBeUndefined();
  });
});

describe('older props', () => {
  const old = (v: number, props = {}) => note('t', { kind: 'tall', v, props });

  it('models: are brought up to date, step by step, and stay where they are of today', () => {
    expect(firstOf(old(3, { word: 'x' }))).toMatchObject({
      props: { text: 'x' },
      migrations: ['a word became a text'],
    });
    expect(firstOf(old(4, { text: 'x' }))).toMatchObject({ props: { text: 'x' }, migrations: [] });
  });

  it.each([
    ['there is no way from', 1],
    ['fails', 2],
  ])('models: a version that %s takes its block away, and is said so', (_name, v) => {
    expect(firstOf(old(v))).toMatchObject({ props: {}, brokenReason: 'invalid-props' });
    expect(saidOf(old(v))).toEqual([['/regions/main/0/v', 'migration', 'block']]);
    expect(listMigrations(pageOf({ main: [old(v)] }), catalogue)).toEqual([]);
  });

  it('models: those that would change are listed, wherever they stand, and no others', () => {
    const inside = boxOf({ only: [note('a'), old(3, { word: 'x' })] });
    expect(listMigrations(pageOf({ main: [note('b'), inside], bottom: [note('c')] }), catalogue)).toEqual([
      {
        pointer: '/regions/main/1/slots/only/1',
        nodeId: 't',
        kind: 'tall',
        steps: ['a word became a text'],
      },
    ]);
    expect(checkDocument(pageOf({ main: [inside] }), catalogue)).toEqual([]);
  });
});
