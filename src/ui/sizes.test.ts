/** Widths pictures announce are those the page gives them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GUTTER_PX, PAGE_PX, pageSizes } from './sizes.ts';

it('performance: the column is as wide as its tokens say', () => {
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  expect(tokens).toContain(`--lt-page-width: ${PAGE_PX}px;`);
  expect(tokens).toContain(`--lt-gutter: ${GUTTER_PX}px;`);
});

it.each([
  [pageSizes(), '(min-width: 1248px) 1200px, calc((100vw - 48px) * 1)'],
  [pageSizes(1 / 4, 72), '(min-width: 1248px) 282px, calc((100vw - 120px) * 0.25)'],
  [pageSizes(8 / 12, 11 * 16, 7 * 16), '(min-width: 1248px) 795px, calc((100vw - 224px) * 0.6667 + 112px)'],
])('performance: %s', (said, wanted) => {
  expect(said).toBe(wanted);
});
