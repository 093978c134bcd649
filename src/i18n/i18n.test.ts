/** The language law and the words. */
import { describe, expect, test } from 'vitest';
import { languageTag } from '#schemas/locale.ts';
import { createI18n, currentLocale, setLanguage, translator } from './i18n.ts';
import { shared } from './shared.ts';
import { sharedWords } from './words.ts';

describe('language', () => {
  test('M162: en and cn are taken', () => {
    const i18n = createI18n('cn');
    expect(setLanguage(i18n, 'en')).toBe(true);
    expect(currentLocale(i18n)).toBe('en');
    expect(setLanguage(i18n, 'cn')).toBe(true);
    expect(currentLocale(i18n)).toBe('cn');
  });

  test.each(['fr', 'EN', 'zh-CN', '', '__proto__', null, 1, ['en']])('M162: %o is ignored', (value) => {
    const i18n = createI18n('en');
    expect(setLanguage(i18n, value)).toBe(false);
    expect(currentLocale(i18n)).toBe('en');
  });

  test('M162: en is en-US, else zh-CN', () => {
    expect([languageTag('en'), languageTag('cn')]).toEqual(['en-US', 'zh-CN']);
  });

  test('M162: two pages rendered at once do not share a language', () => {
    const [one, other] = [createI18n('cn'), createI18n('cn')];
    setLanguage(one, 'en');
    expect([one.t('retry'), other.t('retry')]).toEqual(['Try again', '重试']);
  });
});

describe('words', () => {
  const words = { cn: { hello: '你好，{name}', bye: '再见' }, en: { hello: 'Hello, {name}', bye: 'Bye' } };

  test('D45: a renderer’s words follow the language and are filled from params', () => {
    const i18n = createI18n('cn');
    const t = translator(i18n, 'greeting', words);
    expect([t('bye'), t('hello', { name: '<b>安</b>' })]).toEqual(['再见', '你好，<b>安</b>']);
    setLanguage(i18n, 'en');
    expect([t('bye'), t('hello', { name: 'Ann' })]).toEqual(['Bye', 'Hello, Ann']);
  });

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
