/** Strangers' words as one line. */
import { expect, test } from 'vitest';
import { plainLine } from './plain-text.ts';

test.each([
  ['  一本\n书\t ', '一本 书'],
  ['a\u202Eb\u0000c\u200Bd', 'a b c d'],
  ['<b>&lt;', '<b>&lt;'],
  ['0123456789ab', '012345678…'],
  ['😀'.repeat(12), `${'😀'.repeat(9)}…`],
  [`a${'\ud83d'}`, 'a'],
  [null, ''],
  [undefined, ''],
])('R9: %j becomes %j', (text, line) => {
  expect(plainLine(text, 10)).toBe(line);
});
