/** The laws of reading a page document: faults named, everything around them kept. */
import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { capabilities } from '../shop/capabilities.ts';
import { buildCatalogue, buildEntry, buildRenderer } from '../../tests/support/catalogue.ts';
import { checkConfig, checkDocument, listMigrations } from './check.ts';
import { readDocument } from './resolve-document.ts';
import { isFatal } from './parse-document.ts';
import type { PageNode } from './node.ts';

const versionedValue = {
  ...buildRenderer(
    'quote',
    Type.Object({ lines: Type.Array(Type.String()) }, { additionalProperties: false }),
  ),
  version: 2,
};
const catalogue = buildCatalogue([
  buildEntry(buildRenderer('note')),
  buildEntry(versionedValue, [
    { to: 2, why: 'one text became lines', up: (props) => ({ lines: [String(props['text'])] }) },
  ]),
]);
const facts = {
  locale: 'en',
  capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
  now: 1000,
} as const;

function note(id: string, more: Partial<PageNode> = {}): PageNode {
  return { id, kind: 'note', v: 1, props: { text: id }, ...more };
}
function page(main: readonly unknown[]): unknown {
  return {
    schema_version: 1,
    id: 'home',
    kind: 'home',
    title: { cn: '首页', en: 'Home' },
    regions: { main },
  };
}
function read(main: readonly unknown[]) {
  return readDocument(page(main), catalogue, facts);
}

