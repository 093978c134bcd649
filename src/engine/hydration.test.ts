/** Which nodes of a page are marked to wake, which of them travel, and which are marked as left out. */
import { describe, expect, test } from 'vitest';
import type { Hydrate } from '#schemas/page/define-renderer.ts';
import type { ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import { buildDocument, buildNode } from '../../tests/support/engine.ts';
import { allNodes, forBrowser, markHydration, markThrown } from './hydration.ts';

const MODES = new Map<string, Hydrate>([
  ['text', 'never'],
  ['clock', 'idle'],
  ['list', 'visible'],
  ['login', 'load'],
]);
const mark = (nodes: readonly ReadyNode[]) =>
  markHydration(buildDocument(nodes), (kind) => MODES.get(kind)).regions.main ?? [];
const around = (kind: string, ...inside: readonly ReadyNode[]) =>
  buildNode('out', kind, { slots: { inside } });
const inside = (node: ReadyNode | undefined) => node?.slots?.['inside'] ?? [];

describe('marks', () => {
  test('ADR-021: each node has the moment of its kind, in slots too', () => {
    const [list, text] = mark([around('list', buildNode('in', 'clock')), buildNode('t', 'text')]);
    expect([list?.hydrate, inside(list)[0]?.hydrate, text?.hydrate]).toEqual(['visible', 'idle', 'never']);
    expect(inside(list)[0]).toMatchObject({ id: 'in', kind: 'clock' });
  });

  test('ADR-021: nothing in a node that sleeps for good is marked: it is one piece of HTML', () => {
    const asleep = around('text', buildNode('in', 'text'));
    expect(mark([asleep])).toEqual([{ ...asleep, hydrate: 'never' }]);
  });

  test('D114: a node for some people has no markup to wake, and its parent is awake for whoever comes', () => {
    const personal = buildNode('in', 'text', { when: { login: 'in' } });
    expect(mark([personal])).toEqual([personal]);
    const [parent] = mark([around('text', personal)]);
    expect(parent).toEqual({ ...around('text', personal), hydrate: 'load' });
  });

  test('R2: a broken node stays what it is, and wakes nobody', () => {
    const brokenNode = buildNode('in', 'login', { broken: 'invalid-props' });
    expect(mark([brokenNode])).toEqual([brokenNode]);
    expect(mark([around('text', brokenNode)])[0]?.hydrate).toBe('never');
  });

  test('R3: a kind nobody registered is left out with all that was in it, and wakes nobody', () => {
    const unknown = { ...around('constructor', buildNode('in', 'login')), props: { text: 'hi' } };
    expect(mark([unknown])).toEqual([{ id: 'out', kind: 'constructor', props: {}, broken: 'unknown-kind' }]);
    expect(mark([around('clock', buildNode('in', 'constructor'))])[0]?.hydrate).toBe('idle');
  });
});

describe('what travels to the browser', () => {
  const drawing = { one: { ok: true, data: 1 } } as const;
  const send = (nodes: readonly ReadyNode[], data: Parameters<typeof forBrowser>[1]) =>
    forBrowser(
      markHydration(buildDocument(nodes), (kind) => MODES.get(kind)),
      data,
    );

  test('ADR-021: what wakes keeps its props, slots and data; what sleeps within it keeps its place alone', () => {
    const nodes = [
      around(
        'list',
        buildNode('clock', 'clock', { props: { at: 1 } }),
        buildNode('text', 'text', { props: { word: 'hi' } }),
      ),
    ];
    const { document, data } = send(nodes, { out: drawing, clock: drawing, text: drawing });
    const [list] = document.regions.main ?? [];
    expect(list).toMatchObject({ id: 'out', kind: 'list', hydrate: 'visible' });
    expect(inside(list)).toEqual([
      { id: 'clock', kind: 'clock', props: { at: 1 }, hydrate: 'idle' },
      { id: 'text', kind: 'text', props: {}, hydrate: 'never' },
    ]);
    expect(Object.keys(data)).toEqual(['out', 'clock']);
  });

  test('D114: a node for some people travels whole, for the browser alone draws it', () => {
    const personal = buildNode('own', 'text', { when: { login: 'in' }, props: { word: 'hi' } });
    const { document, data } = send([personal], { own: drawing });
    expect(document.regions.main).toEqual([personal]);
    expect(data).toEqual({ own: drawing });
  });
});

describe('a document as a list', () => {
  const nodes = [around('list', buildNode('a', 'clock'), buildNode('b', 'text')), buildNode('c', 'text')];
  const document: ReadyDocument = {
    ...buildDocument(nodes),
    regions: { top: [buildNode('t', 'text')], main: nodes },
  };

  test('R2: every node is looked at, region by region, in reading order', () => {
    expect(allNodes(document).map(({ id }) => id)).toEqual(['t', 'out', 'a', 'b', 'c']);
    expect(allNodes(buildDocument([]))).toEqual([]);
  });

  test('R2: those that threw are left out wherever they stand, with nothing of theirs', () => {
    const markedDocument = markThrown(document, new Set(['t', 'b']));
    expect(markedDocument.regions.top).toEqual([{ id: 't', kind: 'text', props: {}, broken: 'threw' }]);
    expect(markedDocument.regions.main).toEqual([
      around('list', buildNode('a', 'clock'), { id: 'b', kind: 'text', props: {}, broken: 'threw' }),
      buildNode('c', 'text'),
    ]);
  });
});
