/** The language law and the shared words. */
import { describe, expect, test } from 'vitest';
import { isLocale, languageTag } from '#schemas/locale.ts';
import { shared } from './shared.ts';
import { sharedWords } from './words.ts';

describe('language', () => {
  test('M162: en and cn are taken', () => {
    expect(['en', 'cn'].map(isLocale)).toEqual([true, true]);
  });

  test.each(['fr', 'EN', 'zh-CN', '', '__proto__', null, 1, ['en']])('M162: %o is ignored', (value) => {
    expect(isLocale(value)).toBe(false);
  });

  test('M162: en is en-US, else zh-CN', () => {
    expect([languageTag('en'), languageTag('cn')]).toEqual(['en-US', 'zh-CN']);
  });
});

describe('words', () => {
  test('D45: every shared word is there in both languages, with the same blanks', () => {
    const blanks = (word: string) => [...word.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
    const english = new Map(Object.entries(sharedWords.en));
    const missing = Object.entries(sharedWords.cn).filter(
      ([key, word]) =>
        blanks(english.get(key) ?? '').join() !== blanks(word).join() || english.get(key) === '',
    );
    expect(missing).toEqual([]);
  });

  test('D45: a blank nobody filled stays as it is', () => {
    expect(shared('en')('slide', { n: 2 })).toBe('Slide 2 of {total}');
  });
});
