/** The flash sale: its goods, its clock by the server's time, and prices that return by themselves. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { definition } from './definition.ts';
import { DEAL } from './examples.ts';

const SERVER = Date.UTC(2026, 10, 1, 4);
const NOW = SERVER / 1000;

/** A sale as the server knows it; the visitor's clock is a day ahead. */
function block(changes: object[], can = {}) {
  const skew = SERVER - Date.now();
  const list = changes.map((change, index) => ({
    ...DEAL,
    id: `v_${index}`,
    title: `Good ${index}`,
    ...change,
  }));
  return drawBlock({
    kind: 'flash-sale',
    props: {},
    data: { goods: { lists: [list] } },
    locale: 'en',
    can,
    clock: { now: () => Date.now() + skew, drawnAt: SERVER },
  });
}
const priceOf = (index: number) => screen.getAllByRole('article')[index]?.textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + 86_400_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the flash sale', () => {
  it.each([
    [{}, { source: 'hot', marketing: [8, 3], limit: 4 }],
    [{ offers: 'flash' }, { source: 'hot', marketing: [8], limit: 4 }],
    [
      { source: 'manual', ids: ['v_1'], offers: 'discount' },
      { source: 'manual', ids: ['v_1'], marketing: [3], limit: 4 },
    ],
  ])('M235: %o asks for what runs: %o', (props, expectedValue) => {
    const context = {
      shopId: 'appknowledge',
      locale: 'cn',
      capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
      params: {},
    } as const;
    const all = { source: 'running', ids: [], offers: 'both', limit: 4, ...props } as never;
    expect(definition.data(all, context).goods.input.queries).toEqual([expectedValue]);
  });

  it('R62: counts to the soonest end by the server’s clock, the same in the HTML each time', async () => {
    const element = block([{ marketing_end_ts: NOW + 65 }, { marketing_end_ts: NOW + 90_000 }]);
    const html = renderToString(element);
    expect(html).toMatch(/>00<.*>00<.*>01<.*>05</s);
    expect(renderToString(element)).toBe(html);
    render(element);
    expect(screen.getByRole('timer').textContent).toBe('1 minute left');
    await pass(65);
    expect(screen.getByRole('timer').textContent).toBe('1 day left');
  });

  it('D77: when an offer ends its price is the ordinary one without a reload, the others stay', async () => {
    render(block([{ marketing_end_ts: NOW + 2 }, { marketing_end_ts: NOW + 60 }]));
    expect(priceOf(0)).toMatch(/Flash sale.*¥19\.00.*¥39\.00.*Save ¥20\.00.*Buy now/);
    await pass(2);
    expect(priceOf(0)).toMatch(/¥39\.00/);
    expect(priceOf(0)).not.toMatch(/19\.00|Flash|Save|Buy now|Until/);
    expect(priceOf(1)).toMatch(/¥19\.00/);
    await pass(60);
    expect(screen.getByRole('timer').textContent).toBe('These offers have ended. Prices are back to normal');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('D77: what ends first stands first, what has no end last', () => {
    const ends = [0, NOW + 120, NOW + 60, 0];
    render(block(ends.map((marketing_end_ts) => ({ marketing_end_ts }))));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Good 2',
      'Good 1',
      'Good 0',
      'Good 3',
    ]);
  });

  it('M234: what is sold out says so and does not ask to be bought', () => {
    render(block([{ marketing_end_ts: NOW + 60, pay_state: 4 }]));
    expect(priceOf(0)).toMatch(/Sold out/);
    expect(priceOf(0)).not.toMatch(/Buy now/);
  });

  it('ux: the end is said at each good only where ends differ; an offer without an end has no clock', () => {
    render(block([{ marketing_end_ts: NOW + 60 }, { marketing_end_ts: NOW + 60 }]));
    expect(screen.queryByText(/Until/)).toBeNull();
    cleanup();
    render(block([{ marketing_end_ts: NOW + 60 }, { marketing_end_ts: NOW + 120 }]));
    expect(screen.getAllByText(/^Until Nov 1, 12:0/)).toHaveLength(2);
    cleanup();
    render(block([{ marketing_end_ts: 0 }]));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(priceOf(0)).toMatch(/Buy now/);
  });

  it('D14: where nothing carries a price there is neither price nor clock', () => {
    render(block([{ marketing_end_ts: NOW + 60 }], { prices: false }));
    expect(priceOf(0)).not.toMatch(/¥|Flash/);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
