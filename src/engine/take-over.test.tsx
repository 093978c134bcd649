/** From the server's HTML to a living page: what the server draws of each node is what the browser takes over (ADR-232). */
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { pageTree } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import type { View } from './define-view.ts';
import type { Engine } from './engine.ts';
import { drawNodes } from './server-nodes.tsx';

const plain = buildView('plain', { draw: ({ root, id }) => <p {...root}>{id}</p> });
const box = buildView('box', {
  draw: ({ root, slots }) => <section {...root}>{slots['inside']}</section>,
});
const views = [plain, box];

const draw = (nodes: readonly ReadyNode[], overrides: Partial<Engine> = {}) =>
  renderToString(pageTree(buildEngine(views, { drawNodes, ...overrides }), buildDocument(nodes)));
const buildShownItems = (html: string) => [...html.matchAll(/data-node="(\w+)"/g)].map(([, id]) => id);

describe('on the server', () => {
  test('R2: a broken node is left out, and told of in preview', () => {
    const nodes = [
      buildNode('x', 'plain', { broken: 'threw' }),
      buildNode('y', 'constructor'),
      buildNode('a', 'plain'),
    ];
    expect(buildShownItems(draw(nodes))).toEqual(['a']);
    const reasons = draw(nodes, { mode: 'preview' }).matchAll(/data-broken="([\w-]+)"/g);
    expect([...reasons].map(([, reason]) => reason)).toEqual(['threw', 'unknown-kind']);
  });

  test('D114: a node for some people is drawn for nobody, whoever asks', () => {
    const nodes = [buildNode('own', 'plain', { when: { login: 'out' } }), buildNode('a', 'plain')];
    expect(buildShownItems(draw(nodes))).toEqual(['a']);
  });

  test('ADR-021: a node with a moment of its own stands in a boundary, and no other does', () => {
    const boundaries = (nodes: readonly ReadyNode[]) => draw(nodes).split('<!--$-->').length - 1;
    expect(boundaries([buildNode('a', 'plain'), buildNode('b', 'plain')])).toBe(0);
    expect(boundaries([buildNode('a', 'plain'), buildNode('b', 'plain', { hydrate: 'idle' })])).toBe(1);
  });
});

describe('in the browser', () => {
  let host = document.createElement('div');
  let root: Root | undefined;
  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    host.remove();
    cleanup();
    vi.unstubAllGlobals();
  });

  /** Puts the server's HTML into the window and lets React take it over; nodes with a moment wait for `come`. */
  async function takeOver(nodes: readonly ReadyNode[]) {
    const notices: string[] = [];
    const faults: unknown[] = [];
    let arriveNow = (_view: View) => {};
    const coming = new Promise<View>((resolve) => {
      arriveNow = resolve;
    });
    // A boundary is a pair of comments, which this window's parser of whole documents drops.
    host.append(document.createRange().createContextualFragment(draw(nodes)));
    const before = [...host.querySelectorAll('*')];
    const engine = buildEngine(views, {
      hydrate: () => coming,
      onReady: (id) => notices.push(`live ${id}`),
      recover: (id) => notices.push(`lost ${id}`),
    });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => {
      root = hydrateRoot(host, pageTree(engine, buildDocument(nodes)), {
        onRecoverableError: (error) => faults.push(error),
      });
    });
    const isSame = () => {
      const now = [...host.querySelectorAll('*')];
      return now.length === before.length && now.every((element, index) => element === before[index]);
    };
    return { told: notices, faults, engine, isSame, come: (view: View) => act(async () => arriveNow(view)) };
  }

  test('ADR-232: every element of the server stays, before a node’s moment and after it', async () => {
    const inside = [buildNode('b', 'plain'), buildNode('x', 'plain', { broken: 'threw' })];
    const nodes = [
      buildNode('a', 'box', { slots: { inside } }),
      buildNode('c', 'plain', { hydrate: 'visible' }),
      buildNode('own', 'plain', { when: { login: 'in' } }),
    ];
    const { told, faults, isSame, come } = await takeOver(nodes);
    expect([host.textContent, isSame()]).toEqual(['bc', true]);
    expect(told.filter((what) => what.endsWith(' c'))).toEqual([]);
    await come(plain);
    expect([host.textContent, isSame()]).toEqual(['bc', true]);
    expect(told.filter((what) => what.endsWith(' c'))).toEqual(['live c']);
    expect(faults).toEqual([]);
  });

  test('D35: a node for some people comes in its place, once it is known who looks', async () => {
    const nodes = [buildNode('own', 'plain', { when: { login: 'out' } }), buildNode('a', 'plain')];
    const { engine } = await takeOver(nodes);
    expect(host.textContent).toBe('a');
    await act(async () => engine.viewer.set({ status: 'out' }));
    expect(host.textContent).toBe('owna');
  });
});
