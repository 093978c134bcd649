/** A page in the hand of an editor: what is drawn at once, what else is drawn, and what its queries show (ADR-585). */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '#engine/define-view.ts';
import { defineView } from '#engine/define-view.ts';
import type { Engine } from '#engine/engine.ts';
import { lazyViews } from '#engine/view-source.ts';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import type { PageData, ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import { PageEditor } from './edit-page.ts';
import { Root, type Arrival, type ShownScreen } from './root.tsx';

let drawings: string[] = [];
const text = ({ props }: { props: Readonly<Record<string, unknown>> }) =>
  typeof props['text'] === 'string' ? props['text'] : '';
const plain = buildView('plain', {
  draw: ({ root, id, props }) => {
    drawings.push(id);
    return <p {...root}>{text({ props })}</p>;
  },
});
const box = buildView('box', {
  draw: ({ root, id, slots }) => {
    drawings.push(id);
    return <section {...root}>{slots['inside']}</section>;
  },
});
const read = defineEndpoint({
  name: 'goods.get',
  access: 'anyone',
  gate: 'nothing',
  area: 'test',
  summary: '',
  input: Type.Object({ query: Type.String() }),
  data: Type.Unknown(),
});
const goods = defineView(
  defineRenderer({
    kind: 'goods',
    family: 'page',
    title: { cn: '', en: '' },
    description: { cn: '', en: '' },
    offers: 'page-block',
    props: Type.Object({ query: Type.String(), text: Type.Optional(Type.String()) }),
    data: ({ query }) => ({ list: request(read, { query }) }),
  }),
  { cn: {}, en: {} },
  ({ root, props, data }) => {
    if (props.text === 'throws' && data.list === 'old goods') throw new Error('boom');
    return (
      <div {...root}>
        {props.text ?? ''}:{String(data.list)}
      </div>
    );
  },
);
const page = (document: ReadyDocument, data: PageData): ShownScreen['page'] => ({
  url: '/page/test',
  route: 'page',
  params: {},
  layout: 'default',
  status: 200,
  title: 'Test',
  document,
  data,
  asksLogin: false,
});

/** The page as React holds it, and an editor of it. */
function open(
  nodes: readonly ReadyNode[],
  { data = {}, ...ports }: Partial<Engine> & { data?: PageData } = {},
) {
  const engine = buildEngine([plain, box, goods], { mode: 'preview', ...ports });
  const chrome = { ...buildDocument([]), id: 'chrome', kind: 'chrome' as const, regions: {} };
  const first: ShownScreen = { page: page(buildDocument(nodes), data), chrome, chromeData: {}, visit: 0 };
  const app = {
    screen: first,
    pending: new Set<string>(),
    state: {} as never,
    show: undefined as ((shownScreen: ShownScreen) => void) | undefined,
  };
  const arrivals: Arrival[] = [];
  const arrive = (arrival: Arrival) => void arrivals.push(arrival);
  const listen = (show: (shownScreen: ShownScreen) => void) => {
    app.show = show;
    return () => undefined;
  };
  const { container } = render(<Root engine={engine} first={first} listen={listen} onVisit={arrive} />);
  const ids = () =>
    [...container.querySelectorAll('[data-node]')].map((one) => one.getAttribute('data-node'));
  drawings = [];
  return { app, arrivals, container, ids, editor: new PageEditor(app as never, engine), engine };
}

const buildTextNode = (id: string, words: string) => buildNode(id, 'plain', { props: { text: words } });
const list = (query: string, more: object = {}) => buildNode('g', 'goods', { props: { query, ...more } });
const had: PageData = { g: { list: { ok: true, data: 'old goods' } } };

// Nothing here is wrapped: what is drawn at once is there when the call returns.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ADR-585: a node', () => {
  test('is drawn before its call returns, and nothing beside it', () => {
    const { editor, container } = open([buildTextNode('a', 'one'), buildTextNode('b', 'two')]);
    void editor.node(1, buildTextNode('b', 'edited'));
    expect(container.textContent).toContain('edited');
    expect(drawings).toEqual(['b']);
  });

  test('in a slot is drawn with what holds it', () => {
    const inside = [buildTextNode('x', 'one'), buildTextNode('y', 'two')];
    const { editor, container } = open([
      buildNode('out', 'box', { slots: { inside } }),
      buildTextNode('b', 'three'),
    ]);
    void editor.node(1, buildTextNode('y', 'edited'));
    expect(container.textContent).toContain('edited');
    expect(drawings).toEqual(['out', 'y']);
  });

  test('of a revision that is not newer than the last is left out', () => {
    const { editor, container } = open([buildTextNode('a', 'one')]);
    void editor.node(7, buildTextNode('a', 'newer'));
    void editor.node(7, buildTextNode('a', 'again'));
    void editor.node(3, buildTextNode('a', 'older'));
    expect(container.textContent).toContain('newer');
  });

  test('ADR-680: that is held stays as it is until it is let go, with everything that holds it', () => {
    const inside = [buildTextNode('x', 'one'), buildTextNode('y', 'two')];
    const { editor, container } = open([
      buildNode('out', 'box', { slots: { inside } }),
      buildTextNode('b', 'three'),
    ]);
    const words = () =>
      [...container.querySelectorAll('p[data-node]')].map((one) => one.textContent).join('');
    const sentNodes: ReadyNode[] = [];
    const release = editor.hold('x', (node) => void sentNodes.push(node));
    void editor.node(1, buildTextNode('x', 'first'));
    void editor.node(2, buildTextNode('x', 'second'));
    void editor.node(1, buildTextNode('b', 'beside'));
    expect(words()).toBe('onetwobeside');
    expect(sentNodes.map(({ props }) => props['text'])).toEqual(['first', 'second']);
    const around = [buildTextNode('x', 'third'), buildTextNode('y', 'moved')];
    void editor.node(1, buildNode('out', 'box', { slots: { inside: around } }));
    expect(words()).toBe('onetwobeside');
    release();
    expect(words()).toBe('thirdmovedbeside');
    release();
    void editor.node(3, buildTextNode('x', 'fourth'));
    expect(words()).toBe('fourthmovedbeside');
  });

  test('ADR-131: of the picture that leads the page leads it still', () => {
    const leading = vi.fn<(leads: boolean) => void>();
    const picture = buildView('plain', {
      draw: ({ root, leads }) => {
        leading(leads === true);
        return <p {...root} />;
      },
    });
    const { editor } = open([buildNode('a', 'plain', { leads: true })], {
      views: lazyViews(new Map([['plain', () => Promise.resolve({ default: picture })]])),
    });
    return editor
      .node(1, buildTextNode('a', 'edited'))
      .then(() => expect(leading).toHaveBeenLastCalledWith(true));
  });

  test('whose view is on its way is drawn with it, and only as it was sent last', async () => {
    let arriveNow = (_module: { default: View }) => {};
    const coming = new Promise<{ default: View }>((resolve) => {
      arriveNow = resolve;
    });
    const views = lazyViews(
      new Map([
        ['plain', () => Promise.resolve({ default: plain })],
        ['late', () => coming],
      ]),
    );
    await views.load('plain');
    const { editor, ids } = open([buildTextNode('a', 'one')], { views });
    const late = (words: string) => buildNode('n', 'late', { props: { text: words } });
    const adPromise = editor.node(1, late('first'));
    const editPromise = editor.node(2, late('second'));
    void editor.order(1, 'main', ['n', 'a']);
    expect(ids()).toEqual(['a']);
    arriveNow({ default: { ...plain, definition: { ...plain.definition, kind: 'late' } } });
    await Promise.all([adPromise, editPromise]);
    expect(ids()).toEqual(['n', 'a']);
    expect(screen.getByText('second')).toBeTruthy();
  });

  test('whose view cannot be had says so, and may be sent again', async () => {
    let isLost = true;
    const readLoss = () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve({ default: plain }));
    const { editor, ids } = open([], { views: lazyViews(new Map([['plain', readLoss]])) });
    void editor.order(1, 'main', ['a']);
    await expect(editor.node(1, buildTextNode('a', 'one'))).rejects.toThrow('lost');
    isLost = false;
    await editor.node(1, buildTextNode('a', 'one'));
    expect(ids()).toEqual(['a']);
  });
});

