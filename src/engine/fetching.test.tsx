/** Data the browser fetches for a block: what is asked for, when again, and what is shown meanwhile. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import { request, type DataPlan } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { buildEndpoint } from '../../tests/support/build-endpoint.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode } from '../../tests/support/engine.ts';
import { defineView } from './define-view.ts';
import type { Viewer } from './engine.ts';

const [one, two, mine, write] = [
  buildEndpoint('one'),
  buildEndpoint('two'),
  buildEndpoint('mine', 'learner'),
  buildEndpoint('write'),
];
const later = { priority: 'deferred' } as const;
const [ONE, TWO, MINE] = [request(one, {}, later), request(two, {}, later), request(mine, {})];
const LEARNER: Viewer = { status: 'in', user: { nickname: '', avatar: '', svip: false, bought: [] } };

/** A block that shows what it has, and a button that sends what makes `one` stale. */
const showing = (plan: DataPlan) =>
  defineView(
    defineRenderer({
      kind: 'showing',
      family: 'page',
      title: { cn: '', en: '' },
      description: { cn: '', en: '' },
      offers: 'page-block',
      props: Type.Object({}),
      data: () => plan,
      actions: { write: { endpoint: write, refreshes: ['one'] } },
    }),
    { cn: {}, en: {} },
    ({ root, data, act: send }) => (
      <div {...root}>
        <button type="button" onClick={() => void send(write, {})}>
          write
        </button>
        <output>{JSON.stringify(data)}</output>
      </div>
    ),
  );

/** A server that says to each call which one it is, of its kind; `holds` are answers it keeps back or refuses. */
function makeServer(holds: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const requests: string[] = [];
  const call = ({ name }: AnyEndpoint): Promise<never> => {
    requests.push(name);
    const which = `${name} ${requests.filter((other) => other === name).length}`;
    return (holds[which]?.() ?? Promise.resolve({ ok: true, data: which })) as Promise<never>;
  };
  return { asked: requests, call };
}
const readRefusal = (msg: string) => () => Promise.resolve({ ok: false, code: 'network', msg });

function open(plan: DataPlan, server = makeServer(), data: PageData = {}, viewer: Viewer = LEARNER) {
  const engine = buildEngine([showing(plan)], { call: server.call });
  engine.viewer.set(viewer);
  const page = buildDocument([buildNode('a', 'showing')]);
  return { engine, page, asked: server.asked, ...drawPage(engine, page, data) };
}
const has = (data: object) => screen.findByText(JSON.stringify(data));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const came = (data: unknown) => ({ ok: true, data }) as const;

afterEach(cleanup);

describe('what an action made stale', () => {
  test('M153: that alone is asked for again, once, however often the block is drawn', async () => {
    const { page, asked, change } = open({ one: ONE, two: TWO });
    await has({ one: 'one 1', two: 'two 1' });
    await press('write');
    await has({ one: 'one 2', two: 'two 1' });
    await act(async () => change(page, { a: {} }));
    expect(asked).toEqual(['one', 'two', 'write', 'one']);
  });

  test('ux states: what came with the page is shown until the fresh one is there', async () => {
    let arriveNow = (_answer: unknown) => {};
    const fresh = new Promise<unknown>((resolve) => {
      arriveNow = resolve;
    });
    const data = { a: { one: came('old'), two: came('same') } };
    const { asked } = open({ one: ONE, two: TWO }, makeServer({ 'one 1': () => fresh }), data);
    await press('write');
    await expect.poll(() => asked).toEqual(['write', 'one']);
    expect(await has({ one: 'old', two: 'same' })).toBeTruthy();
    await act(async () => arriveNow(came('new')));
    await has({ one: 'new', two: 'same' });
  });

  test('M153: a block that came anew brings its own data, and asks for nothing', async () => {
    const { asked, change } = open({ one: ONE }, makeServer(), { a: { one: came('old') } });
    await press('write');
    await has({ one: 'one 1' });
    await act(async () => change(buildDocument([buildNode('a', 'showing')]), { a: { one: came('newer') } }));
    await has({ one: 'newer' });
    expect(asked).toEqual(['write', 'one']);
  });
});

describe('data that does not come', () => {
  test('ux states: a block is drawn when all of it is there', async () => {
    const { asked } = open(
      { one: ONE, two: TWO },
      makeServer({ 'two 1': () => new Promise(() => undefined) }),
    );
    await expect.poll(() => asked).toEqual(['one', 'two']);
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('加载中');
  });

  test('R59: a refusal is told at once in its own words, and a retry asks for what failed alone', async () => {
    const { asked } = open({ one: ONE, two: TWO }, makeServer({ 'two 1': readRefusal('网络异常') }));
    expect((await screen.findByRole('alert')).textContent).toContain('网络异常');
    expect(asked).toEqual(['one', 'two']);
    await press('重试');
    await has({ one: 'one 1', two: 'two 2' });
    expect(asked).toEqual(['one', 'two', 'two']);
  });

  test('R59: what breaks without saying why is told of in words of ours', async () => {
    const readBrokenValue = () => Promise.reject('E_NET');
    open({ one: ONE }, makeServer({ 'one 1': readBrokenValue }));
    expect((await screen.findByRole('alert')).textContent).toBe('这部分内容暂时无法显示重试');
  });

  test('R59: what failed with the page is told of, whatever else is still to come', () => {
    const { asked } = open({ one: ONE, two: TWO }, makeServer(), {
      a: { two: { ok: false, code: 'network', msg: '网络异常' } },
    });
    expect(screen.getByRole('alert').textContent).toContain('网络异常');
    expect(asked).toEqual([]);
  });
});

describe('who looks', () => {
  test('D114: a block with one part of the learner’s own is asked for by nobody else', async () => {
    const { asked, engine } = open({ one: ONE, mine: MINE }, makeServer(), {}, { status: 'out' });
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByText('登录后可查看')).toBeTruthy();
    expect(asked).toEqual([]);
    act(() => engine.viewer.set(LEARNER));
    await has({ one: 'one 1', mine: 'mine 1' });
  });

  test('D62: what a stranger was shown stays when somebody else comes: it is the same for all', async () => {
    const { asked, engine } = open({ one: ONE }, makeServer(), {}, { status: 'out' });
    await has({ one: 'one 1' });
    await act(async () => engine.events.emit('auth:changed', { isIn: false }));
    expect(asked).toEqual(['one']);
  });

  test('architecture: what was fetched is not fetched again for a block that comes later', async () => {
    const { asked, page, change } = open({ one: ONE });
    await has({ one: 'one 1' });
    await act(async () => change(buildDocument([...(page.regions.main ?? []), buildNode('b', 'showing')])));
    expect(screen.getAllByText('{"one":"one 1"}')).toHaveLength(2);
    expect(asked).toEqual(['one']);
  });
});
