/** What a view may send and what it is told: the actions its definition names, and whether it leads the page. */
import { act as settle, cleanup } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { buildEndpoint } from '../../tests/support/build-endpoint.ts';
import { drawPage } from '../../tests/support/draw-page.tsx';
import { buildDocument, buildEngine, buildNode, buildView } from '../../tests/support/engine.ts';
import { defineView, type AnyViewProps, type View } from './define-view.ts';

const [read, look, write, foreign] = [
  buildEndpoint('n.get'),
  buildEndpoint('n.look'),
  buildEndpoint('n.raise'),
  buildEndpoint('n.x'),
];

const counter = defineView(
  defineRenderer({
    kind: 'counter',
    family: 'page',
    title: { cn: '', en: '' },
    description: { cn: '', en: '' },
    offers: 'page-block',
    props: Type.Object({}),
    data: () => ({ now: request(read, {}) }),
    actions: { look: { endpoint: look }, raise: { endpoint: write, refreshes: ['now'] } },
  }),
  { cn: {}, en: {} },
  () => null,
);

afterEach(cleanup);

/** Draws a view whose data came with the page; `sent` are the calls of the browser, `draws` how often it was drawn. */
function open(view: View) {
  const drawnProps: AnyViewProps[] = [];
  const call = vi.fn().mockResolvedValue({ ok: true, data: {} });
  const watchedValue: View = {
    ...view,
    Component: (props) => {
      drawnProps.push(props);
      return null;
    },
  };
  const { kind } = view.definition;
  const data = { a: { now: { ok: true, data: {} } } } as const;
  drawPage(buildEngine([watchedValue], { call }), buildDocument([buildNode('a', kind)]), data);
  const act: AnyViewProps['act'] = async (...what) => drawnProps[0]?.act(...what);
  return {
    act,
    sent: () => call.mock.calls.map(([{ name }]) => name as string),
    draws: () => drawnProps.length,
  };
}

test('requirement 31: a view sends nothing its definition does not name', async () => {
  const { act, sent } = open(counter);
  await expect(act(foreign, {} as never)).rejects.toThrow('counter declares no action for n.x');
  const silent = open(buildView('silent', { draw: () => null }));
  await expect(silent.act(foreign, {} as never)).rejects.toThrow('A renderer without actions sends n.x');
  expect([sent(), silent.sent()]).toEqual([[], []]);
});

test('M153: an action asks anew for what it names, and the answer is the view’s', async () => {
  const { act, sent } = open(counter);
  expect(await settle(() => act(write, {} as never))).toEqual({ ok: true, data: {} });
  await expect.poll(sent).toEqual(['n.raise', 'n.get']);
});

test('performance: an action that changes nothing asks for nothing and draws nothing', async () => {
  const { act, sent, draws } = open(counter);
  await settle(() => act(look, {} as never));
  expect([sent(), draws()]).toEqual([['n.look'], 1]);
});

test('ADR-131: the one node that leads the page is told so, and no other', () => {
  const ledItems: string[] = [];
  const picture = buildView('picture', {
    draw: ({ id, leads }) => {
      ledItems.push(`${id} ${String(leads)}`);
      return null;
    },
  });
  const nodes = [buildNode('a', 'picture', { leads: true }), buildNode('b', 'picture')];
  drawPage(buildEngine([picture]), buildDocument(nodes));
  expect(ledItems).toEqual(['a true', 'b false']);
});
