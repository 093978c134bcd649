/** Yuan as people type them. */
import { expect, test } from 'vitest';
import { parseYuan } from './money-text.ts';

test.each([
  ['199', 19_900],
  ['199.5', 19_950],
  ['¥1,299.00', 129_900],
  [' 0.01 ', 1],
  ['19.99', 1999],
  ['', undefined],
  ['-1', undefined],
  ['1.999', undefined],
  ['12e3', undefined],
  ['100000000', undefined],
])('D126: %s is read as %s fen', (text, fen) => {
  expect(parseYuan(text)).toBe(fen);
});
