/** Pictures that lead somewhere are links with a name; those that do not are pictures. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-block.tsx';

const draw = (pictures: unknown[], props: Record<string, unknown> = {}) =>
  render(drawBlock({ kind: 'image-ad', props: { pictures, ...props }, locale: 'en' }));
const home = { link_type: 1 };

afterEach(cleanup);

describe('the picture row', () => {
  it('D115: a linked picture is named by its title, its alt, or its place', () => {
    draw([
      { image: '/a.svg', title: 'Titled', alt: 'Not read twice', link: home },
      { image: '/b.svg', alt: 'Described', link: home },
      { image: '/c.svg', link: home },
    ]);
    for (const name of ['Titled', 'Described', 'Promotion 3'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('D115: a picture that leads nowhere and says nothing is decoration', () => {
    draw([{ image: '/a.svg' }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('M87: pictures of personal pages ask for login first', () => {
    draw([{ image: '/a.svg', title: 'Mine', link: { link_type: 8 } }]);
    expect(screen.getByRole('link').hasAttribute('data-login')).toBe(true);
  });

  it('R6: other sites open beside the shop and learn nothing of it', () => {
    draw([{ image: '/a.svg', title: 'Out', link: { link_type: 6, link_url: 'https://example.com/' } }]);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
  });

  it('D36: one picture alone stays in a row whatever the layout says', () => {
    const { container } = draw([{ image: '/a.svg' }], { layout: 'lead' });
    expect(container.querySelector('ul')?.className).toMatch(/row/);
    expect(container.querySelector('ul')?.className).not.toMatch(/lead/);
  });
});
