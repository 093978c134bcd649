/** The walk in a browser: boundaries, conditions, data looks, what draws again and what does not. */
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Type } from 'typebox';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import type { Viewer } from './engine.ts';
import { useViewer } from './provider.tsx';

const plain = buildView('plain', {
  draw: ({ root, props }) => <p {...root}>{typeof props['text'] === 'string' ? props['text'] : 'plain'}</p>,
});
const box = buildView('box', {
  draw: ({ root, slots }) => <section {...root}>box {slots['inside']}</section>,
});
const bomb = buildView('bomb', {
  draw: () => {
    throw new Error('boom');
  },
});

const kinds = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-node]')].map((element) => element.getAttribute('data-kind'));

afterEach(() => vi.restoreAllMocks());

/** React names each caught error on the console; here it is expected. */
const hush = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

describe('the walk', () => {
  test('architecture 3: nodes and slots are drawn in order, with no element of the engine between them', () => {
    const engine = buildEngine([plain, box]);
    const inside = [buildNode('b', 'plain'), buildNode('c', 'plain')];
    const { container } = drawPage(
      engine,
      buildDocument([buildNode('a', 'box', { slots: { inside } }), buildNode('d', 'plain')]),
    );
    expect(kinds(container)).toEqual(['box', 'plain', 'plain', 'plain']);
    expect(container.querySelector('section')?.parentElement).toBe(container);
    expect(container.querySelector('p')?.parentElement?.tagName).toBe('SECTION');
  });

  test('R2: a view that throws is absent, reported with its node, and alone', () => {
    hush();
    const engine = buildEngine([plain, bomb]);
    const nodes = [buildNode('a', 'plain'), buildNode('x', 'bomb'), buildNode('b', 'plain')];
    const { container } = drawPage(engine, buildDocument(nodes));
    expect(kinds(container)).toEqual(['plain', 'plain']);
    expect(engine.reports).toMatchObject([
      { level: 'error', nodeId: 'x', nodeKind: 'bomb', message: 'boom' },
    ]);
  });

  test('R2: in preview the same view leaves a labelled placeholder', () => {
    hush();
    const { container } = drawPage(
      buildEngine([bomb], { mode: 'preview' }),
      buildDocument([buildNode('x', 'bomb')]),
    );
    expect(container.querySelector('[data-node="x"]')?.getAttribute('data-broken')).toBe('threw');
  });

  test('R2: a node that threw is tried again once it was changed, and may throw again', () => {
    hush();
    const touchy = buildView('touchy', {
      draw: ({ root, props }) => {
        if (props['text'] === 'bad') throw new Error('boom');
        return <p {...root}>{String(props['text'])}</p>;
      },
    });
    const engine = buildEngine([touchy], { mode: 'preview' });
    const buildTextDocument = (text: string) =>
      buildDocument([buildNode('x', 'touchy', { props: { text } })]);
    const { container, change } = drawPage(engine, buildTextDocument('bad'));
    const readShownElement = () => container.querySelector('[data-node="x"]');
    expect(readShownElement()?.getAttribute('data-broken')).toBe('threw');
    change(buildTextDocument('good'));
    expect(readShownElement()?.textContent).toBe('good');
    change(buildTextDocument('bad'));
    expect(readShownElement()?.getAttribute('data-broken')).toBe('threw');
    expect(engine.reports).toHaveLength(2);
  });

  test.each(['constructor', '__proto__', 'toString', 'nobody-knows'])(
    'R3: the kind %s is nothing to shoppers',
    async (kind) => {
      const engine = buildEngine([plain]);
      const { container } = drawPage(engine, buildDocument([buildNode('x', kind), buildNode('a', 'plain')]));
      await vi.waitFor(() => expect(kinds(container)).toEqual(['plain']));
    },
  );

  test('performance: only the node that changed draws again', () => {
    const drawings: string[] = [];
    const counting = buildView('counting', {
      draw: ({ root, id }) => {
        drawings.push(id);
        return <p {...root} />;
      },
    });
    const nodes = ['a', 'b', 'c'].map((id) => buildNode(id, 'counting'));
    const { change } = drawPage(buildEngine([counting]), buildDocument(nodes));
    drawings.length = 0;
    change(
      buildDocument(nodes.map((node) => (node.id === 'b' ? { ...node, props: { text: 'new' } } : node))),
    );
    expect(drawings).toEqual(['b']);
  });

  test('M12: words come in the language of the page, with their params filled', () => {
    const hello = buildView('hello', {
      draw: ({ root, t }) => <p {...root}>{t('hello', { name: 'Ann' })}</p>,
    });
    drawPage(buildEngine([hello], { locale: 'en' }), buildDocument([buildNode('a', 'hello')]));
    expect(screen.getByText('Hello Ann')).toBeTruthy();
  });
});