describe('reading a page document', () => {
  it('R2: draws the sound nodes around an unknown kind and an invalid node, in order', () => {
    const { document, faults } = read([
      note('a'),
      note('b', { kind: 'nope' }),
      note('c', { props: { text: 7 } }),
      note('d'),
    ]);
    expect(document.regions.main?.map((node) => [node.id, node.broken])).toEqual([
      ['a', undefined],
      ['b', 'unknown-kind'],
      ['c', 'invalid-props'],
      ['d', undefined],
    ]);
    expect(faults.map((fault) => fault.pointer.split('/').slice(0, 4).join('/'))).toContain(
      '/regions/main/1',
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'R3: a node of type %s is an unknown block',
    (kind) => {
      const { document } = read([note('a', { kind }), note('b')]);
      expect(document.regions.main?.[0]?.broken).toMatch(/unknown-kind|invalid-node/);
      expect(document.regions.main?.[1]?.broken).toBeUndefined();
    },
  );

  it('D35: fills defaults and puts texts into the language of the page', () => {
    const { document } = read([note('a', { props: { text: { cn: '你好', en: 'Hello' } } })]);
    expect(document.regions.main?.[0]?.props).toEqual({ text: 'Hello', size: 3 });
    expect(document.title).toBe('Home');
  });

  it('names file position, rule and a hint for each fault', () => {
    const faults = checkDocument(
      page([note('a', { kind: 'notte' }), note('b', { props: { text: 'x', sise: 2 } })]),
      catalogue,
    );
    expect(faults.map(({ pointer, rule, hint }) => [pointer, rule, hint.en])).toEqual([
      ['/regions/main/0/kind', 'unknown-kind', 'Did you mean note?'],
      ['/regions/main/1/props/sise', 'additionalProperties', 'Did you mean size?'],
    ]);
  });

  it('keeps a node whose only fault is a field nobody knows, without the field', () => {
    const { document } = read([note('b', { props: { text: 'x', sise: 2 } })]);
    expect(document.regions.main?.[0]).toMatchObject({ props: { text: 'x', size: 3 } });
  });

  it('R7: refuses more than 300 nodes with a pointer and draws the first 300', () => {
    const { document, faults } = read(Array.from({ length: 5000 }, (_, index) => note(`n${index}`)));
    expect(document.regions.main).toHaveLength(300);
    expect(faults).toMatchObject([
      { rule: 'max-bytes', pointer: '' },
      { rule: 'max-nodes', pointer: '/regions/main/300' },
    ]);
  });

  it('R7: refuses nesting past 12 levels and draws what lies above', () => {
    let inner: PageNode = note('n50');
    for (let level = 49; level >= 1; level -= 1) inner = note(`n${level}`, { slots: { inside: [inner] } });
    const { document, faults } = read([inner, note('after')]);
    expect(faults).toMatchObject([{ rule: 'max-depth' }]);
    expect(document.regions.main?.map((node) => node.id)).toEqual(['n1', 'after']);
  });

  it('R7: a document past 256 KB is never stored', () => {
    const faults = checkDocument(page([note('a', { note: 'x'.repeat(1_000_000) })]), catalogue);
    expect(faults.filter(isFatal).map((fault) => fault.rule)).toEqual(['max-bytes']);
  });

  it('a document that refers to itself is named so', () => {
    const slots: { inside: unknown[] } = { inside: [] };
    const cyclic = { ...note('a'), slots };
    slots.inside.push(cyclic);
    expect(checkDocument(page([cyclic]), catalogue).map((fault) => fault.rule)).toEqual(['not-json']);
  });

  it('marks missing and doubled ids, each at its pointer', () => {
    const { document, faults } = read([note('a'), note('a'), { kind: 'note', v: 1, props: { text: 'x' } }]);
    expect(document.regions.main?.map((node) => node.broken)).toEqual([
      undefined,
      'duplicate-id',
      'invalid-node',
    ]);
    expect(faults.map((fault) => fault.rule)).toEqual(['duplicate-id', 'required']);
    const ids = document.regions.main?.map((node) => node.id) ?? [];
    expect(ids[2]).toMatch(/^broken-note/);
  });

  it.each([null, 7, 'text', [], undefined, () => 1])('answers an empty page for %s', (body) => {
    const { document, faults } = readDocument(body, catalogue, facts);
    expect(document.regions).toEqual({});
    expect(faults).toHaveLength(1);
  });

  it('brings older props up to date and says which would change', () => {
    const old = note('q', { kind: 'quote', props: { text: 'Stay' } });
    expect(read([old]).document.regions.main?.[0]?.props).toEqual({ lines: ['Stay'] });
    expect(listMigrations(page([old]), catalogue)).toEqual([
      {
        pointer: '/regions/main/0',
        nodeId: 'q',
        kind: 'quote',
        steps: ['one text became lines'],
      },
    ]);
  });

  it('does not draw props newer than it knows', () => {
    const { document, faults } = read([note('a', { v: 9 })]);
    expect(document.regions.main?.[0]?.broken).toBe('newer-version');
    expect(faults[0]?.pointer).toBe('/regions/main/0/v');
  });

  it('D35: decides dated conditions, says until when the page holds, leaves personal ones to the browser', () => {
    const { document } = read([
      note('past', { when: { to: 900 } }),
      note('now', { when: { from: 900, to: 2000 } }),
      note('later', { when: { from: 1500 } }),
      note('mine', { when: { login: 'in' } }),
      note('cn', { when: { locale: 'cn' } }),
    ]);
    expect(document.regions.main?.map((node) => node.id)).toEqual(['now', 'mine']);
    expect(document.regions.main?.[1]?.when).toEqual({ login: 'in' });
    expect(document.fresh_until).toBe(1500);
  });

  it('D35, R43: a page holds no longer than its soonest end, and what ends at a second is gone in it', () => {
    const { document } = read([
      note('ends', { when: { to: 1200 } }),
      note('begins', { when: { from: 1500 } }),
      note('over', { when: { to: 1000 } }),
    ]);
    expect(document.fresh_until).toBe(1200);
    expect(document.regions.main?.map((node) => node.id)).toEqual(['ends']);
  });

  it('judges the other documents of a shop by their own schema', () => {
    expect(checkConfig('theme', { primary: 'red' }, catalogue)).toMatchObject([
      { pointer: '/primary', rule: 'pattern', hint: { en: 'Write a colour as #rrggbb' } },
    ]);
    expect(checkConfig('theme', { primary: '#ff0000' }, catalogue)).toEqual([]);
    expect(checkConfig('navbar', 'nothing', catalogue)).toMatchObject([{ rule: 'not-object' }]);
  });
});
