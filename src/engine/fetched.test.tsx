/** Data the browser fetched: after an action that changes it, it is fetched anew, for every node that shows it. */
import { act as settle, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, expect, it } from 'vitest';
import { defineEndpoint, type AnyEndpoint, type Caller } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { buildDocument, buildEngine, buildNode } from '../../tests/support/engine.ts';
import { defineView } from './define-view.ts';
import { PageView } from './page-view.tsx';
import { EngineProvider } from './provider.tsx';

const endpoint = (name: string) =>
  defineEndpoint({
    name,
    area: 'test',
    summary: '',
    input: Type.Object({}),
    data: Type.Object({ count: Type.Integer() }),
    access: 'learner',
    gate: 'nothing',
  });
const read = endpoint('test.count.get');
const write = endpoint('test.count.raise');

const definition = defineRenderer({
  kind: 'counter',
  family: 'page',
  title: { cn: 'counter', en: 'counter' },
  description: { cn: '', en: '' },
  offers: 'page-block',
  props: Type.Object({}),
  data: () => ({ now: request(read, {}) }),
  actions: { raise: { endpoint: write, refreshes: ['now'] } },
});
const counter = defineView(definition, { cn: {}, en: {} }, ({ root, id, data, act }) => (
  <div {...root}>
    <output id={id}>{data.now.count}</output>
    <button type="button" onClick={() => void act(write, {})}>
      raise {id}
    </button>
  </div>
));

afterEach(cleanup);

/** Two nodes that show a count which every other call raises, whatever that call answers. */
function draw(raisedValue?: unknown) {
  let count = 1;
  let reads = 0;
  async function call(calledEndpoint: AnyEndpoint, input: object): Promise<never>;
  async function call(calledEndpoint: AnyEndpoint): Promise<unknown> {
    const isRead = calledEndpoint.name === read.name;
    if (isRead) reads += 1;
    else count += 1;
    return Promise.resolve(
      isRead ? { ok: true, data: { count } } : (raisedValue ?? { ok: true, data: { count } }),
    );
  }
  const caller: Caller = call;
  const engine = buildEngine([counter], { call: caller });
  engine.viewer.set({ status: 'in', user: { nickname: '', avatar: '', svip: false, bought: [] } });
  render(
    <EngineProvider engine={engine}>
      <PageView
        document={buildDocument([buildNode('a', 'counter'), buildNode('b', 'counter')])}
        region="main"
        data={{}}
      />
    </EngineProvider>,
  );
  const readShownText = () => screen.getAllByRole('status').map((output) => output.textContent);
  return { shown: readShownText, reads: () => reads };
}

it('M153: an action refreshes what the browser fetched, each time, and in the other nodes that show it', async () => {
  const { shown, reads } = draw();
  await screen.findByRole('button', { name: 'raise a' });
  await expect.poll(shown).toEqual(['1', '1']);
  expect(reads()).toBe(1);
  for (const [press, expectedText] of [
    ['raise a', '2'],
    ['raise b', '3'],
    ['raise a', '4'],
  ] as const) {
    await settle(async () => fireEvent.click(screen.getByRole('button', { name: press })));
    await expect.poll(shown).toEqual([expectedText, expectedText]);
  }
  expect(reads()).toBe(4);
});

it.each([
  ['what is gone already is not shown as if it were there', 'not-found', '2', 2],
  ['any other refusal changed nothing', 'too-frequent', '1', 1],
])('requirement 59: %s', async (_name, code, expectedText, askedValue) => {
  const { shown, reads } = draw({ ok: false, code, msg: '' });
  await screen.findByRole('button', { name: 'raise a' });
  await expect.poll(shown).toEqual(['1', '1']);
  await settle(async () => fireEvent.click(screen.getByRole('button', { name: 'raise a' })));
  await expect.poll(shown).toEqual([expectedText, expectedText]);
  expect(reads()).toBe(askedValue);
});