describe('personal conditions', () => {
  const user = { nickname: 'Ann', avatar: '', svip: true, bought: ['v_1'] };
  const learner: Viewer = { status: 'in', user };
  const stranger: Viewer = { status: 'out' };
  const rows: readonly (readonly [
    title: string,
    when: NonNullable<ReadyNode['when']>,
    viewer: Viewer,
    shown: boolean,
  ])[] = [
    ['D35: login in waits for the learner', { login: 'in' }, learner, true],
    ['D35: login in stays away from strangers', { login: 'in' }, stranger, false],
    ['D35: login out is for strangers', { login: 'out' }, stranger, true],
    ['D35: svip', { svip: true }, learner, true],
    ['D35: svip is for no stranger', { svip: true }, stranger, false],
    ['D35: strangers are no members', { svip: false }, stranger, true],
    ['D35: bought', { bought: ['v_1'] }, learner, true],
    ['D35: bought something else', { bought: ['v_2'] }, learner, false],
  ];
  test.each(rows)('%s', (_title, when, viewer, isShown) => {
    const engine = buildEngine([plain]);
    const { container } = drawPage(engine, buildDocument([buildNode('a', 'plain', { when })]));
    expect(kinds(container)).toEqual([]);
    act(() => engine.viewer.set(viewer));
    expect(kinds(container)).toEqual(isShown ? ['plain'] : []);
  });

  test('D35: a node for some people is drawn as it is now, after a change of it', () => {
    const engine = buildEngine([plain]);
    engine.viewer.set(stranger);
    const buildTextDocument = (text: string) =>
      buildDocument([buildNode('a', 'plain', { when: { login: 'out' }, props: { text } })]);
    const { container, change } = drawPage(engine, buildTextDocument('Come in'));
    change(buildTextDocument('Log in'));
    expect(container.textContent).toBe('Log in');
  });

  test('D114: a view sees nobody in the first paint, whoever is there', () => {
    const seenItems: string[] = [];
    const watching = buildView('watching', {
      draw: function Watching() {
        seenItems.push(useViewer().status);
        return null;
      },
    });
    const engine = buildEngine([watching]);
    drawPage(engine, buildDocument([buildNode('a', 'watching')]));
    act(() => engine.viewer.set({ status: 'out' }));
    expect(seenItems).toEqual(['unknown', 'out']);
  });
});

