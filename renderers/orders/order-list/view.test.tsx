/** The list of orders: tabs that are addresses, more of them on demand, and words where there is none. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const listOf = (name: string) => ({
  ok: true,
  data: examples.find((one) => one.name === name)?.data?.['list'],
});
const turn = () => settle(() => Promise.resolve());

async function open(tab: string, answers: unknown[]) {
  const inputs: unknown[] = [];
  const act: AnyViewProps['act'] = (_endpoint, input) => {
    inputs.push(input);
    return Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]);
  };
  drawView(view, { props: { tab }, locale: 'en', act });
  await turn();
  return inputs;
}

afterEach(cleanup);

describe('the list of orders', () => {
  test.each([
    ['all', undefined],
    ['unpaid', [0]],
    ['paid', [1]],
    ['refunds', [8, 9, 10, 11]],
  ])('D71: the tab %s asks for its states', async (tab, states) => {
    const [input] = await open(tab, [listOf('typical')]);
    expect(input).toMatchObject({ page: 1, ...(states === undefined ? {} : { states }) });
    expect(Object.hasOwn(Object(input), 'states')).toBe(states !== undefined);
  });

  test('D71: tabs are links, the one shown is marked', async () => {
    await open('paid', [listOf('typical')]);
    const tabs = screen.getByRole('navigation', { name: 'Orders by state' });
    expect([...tabs.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
      '/orders',
      '/orders?state=unpaid',
      '/orders?state=paid',
      '/orders?state=refunds',
    ]);
    expect(tabs.querySelector('[aria-current]')?.textContent).toBe('Paid');
  });

  test('D71: an order tells its state and its sum and leads to its page', async () => {
    await open('unpaid', [listOf('minimal')]);
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain('Awaiting payment');
    expect(row.textContent).toContain('¥129.00');
    expect(screen.getByRole('link', { name: /^Pay now: / }).getAttribute('href')).toBe(
      '/order/o_2f6k1m9r4t7w0z3b5d8g1j4n60',
    );
  });

  test('D71: more of them are shown below, none twice', async () => {
    const inputs = await open('all', [listOf('maximal'), listOf('typical')]);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await turn();
    expect(inputs.at(-1)).toMatchObject({ page: 2 });
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('D71: nothing there says so; what was lost can be asked for again', async () => {
    await open('all', [listOf('empty')]);
    expect(document.body.textContent).toContain('No orders yet');
    cleanup();
    await open('all', [{ ok: false, code: 'network', msg: 'Network error' }, listOf('typical')]);
    expect(screen.getByRole('alert').textContent).toContain('Network error');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await turn();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
