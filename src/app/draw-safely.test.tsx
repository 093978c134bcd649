/**
 * @vitest-environment node
 * The server's render with bad nodes in it: the page stands, the culprits are named (requirement 2).
 */
import { expect, test, vi } from 'vitest';
import { markHydration, forBrowser } from '#engine/hydration.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider, useViewer } from '#engine/provider.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import { drawSafely, type Documents } from './draw-safely.tsx';

const plain = buildView('plain', { hydrate: 'never', draw: ({ root, id }) => <p {...root}>{id}</p> });
const live = buildView('live', { hydrate: 'visible', draw: ({ root, id }) => <b {...root}>{id}</b> });
const box = buildView('box', {
  hydrate: 'never',
  draw: ({ root, slots }) => <div {...root}>{slots['inside']}</div>,
});
const bomb = buildView('bomb', {
  draw: () => {
    throw new Error('boom');
  },
});
const views = [plain, live, box, bomb];
const modeOf = (kind: string) => views.find((view) => view.definition.kind === kind)?.definition.hydrate;

function drawAll(nodes: Parameters<typeof buildDocument>[0]) {
  const engine = buildEngine(views);
  const documents: Documents = {
    chrome: buildDocument([]),
    page: markHydration(buildDocument(nodes), modeOf),
  };
  const data = { chrome: {}, page: {} };
  const drawnPage = drawSafely(engine, documents, data, ({ page }) => (
    <EngineProvider engine={engine}>
      <PageView document={page} region="main" data={{}} />
    </EngineProvider>
  ));
  return { ...drawnPage, engine };
}

test('R2: a throwing view is left out, its neighbours and its parent stay', () => {
  const inside = [buildNode('x', 'bomb'), buildNode('b', 'plain')];
  const { html, page, engine } = drawAll([
    buildNode('a', 'plain'),
    buildNode('p', 'box', { slots: { inside } }),
    buildNode('y', 'bomb'),
    buildNode('c', 'plain'),
  ]);
  expect([...html.matchAll(/data-node="(\w)"/g)].map((match) => match[1])).toEqual(['a', 'p', 'b', 'c']);
  expect(page.regions.main?.[2]).toMatchObject({ id: 'y', broken: 'threw' });
  expect(engine.reports.map((report) => report.nodeId)).toEqual(['x', 'y']);
});

test('R3: unknown kinds are marked broken, so that the browser leaves out the same nodes', () => {
  const { html, page } = drawAll([buildNode('x', 'constructor'), buildNode('a', 'plain')]);
  expect(html).not.toContain('data-node="x"');
  expect(page.regions.main?.[0]).toMatchObject({ broken: 'unknown-kind' });
});

test('R44: no script, inline or not, is put into the markup', () => {
  const { html } = drawAll(
    Array.from({ length: 60 }, (_, index) => buildNode(`n${index}`, index % 2 === 0 ? 'plain' : 'live')),
  );
  expect(html).not.toMatch(/<script|<template|rel="expect"/);
});

test('D114: nothing of a personal node is in public HTML', () => {
  const { html } = drawAll([
    buildNode('secret', 'plain', { when: { login: 'in' } }),
    buildNode('a', 'plain'),
  ]);
  expect(html).not.toContain('secret');
});

test('performance: a sleeping node travels without its props and data, a live one with them', () => {
  const nodes = [
    buildNode('a', 'plain', { props: { big: 1 } }),
    buildNode('b', 'live', { props: { big: 2 } }),
  ];
  const markedDocument = markHydration(buildDocument(nodes), modeOf);
  const data = { a: { one: { ok: true, data: 1 } }, b: { one: { ok: true, data: 2 } } } as const;
  const payload = forBrowser(markedDocument, data);
  expect(payload.document.regions.main).toEqual([
    { id: 'a', kind: 'plain', props: {}, hydrate: 'never' },
    { id: 'b', kind: 'live', props: { big: 2 }, hydrate: 'visible' },
  ]);
  expect(Object.keys(payload.data)).toEqual(['b']);
});

test('architecture: a sleeping parent wakes as early as the most eager of its children', () => {
  const inside = [buildNode('b', 'live')];
  const markedDocument = markHydration(buildDocument([buildNode('a', 'box', { slots: { inside } })]), modeOf);
  expect(markedDocument.regions.main?.[0]).toMatchObject({ hydrate: 'visible' });
});

test.each([
  ['idle', 'visible', 'visible'],
  ['visible', 'idle', 'visible'],
  ['load', 'visible', 'load'],
  ['never', 'idle', 'idle'],
] as const)('architecture: of %s and %s inside one parent, %s counts', (one, other, more) => {
  const modes: Record<string, 'never' | 'idle' | 'visible' | 'load'> = { box: 'never', one, other };
  const inside = [buildNode('b', 'one'), buildNode('c', 'other')];
  const document = buildDocument([buildNode('a', 'box', { slots: { inside } })]);
  const markedDocument = markHydration(document, (kind) => modes[kind]);
  expect(markedDocument.regions.main?.[0]).toMatchObject({ hydrate: more });
});

test('a page that throws outside its nodes is an error of ours and said to be one', () => {
  const engine = buildEngine([]);
  const empty = { chrome: buildDocument([]), page: buildDocument([]) };
  const BrokenPage = () => {
    useViewer();
    return null;
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => drawSafely(engine, empty, { chrome: {}, page: {} }, () => <BrokenPage />)).toThrow(
    'outside its nodes',
  );
  vi.restoreAllMocks();
});