describe('data', () => {
  const endpoint = defineEndpoint({
    name: 'test.get',
    access: 'anyone',
    gate: 'nothing',
    area: 'test',
    summary: '',
    input: Type.Object({}),
    data: Type.Object({ text: Type.String() }),
  });
  const own = defineEndpoint({
    name: 'own.get',
    area: 'test',
    summary: '',
    input: Type.Object({}),
    data: Type.Object({}),
    access: 'learner',
    gate: 'nothing',
  });
  const reading = (plan: Parameters<typeof buildView>[1]['data']) =>
    buildView('reading', {
      ...(plan === undefined ? {} : { data: plan }),
      draw: ({ root, data }) => <p {...root}>{JSON.stringify(data)}</p>,
    });
  const nodes = buildDocument([buildNode('a', 'reading')]);

  test('M219: data that came with the page is drawn at once, without a call', () => {
    const engine = buildEngine([reading({ one: request(endpoint, {}) })]);
    drawPage(engine, nodes, { a: { one: { ok: true, data: { text: 'hi' } } } });
    expect(screen.getByText('{"one":{"text":"hi"}}')).toBeTruthy();
  });

  test('architecture: deferred data shows the loading look, then is fetched once for equal requests', async () => {
    const call = vi.fn().mockResolvedValue({ ok: true, data: { text: 'late' } });
    const engine = buildEngine([reading({ one: request(endpoint, {}, { priority: 'deferred' }) })], { call });
    const both = buildDocument([buildNode('a', 'reading'), buildNode('b', 'reading')]);
    drawPage(engine, both);
    expect(screen.getAllByRole('status')).toHaveLength(2);
    await vi.waitFor(() => expect(screen.getAllByText('{"one":{"text":"late"}}')).toHaveLength(2));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('D62: once somebody else is here, what was fetched for the one before is dropped and asked for anew', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ ok: true, data: { text: 'Ann' } })
      .mockResolvedValueOnce({ ok: true, data: { text: 'Bob' } });
    const engine = buildEngine([reading({ one: request(endpoint, {}, { priority: 'deferred' }) })], { call });
    const user = { nickname: '', avatar: '', svip: false, bought: [] };
    engine.viewer.set({ status: 'in', user });
    drawPage(engine, nodes);
    await vi.waitFor(() => expect(screen.getByText('{"one":{"text":"Ann"}}')).toBeTruthy());
    act(() => engine.events.emit('auth:changed', { isIn: true }));
    await vi.waitFor(() => expect(screen.getByText('{"one":{"text":"Bob"}}')).toBeTruthy());
    expect(screen.queryByText('{"one":{"text":"Ann"}}')).toBeNull();
  });

  test('R59: data that failed says so, and a retry brings it without a reload', async () => {
    const call = vi.fn().mockResolvedValue({ ok: true, data: { text: 'again' } });
    const engine = buildEngine([reading({ one: request(endpoint, {}) })], { call });
    drawPage(engine, nodes, { a: { one: { ok: false, code: 'network', msg: '网络异常' } } });
    expect(screen.getByRole('alert').textContent).toContain('网络异常');
    act(() => screen.getByRole('button').click());
    await vi.waitFor(() => expect(screen.getByText('{"one":{"text":"again"}}')).toBeTruthy());
  });

  test('D114: what is the learner’s own is never asked for a stranger', async () => {
    const call = vi.fn();
    const engine = buildEngine([reading({ one: request(own, {}) })], { call });
    drawPage(engine, nodes);
    act(() => engine.viewer.set({ status: 'out' }));
    await vi.waitFor(() => expect(screen.getByText('登录后可查看')).toBeTruthy());
    expect(screen.getByRole('button').textContent).toBe('登录');
    const onNeed = vi.fn<() => void>();
    engine.events.on('viewer:needed', onNeed);
    act(() => screen.getByRole('button').click());
    expect(onNeed).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  test('D114: what is the learner’s own waits until it is known who looks', async () => {
    const call = vi.fn().mockResolvedValue({ ok: true, data: {} });
    const engine = buildEngine([reading({ one: request(own, {}) })], { call });
    drawPage(engine, nodes);
    await act(() => vi.dynamicImportSettled());
    expect(call).not.toHaveBeenCalled();
    act(() =>
      engine.viewer.set({ status: 'in', user: { nickname: '', avatar: '', svip: false, bought: [] } }),
    );
    await vi.waitFor(() => expect(screen.getByText('{"one":{}}')).toBeTruthy());
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('D82: a view may look its own way where nobody is logged in, by its own props', () => {
    const view = reading({ one: request(own, {}) });
    const engine = buildEngine([
      { ...view, LoggedOut: ({ root, props }) => <p {...root}>{String(props?.['word'])}</p> },
    ]);
    drawPage(engine, buildDocument([buildNode('a', 'reading', { props: { word: 'Come in' } })]));
    act(() => engine.viewer.set({ status: 'out' }));
    expect(screen.getByText('Come in').getAttribute('data-node')).toBe('a');
  });
});
