/** What is told where a text, a list or a number goes beyond its limit, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { rulesBroken, buildNotice } from '../../tests/support/told.ts';

const schema = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 3, maxLength: 5 },
    letter: { type: 'string', minLength: 1, maxLength: 1 },
    list: { type: 'array', minItems: 3, maxItems: 5 },
    single: { type: 'array', minItems: 1, maxItems: 1 },
    none: { type: 'array', maxItems: 0 },
    once: { type: 'array', uniqueItems: true },
    number: { type: 'number', minimum: 3, maximum: 5 },
    least: { type: 'number', minimum: 3 },
    most: { type: 'number', maximum: 5 },
    words: { type: 'object', properties: { cn: {}, en: {} }, minProperties: 1 },
  },
};

interface Case {
  readonly is: string;
  readonly input: object;
  readonly en: string;
  readonly cn: string;
}

const TEXTS: readonly Case[] = [
  {
    is: 'too long by several',
    input: { text: 'abcdefg' },
    en: '/text: This text has 7 characters, and at most 5 fit. Shorten it by 2 characters',
    cn: '/text: 文本有 7 个字符，最多 5 个字符. 减少 2 个字符',
  },
  {
    is: 'too long by one',
    input: { text: 'abcdef' },
    en: '/text: This text has 6 characters, and at most 5 fit. Shorten it by 1 character',
    cn: '/text: 文本有 6 个字符，最多 5 个字符. 减少 1 个字符',
  },
  {
    is: 'of one letter, counted as people count',
    input: { letter: '🎓🎓' },
    en: '/letter: This text has 2 characters, and at most 1 fits. Shorten it by 1 character',
    cn: '/letter: 文本有 2 个字符，最多 1 个字符. 减少 1 个字符',
  },
  {
    is: 'too short',
    input: { text: '学期' },
    en: '/text: This text has 2 characters, and at least 3 are needed. Write at least 3 characters',
    cn: '/text: 文本有 2 个字符，至少 3 个字符. 至少写 3 个字符',
  },
  {
    is: 'of a single character',
    input: { text: '学' },
    en: '/text: This text has 1 character, and at least 3 are needed. Write at least 3 characters',
    cn: '/text: 文本有 1 个字符，至少 3 个字符. 至少写 3 个字符',
  },
  {
    is: 'empty',
    input: { letter: '' },
    en: '/letter: This text is empty. Write at least 1 character',
    cn: '/letter: 这段文本是空的. 至少写 1 个字符',
  },
];

const LISTS: readonly Case[] = [
  {
    is: 'too long',
    input: { list: [1, 2, 3, 4, 5, 6, 7] },
    en: '/list: There are 7 entries, and at most 5 fit. Take 2 of them out',
    cn: '/list: 共有 7 项，最多 5 项. 减少 2 项',
  },
  {
    is: 'of more than one',
    input: { single: [1, 2, 3] },
    en: '/single: There are 3 entries, and at most 1 fits. Take 2 of them out',
    cn: '/single: 共有 3 项，最多 1 项. 减少 2 项',
  },
  {
    is: 'with one where none may be',
    input: { none: [1] },
    en: '/none: There is 1 entry, and at most 0 fit. Take 1 of them out',
    cn: '/none: 共有 1 项，最多 0 项. 减少 1 项',
  },
  {
    is: 'too short',
    input: { list: [1, 2] },
    en: '/list: There are 2 entries, and at least 3 are needed. Write at least 3 entries',
    cn: '/list: 共有 2 项，至少 3 项. 至少写 3 项',
  },
  {
    is: 'of one',
    input: { list: [1] },
    en: '/list: There is 1 entry, and at least 3 are needed. Write at least 3 entries',
    cn: '/list: 共有 1 项，至少 3 项. 至少写 3 项',
  },
  {
    is: 'empty',
    input: { single: [] },
    en: '/single: This list is empty. Write at least 1 entry',
    cn: '/single: 这个列表是空的. 至少写 1 项',
  },
  {
    is: 'with the same entry twice',
    input: { once: ['q1', 'q2', 'q1'] },
    en: '/once: Entries 1 and 3 are the same. Take one of them out',
    cn: '/once: 第 1 项与第 3 项相同. 去掉其中一项',
  },
];

const NUMBERS: readonly Case[] = [
  {
    is: 'above a range',
    input: { number: 5.5 },
    en: '/number: 5.5 is more than 5, the most it may be. Write a number from 3 to 5',
    cn: '/number: 5.5 大于上限 5. 请写 3 到 5 之间的数',
  },
  {
    is: 'below a range',
    input: { number: -1 },
    en: '/number: -1 is less than 3, the least it may be. Write a number from 3 to 5',
    cn: '/number: -1 小于下限 3. 请写 3 到 5 之间的数',
  },
  {
    is: 'below the one limit there is',
    input: { least: 2 },
    en: '/least: 2 is less than 3, the least it may be. Write 3 or more',
    cn: '/least: 2 小于下限 3. 请写 3 或更大的数',
  },
  {
    is: 'above the one limit there is',
    input: { most: 6 },
    en: '/most: 6 is more than 5, the most it may be. Write 5 or less',
    cn: '/most: 6 大于上限 5. 请写 5 或更小的数',
  },
];

const OBJECTS: readonly Case[] = [
  {
    is: 'in neither language',
    input: { words: {} },
    en: '/words: This object is empty. Write at least one of the fields: cn, en',
    cn: '/words: 这个对象是空的. 至少写其中一个字段：cn, en',
  },
];

describe.each([
  ['a text', TEXTS],
  ['a list', LISTS],
  ['a number', NUMBERS],
  ['an object', OBJECTS],
])('D112: of %s it is told what there is and how much may be', (_what, cases) => {
  it.each(cases)('$is', ({ input, en, cn }) => {
    expect(buildNotice(schema, input)).toEqual({ en: [en], cn: [cn] });
  });
});

it.each([
  { text: 'abc' },
  { text: 'abcde' },
  { letter: '🎓' },
  { list: [1, 2, 3] },
  { list: [1, 2, 3, 4, 5] },
  { number: 3 },
  { number: 5 },
])('what keeps its limit to the last is not spoken of: %j', (input) => {
  expect(buildNotice(schema, input)).toEqual({ cn: [], en: [] });
});

it('D112: the rule that is broken is named', () => {
  const input = { text: '', letter: 'ab', list: [], single: [1, 2], once: [1, 1], least: 0, most: 9 };
  expect(rulesBroken(schema, input)).toEqual([
    '/text minLength',
    '/letter maxLength',
    '/list minItems',
    '/single maxItems',
    '/once uniqueItems',
    '/least minimum',
    '/most maximum',
  ]);
});
