/** Zones are links with names that stay inside the picture, and are none where they may not be followed. */
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBlock, readBlock } from '../../../tests/support/draw-block.tsx';
import { insideThePicture } from './inside.ts';

const zone = { x: 10, y: 20, w: 30, h: 40, name: 'Writing', link: { link_type: 1 } };
const block = (zones: unknown[], props: Record<string, unknown> = {}) =>
  ({ kind: 'hot-zone-image', props: { image: '/a.svg', zones, ...props }, locale: 'en' }) as const;
const draw = (zones: unknown[], props: Record<string, unknown> = {}) =>
  render(drawBlock(block(zones, props)));

afterEach(cleanup);

describe('the picture with hot zones', () => {
  it('D36: a zone lies where the merchant drew it', () => {
    const html = renderToString(drawBlock(block([zone])));
    for (const part of ['min(10%,', 'min(20%,', 'width:30%', 'height:40%']) expect(html).toContain(part);
  });

  it.each([
    { drawn: { x: 90, y: 80, w: 60, h: 60 }, kept: { x: 90, y: 80, w: 10, h: 20 } },
    { drawn: { x: 100, y: 100, w: 1, h: 1 }, kept: { x: 99, y: 99, w: 1, h: 1 } },
    { drawn: { x: -5, y: 0, w: 100, h: 0 }, kept: { x: 0, y: 0, w: 100, h: 1 } },
  ])('R1: $drawn is kept inside the picture', ({ drawn, kept }) => {
    expect(insideThePicture(drawn)).toEqual(kept);
  });

  it('R1: reading keeps zones inside before any view sees them', () => {
    const { node, faults } = readBlock(block([{ ...zone, x: 95, w: 50 }]));
    expect(faults).toEqual([]);
    expect(node?.props).toMatchObject({ zones: [{ x: 95, w: 5 }] });
  });

  it.each(['none', 'dots', 'names'])('D115: with marks “%s” each zone is a link with its name', (marks) => {
    draw([zone, { ...zone, name: 'Product' }], { marks, alt: 'A desk' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Writing', 'Product']);
    expect(screen.getByRole('img', { name: 'A desk' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Links in this picture' })).toBeTruthy();
  });

  it('R6: a zone that may not be followed is no place to click', () => {
    draw([zone, { ...zone, name: 'Gone', link: { link_type: 2 } }]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Writing']);
  });

  it('M87: zones of personal pages ask for login first', () => {
    draw([{ ...zone, link: { link_type: 8 } }]);
    expect(screen.getByRole('link').hasAttribute('data-login')).toBe(true);
  });

  it('R1: without a picture the names are shown in its place', () => {
    const { container } = draw([zone], { image: '', marks: 'none' });
    expect(container.querySelector('[class*="name"]')?.textContent).toBe('Writing');
  });

  it('performance: the place of the picture is held in its own shape', () => {
    const html = renderToString(drawBlock(block([zone], { image_width: 1000, image_height: 700 })));
    expect(html).toContain('aspect-ratio:1000 / 700');
  });
});