describe('ADR-585: the order of a region', () => {
  const three = [buildTextNode('a', 'one'), buildTextNode('b', 'two'), buildTextNode('c', 'three')];

  test('moves, takes out and puts back, and draws no view anew that stayed', () => {
    const { editor, ids, container } = open(three);
    const element = container.querySelector('[data-node="c"]');
    void editor.order(1, 'main', ['c', 'a']);
    expect(ids()).toEqual(['c', 'a']);
    expect(container.querySelector('[data-node="c"]')).toBe(element);
    expect(drawings).toEqual([]);
    void editor.order(2, 'main', ['a', 'b', 'c']);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(drawings).toEqual(['b']);
  });

  test('brings a node back as it was edited while it was out', () => {
    const { editor, container, ids } = open(three);
    void editor.order(1, 'main', ['a', 'c']);
    void editor.node(1, buildTextNode('b', 'edited'));
    void editor.order(2, 'main', ['a', 'b', 'c', 'b', 'nobody']);
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(container.textContent).toContain('edited');
  });

  test('takes a node from another region', () => {
    const { editor, ids } = open(three);
    void editor.order(1, 'side', ['b']);
    void editor.order(1, 'main', ['a', 'c']);
    expect(ids()).toEqual(['a', 'c', 'b']);
  });
});

