/** Texts somebody typed, and what nobody would see of them. */
import { describe, expect, it } from 'vitest';
import { isBlank, tidy } from './tidy.ts';

describe('texts somebody typed', () => {
  it.each([
    ['a\r\nb', 'a b'],
    ['a\u202eb', 'ab'],
    ['\0a\u2028', 'a'],
    ['\ud800x', 'x'],
    ['  小雨 👩‍👩‍👧 ', '小雨 👩‍👩‍👧'],
  ])('B52: of %j is kept %j', (typed, kept) => {
    expect(tidy(typed)).toBe(kept);
  });

  it.each(['', ' ', '\u200b\u200b', '\u2060', '\u3164', '\u00ad', '\ufeff', '\u2800'])(
    'B52: %j is nobody’s name',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', '小雨', '👩‍👩‍👧', '\u200b.'])('B52: %j is a name', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
