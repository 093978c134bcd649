/** Every number of pictures finds a mosaic without a hole; pictures that lead somewhere are links with a name. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';
import { LAYOUTS, layoutFor } from './layouts.ts';

const home = { link_type: 1 };
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ image: `/${index}.svg` }));
const draw = (pictures: unknown[], props: Record<string, unknown> = {}) =>
  render(drawBlock({ kind: 'image-cube', props: { pictures, ...props }, locale: 'en' }));

afterEach(cleanup);

describe('the picture mosaic', () => {
  it.each([
    [2, 'pair'],
    [3, 'one-two'],
    [4, 'four-grid'],
    [5, 'one-four'],
    [6, 'three-three'],
    [7, 'three-four'],
  ] as const)('D36: %i pictures are fitted together as %s by themselves', (count, layout) => {
    const { container } = draw(many(count));
    expect(container.querySelector('ul')?.className).toContain(layout);
    expect(screen.getAllByRole('listitem').length).toBe(count);
  });

  it('D36: every mosaic is kept for the number of pictures it is made for, and for no other', () => {
    for (const layout of LAYOUTS) {
      const keptNumbers = [2, 3, 4, 5, 6, 7].filter((count) => layoutFor(layout, count) === layout);
      expect(keptNumbers.length, layout).toBe(1);
    }
  });

  it('D36: a mosaic made for fewer pictures loses none of them', () => {
    const { container } = draw(many(5), { layout: 'two-one' });
    expect(container.querySelector('ul')?.className).not.toContain('two-one');
    expect(container.querySelectorAll('img').length).toBe(5);
  });

  it('R1: one picture alone is no mosaic', () => {
    expect(readBlock({ kind: 'image-cube', props: { pictures: many(1) } }).faults).not.toEqual([]);
  });

  it('D115: a linked picture is named by its caption, its alt, or its place', () => {
    draw([
      { image: '/a.svg', caption: 'Captioned', alt: 'Not read twice', link: home },
      { image: '/b.svg', alt: 'Described', link: home },
      { image: '/c.svg', link: home },
    ]);
    for (const name of ['Captioned', 'Described', 'Promotion 3'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('D115: pictures that lead nowhere and say nothing are decoration', () => {
    draw(many(4));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('M87: pictures of personal pages ask for login first', () => {
    draw([{ image: '/a.svg', caption: 'Mine', link: { link_type: 8 } }, ...many(1)]);
    expect(screen.getByRole('link').hasAttribute('data-login')).toBe(true);
  });
});
