/** Goods in tabs: the first list with the page, the others in one call, links where no script runs. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { definition } from './definition.ts';
import { cards, examples } from './examples.ts';

const typical = examples.find((example) => example.name === 'typical');
const tabs = ['writing', 'photography', 'mind'].map((tag_id) => ({
  title: tag_id,
  query: { source: 'tag', tag_id, limit: 4 },
}));
const cardsOf = (tag: string) => cards(4).map((card) => ({ ...card, id: `${tag}-${card.id}`, title: tag }));

function block(answer: () => Promise<unknown>) {
  const send = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(answer);
  const element = drawBlock({
    kind: 'goods-tabs',
    props: { title: 'Pick', tabs },
    data: typical?.data,
    locale: 'en',
    act: send,
  });
  return { send, element };
}
const here = () => Promise.resolve({ ok: true, data: { lists: [cardsOf('photography'), cardsOf('mind')] } });
const tab = (name: string) => screen.getByRole('tab', { name });
const readShownElement = () => screen.getByRole('tabpanel');

afterEach(cleanup);

describe('goods in tabs', () => {
  it('performance: the page brings the first tab’s goods alone, in a call that is merged with others', () => {
    const context = {
      shopId: 'appknowledge',
      locale: 'cn',
      capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
      params: {},
    } as const;
    const props = { tabs: typical?.props.tabs ?? [], look: 'line', columns: 4 } as never;
    const plan = definition.data(props, context);
    expect(plan.first.input).toEqual({ queries: [{ source: 'tag', tag_id: 'writing', limit: 4 }] });
    expect(plan.first.priority).toBe('critical');
    expect(plan.first.endpoint.batch).toBeDefined();
  });

  it('B1: without script the first goods stand there and each tab is a link to its whole list', () => {
    const html = renderToString(block(here).element);
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    const links = [...body.querySelectorAll('[role="tab"]')].map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/all/writing', '/all/photography', '/all/mind']);
    expect(body.querySelectorAll('[role="tabpanel"]:not([hidden]) article')).toHaveLength(4);
  });

  it('D36: the other tabs are asked for once, together, when the first of them is opened', async () => {
    const { send, element } = block(here);
    render(element);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(tab('photography'));
    expect(readShownElement().querySelector('[aria-busy="true"]')).not.toBeNull();
    await act(() => Promise.resolve());
    expect(within(readShownElement()).getAllByRole('heading')[0]?.textContent).toBe('photography');
    fireEvent.click(tab('mind'));
    expect(within(readShownElement()).getAllByRole('heading')[0]?.textContent).toBe('mind');
    expect(send.mock.calls.map(([, input]) => input)).toEqual([
      { queries: tabs.slice(1).map(({ query }) => query) },
    ]);
  });

  it('WCAG 2.1.1: arrows move between tabs, and the shown panel is the chosen tab’s', async () => {
    render(block(here).element);
    tab('writing').focus();
    fireEvent.keyDown(tab('writing'), { key: 'ArrowLeft' });
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(tab('mind'));
    expect(tab('mind').getAttribute('aria-selected')).toBe('true');
    expect(readShownElement().getAttribute('aria-labelledby')).toBe(tab('mind').id);
    fireEvent.keyDown(tab('mind'), { key: 'Home' });
    expect(document.activeElement).toBe(tab('writing'));
  });

  it('ux: a click for a window of its own is the browser’s', () => {
    const { send, element } = block(here);
    render(element);
    expect(fireEvent.click(tab('mind'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(tab('mind'))).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ux states: what could not be had says so and is asked for again', async () => {
    let tries = 0;
    const fails = () =>
      (tries += 1) === 1 ? Promise.resolve({ ok: false, code: 'network', msg: '' }) : here();
    render(block(fails).element);
    fireEvent.click(tab('photography'));
    await act(() => Promise.resolve());
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    await act(() => Promise.resolve());
    expect(within(readShownElement()).getAllByRole('article')).toHaveLength(4);
  });
});
