/** Sizes in the words people know. */
import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 KB'],
  [1_440_000_000, '1.4 GB'],
  [512_000_000_000, '512 GB'],
])('R58: %s bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
