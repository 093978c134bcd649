/** One placed node: when it draws again, what is reported of it, and its turn to become live. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import type { Hydrate } from '#schemas/page/define-renderer.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import type { View } from './define-view.ts';
import type { Engine } from './engine.ts';

const plain = buildView('plain', { draw: ({ root, id }) => <p {...root}>{id}</p> });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('performance: what changed draws again, and nothing else', () => {
  const read = defineEndpoint({
    name: 'test.get',
    access: 'anyone',
    gate: 'nothing',
    area: 'test',
    summary: '',
    input: Type.Object({}),
    data: Type.Object({}),
  });
  let drawings: string[] = [];
  const box = buildView('box', {
    draw: ({ root, id, slots }) => {
      drawings.push(id);
      return <section {...root}>{slots['inside']}</section>;
    },
  });
  const count = buildView('count', {
    data: { now: request(read, {}) },
    draw: ({ root, id, data }) => {
      drawings.push(id);
      return <p {...root}>{String(data['now'])}</p>;
    },
  });
  const inside = [buildNode('a', 'count'), buildNode('b', 'count')];
  const nodes = [buildNode('out', 'box', { slots: { inside } }), buildNode('c', 'count')];
  const had = (data: unknown) => ({ now: { ok: true, data } as const });
  const [a, b, c] = [had('a1'), had('b1'), had('c1')];
  const draw = () => {
    drawings = [];
    return drawPage(buildEngine([box, count]), buildDocument(nodes), { a, b, c });
  };

  test('new data draws the nodes it is of and those they stand in', () => {
    const { container, change } = draw();
    expect(drawings).toEqual(['out', 'a', 'b', 'c']);
    drawings = [];
    change(buildDocument(nodes), { a, b: had('b2'), c });
    expect(drawings).toEqual(['out', 'b']);
    expect(container.textContent).toBe('a1b2c1');
  });

  test('a new node draws itself, and none of its neighbours, not even those with slots', () => {
    const { change } = draw();
    drawings = [];
    change(
      buildDocument(nodes.map((node) => (node.id === 'c' ? { ...node, props: { text: 'new' } } : node))),
    );
    expect(drawings).toEqual(['c']);
  });

  test('M162: another language draws all of it', () => {
    const { change } = draw();
    drawings = [];
    change(buildDocument(nodes), { a, b, c }, buildEngine([box, count], { locale: 'en' }));
    expect(drawings).toEqual(['out', 'a', 'b', 'c']);
  });
});

describe('a view that throws', () => {
  beforeEach(() => {
    // React names each caught error on the console; here it is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const bomb = (thrownError: unknown) =>
    buildView('bomb', {
      draw: function Bomb() {
        throw thrownError;
      },
    });
  const buildReportedViews = (thrownError: unknown) => {
    const engine = buildEngine([bomb(thrownError)]);
    drawPage(engine, buildDocument([buildNode('x', 'bomb')]));
    return engine.reports;
  };

  test('D111: is reported as an error of a script, with what was called and where it stood', () => {
    const [report] = buildReportedViews(new Error('boom'));
    expect(report).toMatchObject({ kind: 'js', level: 'error', message: 'boom' });
    expect(report?.stack).toMatch(/^Error: boom\n.*node-host\.test\.tsx/s);
    expect(report?.stack).toMatch(/\n\s+at Bomb\b/);
  });

  test('D111: may throw what is no error', () => {
    const [report] = buildReportedViews('lost');
    expect(report?.message).toBe('lost');
    expect(report?.stack).toMatch(/^\s+at /);
  });
});

describe('the place of a node', () => {
  const field = buildView('field', { draw: ({ root, id }) => <input {...root} aria-label={id} /> });

  test('M291: a node keeps what was typed into it while another is put before it', () => {
    const { change } = drawPage(buildEngine([field, plain]), buildDocument([buildNode('f', 'field')]));
    fireEvent.change(screen.getByLabelText('f'), { target: { value: 'typed' } });
    change(buildDocument([buildNode('p', 'plain'), buildNode('f', 'field')]));
    expect(screen.getByLabelText<HTMLInputElement>('f').value).toBe('typed');
  });

  test('R2: two that share an id are each told of in preview', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const twice = buildNode('x', 'plain', { broken: 'duplicate-id' });
    const engine = buildEngine([plain], { mode: 'preview' });
    const { container } = drawPage(engine, buildDocument([twice, { ...twice }, buildNode('x', 'plain')]));
    expect([...container.children].map((element) => element.getAttribute('data-broken'))).toEqual([
      'duplicate-id',
      'duplicate-id',
      null,
    ]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('the turn of a node', () => {
  /** Awaited, for what waits is drawn once it is known to wait. */
  const draw = (...what: Parameters<typeof drawPage>) => act(async () => drawPage(...what));

  /** An engine whose node waits until `come`, though its view is at hand; what it is told is written down. */
  function waiting(overrides: Partial<Engine> = {}) {
    const notices: string[] = [];
    let arriveNow = (_view?: View) => {};
    const coming = new Promise<View | undefined>((resolve) => {
      arriveNow = resolve;
    });
    const engine = buildEngine([plain], {
      hydrate: () => coming,
      onReady: (id) => notices.push(`live ${id}`),
      recover: (id) => notices.push(`lost ${id}`),
      ...overrides,
    });
    return { engine, told: notices, come: (view?: View) => act(async () => arriveNow(view)) };
  }

  test('ADR-021: one without a moment is live at once, one with a moment when that has come', async () => {
    const { engine, told, come } = waiting();
    const nodes = [buildNode('a', 'plain'), buildNode('b', 'plain', { hydrate: 'load' })];
    const { container } = await draw(engine, buildDocument(nodes));
    expect(container.textContent).toBe('a');
    expect(told).toEqual(['live a']);
    await come(plain);
    expect(container.textContent).toBe('ab');
    expect(told).toEqual(['live a', 'live b']);
  });

  test.each<[Hydrate, string[]]>([
    ['never', ['lost n']],
    ['idle', ['lost n']],
    ['visible', ['lost n']],
    ['load', []],
  ])(
    'ADR-021: where there is no markup to wait with, %s asks for the page anew: %j',
    async (hydrate, losses) => {
      const { engine, told } = waiting();
      await draw(engine, buildDocument([buildNode('n', 'plain', { hydrate })]));
      expect(told).toEqual(losses);
    },
  );

  test('ADR-021: a node whose kind was not at hand asks for nothing but its view', async () => {
    const { engine, told, come } = waiting({ views: { peek: () => undefined, load: vi.fn() } });
    const { container } = await draw(engine, buildDocument([buildNode('n', 'plain')]));
    expect([container.textContent, told]).toEqual(['', ['live n']]);
    await come(plain);
    expect(container.textContent).toBe('n');
  });

  test('R3: a kind that turns out to be nobody’s is told of in preview, and is no error', async () => {
    const { engine, come } = waiting({ mode: 'preview' });
    const { container } = await draw(
      engine,
      buildDocument([buildNode('n', 'constructor', { hydrate: 'load' })]),
    );
    await come(undefined);
    expect(container.querySelector('[data-node="n"]')?.getAttribute('data-broken')).toBe('unknown-kind');
    expect(engine.reports).toEqual([]);
  });
});
