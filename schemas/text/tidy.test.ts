/** Texts somebody typed, and what nobody would see of them. */
import { describe, expect, it } from 'vitest';
import { isBlank, tidy, VISIBLE } from './tidy.ts';

describe('texts somebody typed', () => {
  it.each([
    ['a\r\nb', 'a b'],
    ['a\u202eb', 'ab'],
    ['\0a\u2028', 'a'],
    ['\ud800x', 'x'],
    ['  小雨 👩‍👩‍👧 ', '小雨 👩‍👩‍👧'],
  ])('B52: of %j is kept %j', (input, storedText) => {
    expect(tidy(input)).toBe(storedText);
  });

  const NOTHING = [
    '',
    ' ',
    '　',
    '​​',
    '⁠',
    '­',
    '﻿',
    '᠎',
    '؜',
    '‏',
    'ㅤ',
    'ᅟ',
    'ᅠ',
    'ﾠ',
    '⠀',
    '͏',
    '️',
    '󠁁',
    '឴',
    '́',
    '⃝',
    '҉ ́',
    '𝅙',
    '𝅳',
    '⁪',
    '\ud800',
    '󠄀',
    '􏿿',
  ];

  it.each(NOTHING)('B52: %j is nobody’s name, whatever stands around it', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(NOTHING.join(text))).toBe(true);
    expect(tidy(text, true)).toBe('');
    expect(new RegExp(VISIBLE, 'u').test(text)).toBe(false);
    expect(isBlank(`${text}a${text}`)).toBe(false);
  });

  it.each(['a', '小雨', '👩‍👩‍👧', '\u200b.', '❤️', '1️⃣', 'नि', 'ก็', 'ㅋ', '…', '٣', '🇨🇳', '-'])(
    'B52: %j is a name',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});