describe('ADR-585: the window', () => {
  test('is told of a visit once, and of no edit', () => {
    const { app, arrivals, editor } = open([buildTextNode('a', 'one')]);
    void editor.node(1, buildTextNode('a', 'two'));
    expect(arrivals).toEqual([]);
    const arrival: Arrival = { title: 'Next', scroll: undefined, hash: '', control: '' };
    app.screen = { ...app.screen, visit: 1, arrival };
    act(() => app.show?.(app.screen));
    expect(arrivals).toEqual([arrival]);
    void editor.node(2, buildTextNode('a', 'three'));
    expect(arrivals).toEqual([arrival]);
    expect(screen.getByText('three')).toBeTruthy();
  });
});

describe('ADR-585: a changed query', () => {
  /** Answers to each query, given when the test says so. */
  function makeShop() {
    const requests: string[] = [];
    const answers = new Map<string, (answer: unknown) => void>();
    const call = (_endpoint: unknown, { query }: { query: string }) => {
      requests.push(query);
      return new Promise<never>((resolve) => answers.set(query, resolve as (answer: unknown) => void));
    };
    const give = (query: string, answer: unknown = { ok: true, data: `${query} goods` }) => {
      answers.get(query)?.(answer);
      return Promise.resolve();
    };
    return { asked: requests, call: call as unknown as Engine['call'], give };
  }

  test('shows the old goods under the new words until it is answered, and draws them in the same element', async () => {
    const { call, give, asked } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    const element = container.querySelector('[data-node="g"]');
    void editor.node(1, list('new', { text: 'New' }));
    expect(element?.textContent).toBe('New:old goods');
    void editor.node(2, list('new', { text: 'Newer' }));
    expect(asked).toEqual(['new']);
    await give('new');
    await expect.poll(() => element?.textContent).toBe('Newer:new goods');
    expect(container.querySelector('[data-node="g"]')).toBe(element);
  });

  test('is not shown the answer to one it asked before', async () => {
    const { call, give } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    void editor.node(1, list('first'));
    void editor.node(2, list('second'));
    await give('second');
    await expect.poll(() => container.textContent).toContain('second goods');
    await give('first');
    await Promise.resolve();
    expect(container.textContent).toContain('second goods');
  });

  test('of before is known still, as after an undo', async () => {
    const { call, give, asked } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    void editor.node(1, list('new'));
    await give('new');
    await expect.poll(() => container.textContent).toContain('new goods');
    void editor.node(2, list('old'));
    expect(container.textContent).toContain('old goods');
    void editor.node(3, list('new'));
    expect(container.textContent).toContain('new goods');
    expect(asked).toEqual(['new']);
  });

  test('R59: that is refused says so, keeps the edit, and asks again by a retry', async () => {
    const { call, give, asked } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    void editor.node(1, list('new', { text: 'New' }));
    await give('new', { ok: false, code: 'network', msg: '网络异常' });
    expect((await screen.findByRole('alert')).textContent).toContain('网络异常');
    screen.getByRole('button').click();
    await expect.poll(() => asked).toEqual(['new', 'new']);
    await give('new');
    await expect.poll(() => container.textContent).toContain('New:new goods');
  });

  test('R59: after one that was refused is asked by itself', async () => {
    const { call, give, asked } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    void editor.node(1, list('bad'));
    await give('bad', { ok: false, code: 'network', msg: '网络异常' });
    await screen.findByRole('alert');
    void editor.node(2, list('good'));
    expect(screen.queryByRole('alert')).toBeNull();
    await expect.poll(() => asked).toEqual(['bad', 'good']);
    await give('good');
    await expect.poll(() => container.textContent).toContain('good goods');
  });

  test('R2: gets another try where its node could not be drawn with the old goods', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { call, give } = makeShop();
    const { editor, container } = open([list('old')], { call, data: had });
    void editor.node(1, list('new', { text: 'throws' }));
    expect(container.querySelector('[data-broken="threw"]')).not.toBeNull();
    await give('new');
    await expect.poll(() => container.textContent).toContain('throws:new goods');
  });

  test('of a block that was added keeps what its own call brought until the changed one is answered', async () => {
    const { call, give } = makeShop();
    const { editor, container } = open([], { call });
    void editor.order(1, 'main', ['g']);
    void editor.node(1, list('first'));
    await vi.dynamicImportSettled();
    await expect.poll(() => give('first').then(() => container.textContent)).toContain('first goods');
    void editor.node(2, list('second', { text: 'Second' }));
    expect(container.textContent).toContain('Second:first goods');
    await expect
      .poll(() => give('second').then(() => container.textContent))
      .toContain('Second:second goods');
  });
});
