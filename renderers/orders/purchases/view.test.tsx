/** The list of purchases: tabs that are addresses, one thing to do about each, more on demand, and words for nothing. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { OWNED_TABS } from '#schemas/content/owned.ts';
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
const rows = () => screen.getAllByRole('listitem');
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the list of purchases', () => {
  test.each(OWNED_TABS)('D76: the tab %s asks for its own and is marked', async (tab) => {
    const [input] = await open(tab, [listOf('typical')]);
    expect(input).toMatchObject({ tab, page: 1 });
    const tabs = screen.getByRole('navigation', { name: 'Purchases by type' });
    const current = tabs.querySelector('[aria-current]');
    expect(current?.getAttribute('href')).toBe(tab === 'all' ? '/bought' : `/bought?tab=${tab}`);
    expect(tabs.querySelectorAll('a')).toHaveLength(OWNED_TABS.length);
  });

  test('M25, D76: an item tells price, day, end and state, and leads on', async () => {
    await open('all', [listOf('typical')]);
    expect(rows()[0]?.textContent).toContain('Paid ¥129.00');
    expect(rows()[0]?.textContent).toContain('Purchased on Nov 23, 2026');
    expect(rows()[0]?.textContent).toContain('Lifetime access');
    expect(rows()[1]?.textContent).toContain('Access until Sep 19, 2027');
    expect(rows()[2]?.textContent).toContain('Expired');
    expect(rows()[2]?.textContent).toContain('Ended on Nov 22, 2026');
    expect(hrefOf(/^Continue: 一年/)).toBe('/detail/course_1/6');
    expect(hrefOf(/^Renew: /)).toBe('/order/confirm?goods_id=course_2&goods_type=5');
  });

  test('D76: what is closed leads to its order, what was taken down to nothing, a refund to another purchase', async () => {
    await open('all', [listOf('maximal')]);
    const goneElement = rows()[3];
    expect(goneElement?.textContent).toContain('No longer sold');
    expect(goneElement?.querySelectorAll('a')).toHaveLength(1);
    expect(goneElement?.querySelector('a')?.getAttribute('href')).toMatch(/^\/order\/o_/);
    expect(rows()[4]?.textContent).toContain('Refunded');
    expect(hrefOf(/^Buy again: /)).toBe('/order/confirm?goods_id=course_4&goods_type=50');
    expect(rows()[5]?.textContent).toContain('Purchased on');
    expect(rows()[5]?.textContent).not.toContain('Free');
    expect(rows()[6]?.textContent).toContain('Free');
  });

  test('D76: more are shown below, none twice', async () => {
    const inputs = await open('all', [listOf('maximal'), listOf('typical')]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await turn();
    expect(inputs.at(-1)).toMatchObject({ page: 2 });
    expect(rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('D76: an empty list leads home; what was lost can be asked for again', async () => {
    await open('all', [listOf('empty')]);
    expect(document.body.textContent).toContain('No purchases yet');
    expect(hrefOf(/^Browse the shop$/)).toBe('/');
    cleanup();
    await open('all', [{ ok: false, code: 'network', msg: 'Network error' }, listOf('typical')]);
    expect(screen.getByRole('alert').textContent).toContain('Network error');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await turn();
    expect(rows()).toHaveLength(3);
  });
});
