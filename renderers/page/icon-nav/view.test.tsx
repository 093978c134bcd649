/** The icon navigation is a named landmark of links, in one row or two. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Way ${index}`,
    link: { link_type: 5, link_id: `t${index}` },
  }));
const draw = (props: Record<string, unknown>) => render(drawBlock({ kind: 'icon-nav', props, locale: 'en' }));

afterEach(cleanup);

describe('the icon navigation', () => {
  it('D115: is a landmark named by the merchant or by us', () => {
    draw({ entries: entries(4), label: 'Subjects' });
    expect(within(screen.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link').length).toBe(4);
    cleanup();
    draw({ entries: entries(4) });
    expect(screen.getByRole('navigation', { name: 'Explore' })).toBeTruthy();
  });

  it.each([
    [4, 4],
    [8, 8],
    [9, 5],
    [10, 5],
  ])('D36: %i entries stand %i in a row', (count, columns) => {
    const { container } = draw({ entries: entries(count) });
    expect(container.querySelector('ul')?.className).toContain(`columns-${columns}`);
  });

  it.each([3, 11])('D36: %i entries are refused', (count) => {
    expect(readBlock({ kind: 'icon-nav', props: { entries: entries(count) } }).faults).not.toEqual([]);
  });

  it('D31: an entry without a way stays as its name', () => {
    draw({ entries: [...entries(3), { title: 'Nowhere' }] });
    expect(screen.getByText('Nowhere').closest('a')).toBeNull();
  });
});
