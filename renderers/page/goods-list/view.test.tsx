/** What the goods list asks for and how it stands when there is nothing, not yet anything, or a failure. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { buildCard } from '../../../tests/support/build-card.ts';
import { drawBlock } from '../../../tests/support/draw-block.tsx';
import { definition } from './definition.ts';
import { examples } from './examples.ts';
import view from './view.tsx';

const query = { source: 'tag', tag_id: 'writing', limit: 6 } as const;
const typical = examples.find((example) => example.name === 'typical');
const draw = (props: Record<string, unknown>, data = typical?.data) =>
  drawBlock({ kind: 'goods-list', props: { query, ...props }, data, locale: 'en' });
const root = { 'data-node': 'n1', 'data-kind': 'goods-list' };

afterEach(cleanup);

describe('the goods list', () => {
  it('D36: asks for its own query in one batchable call that is in the HTML before it is sent', () => {
    const context = {
      shopId: 'appknowledge',
      locale: 'cn',
      capabilities: capabilities({ variant: 'knowledge', traits: new Set() }),
      params: {},
    } as const;
    const plan = definition.data({ query, layout: 'grid', columns: 4, tint: false }, context);
    expect(plan.goods.endpoint.name).toBe('goods.cards.get');
    expect(plan.goods.input).toEqual({ queries: [query] });
    expect(plan.goods.priority).toBe('critical');
  });

  it.each([
    ['grid', 'UL'],
    ['list', 'UL'],
    ['scroll', 'UL'],
    ['rank', 'OL'],
  ])('D36: layout %s is a list of all its goods', (layout, tag) => {
    render(draw({ layout }));
    const list = screen.getAllByRole('list')[0];
    expect(list?.tagName).toBe(tag);
    expect(screen.getAllByRole('article').length).toBe(8);
  });

  it.each([
    [8, 4, 4],
    [3, 4, 3],
    [4, 5, 4],
    [1, 5, 3],
    [20, 5, 5],
  ])('ux home: %i goods in a grid of %i columns stand %i in a row', (count, columns, expectedValue) => {
    const card = buildCard('course_1', { title: 'A course' });
    const cards = Array.from({ length: count }, (_, index) => ({ ...card, id: `course_${index}` }));
    const { container } = render(draw({ columns }, { goods: { lists: [cards] } }));
    expect(container.querySelector('ul')?.className).toContain(`columns-${expectedValue}`);
  });

  it('WCAG 2.1.1: a shelf is reached by keyboard and named', () => {
    render(draw({ layout: 'scroll', title: 'New' }));
    const shelf = screen.getByRole('group', { name: 'New' });
    expect(shelf.tabIndex).toBe(0);
    expect(within(shelf).getAllByRole('article').length).toBe(8);
  });

  it('ux home: the way to more is named after the list it belongs to', () => {
    render(draw({ title: 'New', more: { link_type: 13, link_id: '0' } }));
    expect(screen.getByRole('link', { name: /New/ }).getAttribute('href')).toBe('/all/0');
  });

  it('ux states: empty is a friendly line, not an error', () => {
    render(draw({ title: 'New' }, { goods: { lists: [[]] } }));
    expect(screen.getByText('New courses are on their way')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ux states: a failure says so and can be tried again', () => {
    const retry = vi.fn<() => void>();
    const { Failure } = view;
    if (Failure === undefined) throw new Error('The goods list has no failed look');
    render(<Failure root={root} t={view.translate('cn')} retry={retry} />);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('ux states: while it loads, the places of cards are held', () => {
    const { Loading } = view;
    if (Loading === undefined) throw new Error('The goods list has no loading look');
    const { container } = render(<Loading root={root} t={view.translate('cn')} retry={() => undefined} />);
    expect(container.querySelector('[aria-busy="true"]')?.childElementCount).toBe(4);
    expect(container.querySelector('[data-node="n1"]')).not.toBeNull();
  });
});
