/** Prices and counts as shoppers read them. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatCount, formatWholeCount } from './count.ts';
import { formatMoney } from '#schemas/money.ts';
import { Price } from './price.tsx';

describe('price', () => {
  test.each([
    [1, '¥0.01'],
    [990, '¥9.90'],
    [19_900, '¥199.00'],
    [123_456_789, '¥1,234,567.89'],
    [-5, '¥0.00'],
    [Number.NaN, '¥0.00'],
  ])('D10: %d fen is %s', (fen, shownText) => {
    expect(formatMoney(fen)).toBe(shownText);
  });

  test('D10: nothing to pay is a word in the page’s language', () => {
    expect(render(<Price fen={0} locale="cn" />).container.textContent).toBe('免费');
    expect(render(<Price fen={0} locale="en" />).container.textContent).toBe('Free');
  });

  test('D10: a higher price before is struck through and named for readers; a lower one is not drawn', () => {
    const { container } = render(<Price fen={9900} lineFen={19_900} locale="en" />);
    expect(container.querySelector('s')?.textContent).toBe('Original price ¥199.00');
    expect(render(<Price fen={9900} lineFen={9900} locale="en" />).container.querySelector('s')).toBeNull();
  });
});

describe('count', () => {
  test.each([
    [0, '0', '0'],
    [9999, '9999', '9999'],
    [10_000, '1w+', '10k+'],
    [19_999, '1w+', '10k+'],
    [20_000, '2w+', '20k+'],
    [123_456, '12w+', '120k+'],
    [-3, '0', '0'],
    [Number.NaN, '0', '0'],
  ])('M244, D124: %d shows as %s, in English as %s', (count, cn, en) => {
    expect(formatCount(count, 'cn')).toBe(cn);
    expect(formatCount(count, 'en')).toBe(en);
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
  ])('M244: %i in full is %s', (count, shownText) => {
    expect(formatWholeCount(count)).toBe(shownText);
  });
});
