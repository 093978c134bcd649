/** The one words layer: look-ups, blanks, plural forms by Intl, the language a tree is drawn in. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isLocale, languageTag } from '#schemas/locale.ts';
import { defineWords } from './define-words.ts';
import { makeTranslate } from './make-translate.ts';
import { useTranslation } from './use-translation.ts';
import { useLocale, useWords } from './use-words.ts';
import { WordsProvider } from './words-provider.tsx';

const sample = defineWords('words-sample', {
  cn: {
    home: '首页',
    'tip.more': '更多：{{name}}',
    slide: '第 {{n}} 张，共 {{total}} 张',
    lesson_other: '{{count}} 课时',
    // Left out in English, as no set of the product may.
    only: '只有中文',
    onlyOf: '只有{{name}}',
  },
  en: {
    home: 'Home',
    'tip.more': 'More: {{name}}',
    slide: 'Slide {{n}} of {{total}}',
    lesson_one: '{{count}} lesson',
    lesson_other: '{{count}} lessons',
  } satisfies Record<string, string>,
});

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
  const cn = sample.in('cn');
  const en = sample.in('en');

  test('D122: a plain word is said in the language asked, its blanks filled, dots and colons in keys kept', () => {
    expect([cn('home'), en('home')]).toEqual(['首页', 'Home']);
    expect([cn('tip.more', { name: '课' }), en('tip.more', { name: 'x' })]).toEqual(['更多：课', 'More: x']);
  });

  test('D122: a number chooses the form Intl names', () => {
    expect([0, 1, 2, 21].map((count) => en('lesson', { count }))).toEqual([
      '0 lessons',
      '1 lesson',
      '2 lessons',
      '21 lessons',
    ]);
    expect([0, 1, 2].map((count) => cn('lesson', { count }))).toEqual(['0 课时', '1 课时', '2 课时']);
  });

  test('D122: what English does not say is said in Chinese', () => {
    expect([en('only'), en('onlyOf', { name: '课' })]).toEqual(['只有中文', '只有课']);
  });

  test('D45: a blank nobody filled stays as it is', () => {
    expect(en('slide', { n: 2 })).toBe('Slide 2 of {{total}}');
  });

  test.each([
    ['markup', '<b>&"</b>'],
    ['another blank', '{{total}}'],
    ['a nested word', '$t(home)'],
    ['a pattern of replace', "$& $1 $' $$"],
  ])('R2: a value that holds %s is taken by the letter', (_what, name) => {
    expect(en('tip.more', { name })).toBe(`More: ${name}`);
  });

  test('D45: a value named as an option of i18next is a value', () => {
    const odd = defineWords('words-options', { cn: { a: '{{lng}}{{ns}}' }, en: { a: '{{lng}}-{{ns}}' } });
    expect(odd.in('en')('a', { lng: 'zh-CN', ns: 'shared' })).toBe('zh-CN-shared');
  });

  test('a word filled before is said again, however many stand between', () => {
    const messages = Array.from({ length: 1200 }, (_, n) => en('tip.more', { name: String(n % 700) }));
    expect(messages[1199]).toBe('More: 499');
    expect(new Set(messages).size).toBe(700);
  });

  test('R9: a key of the object prototype is no word', () => {
    const t = makeTranslate('words-plain', { cn: {}, en: {} }, 'en');
    expect([t('constructor'), t('__proto__')]).toEqual(['constructor', '__proto__']);
  });
});

describe('words of a tree', () => {
  const Part = () => {
    const [first, later] = [useWords(sample), useTranslation(sample)];
    return (
      <p>
        {useLocale()} {first('home')} {later('home')} {later('lesson', { count: 2 })}
      </p>
    );
  };
  const textOf = (tree: React.ReactNode) => render(tree).container.textContent;

  test('D122: provider and hooks say the language of the page; without a provider it is cn', () => {
    expect(textOf(<Part />)).toBe('cn 首页 首页 2 课时');
    const both = (
      <>
        <WordsProvider locale="en">
          <Part />
        </WordsProvider>
        <WordsProvider locale="cn">
          <Part />
        </WordsProvider>
      </>
    );
    expect(textOf(both)).toBe('en Home Home 2 lessonscn 首页 首页 2 课时');
  });
});
