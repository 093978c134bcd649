/** Texts of a document: how they are stored, and which language of them is read (D45). */
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { rulesBroken } from '../../tests/support/told.ts';
import { localize, readText, TextSchema } from './text.ts';

describe('D45: what a text may be', () => {
  const title = TextSchema({ min: 2, max: 4, description: 'The heading' });

  it.each([
    ['学期', []],
    ['学期学期', []],
    [{ cn: '学期', en: 'Term' }, []],
    [{ cn: '学期' }, []],
    [{ en: 'Term' }, []],
    ['学', [' minLength']],
    ['Autumn', [' maxLength']],
    [{ cn: '学', en: 'Autumn' }, ['/cn minLength', '/en maxLength']],
    [{}, [' minProperties']],
    [{ cn: '学期', fr: 'Cours' }, ['/fr additionalProperties']],
    [{ cn: 7 }, ['/cn type']],
    [7, [' type']],
    [['学期'], [' type']],
  ])('%j', (text, rules) => {
    expect(rulesBroken(title, text)).toEqual(rules);
  });

  it('is empty or of 200 characters where nothing else is asked', () => {
    const any = TextSchema();
    expect(rulesBroken(any, '')).toEqual([]);
    expect(rulesBroken(any, 'x'.repeat(200))).toEqual([]);
    expect(rulesBroken(any, 'x'.repeat(201))).toEqual([' maxLength']);
  });

  it('says what it is for, to people and to their editors', () => {
    const plain = (schema: TSchema): unknown => JSON.parse(JSON.stringify(schema));
    expect(plain(title)).toMatchObject({ 'x-text': true, description: 'The heading' });
    expect(plain(TextSchema())).not.toHaveProperty('description');
    expect(Object.keys(TextSchema())).not.toContain('description');
  });
});

describe('D45: which language is read', () => {
  it.each([
    ['Term', 'cn', 'Term'],
    ['', 'cn', ''],
    [{ cn: '学期', en: 'Term' }, 'cn', '学期'],
    [{ cn: '学期', en: 'Term' }, 'en', 'Term'],
    [{ cn: '学期', en: '' }, 'en', '学期'],
    [{ cn: '', en: 'Term' }, 'cn', 'Term'],
    [{ cn: '', en: '' }, 'en', ''],
    [undefined, 'en', ''],
  ] as const)('%j in %s', (text, locale, read) => {
    expect(readText(text, locale)).toBe(read);
  });

  it.each(['cn', 'en'] as const)('a language that is missing is the other: %s', (locale) => {
    expect(localize({ cn: '学期' }, locale)).toBe('学期');
    expect(localize({ en: 'Term' }, locale)).toBe('Term');
  });
});

describe('D45: every text inside a value is read', () => {
  it.each([
    [
      { title: { cn: '题', en: 'T' }, size: 3 },
      { title: 'T', size: 3 },
    ],
    [
      [{ cn: '题', en: 'T' }, 'plain', 7],
      ['T', 'plain', 7],
    ],
    [{ a: { b: [{ en: 'T' }] } }, { a: { b: ['T'] } }],
    [{ cn: { cn: '题', en: 'T' } }, { cn: 'T' }],
    [
      { cn: '题', en: 7 },
      { cn: '题', en: 7 },
    ],
    [
      { cn: '题', fr: 'Cours' },
      { cn: '题', fr: 'Cours' },
    ],
    [
      { cn: '题', en: 'T', fr: 'C' },
      { cn: '题', en: 'T', fr: 'C' },
    ],
    [{}, {}],
    [
      { none: {}, list: [] },
      { none: {}, list: [] },
    ],
    [null, null],
    [true, true],
    ['plain', 'plain'],
    [undefined, undefined],
  ])('%j', (value, read) => {
    const before = JSON.stringify(value);
    expect(localize(value, 'en')).toEqual(read);
    expect(JSON.stringify(value)).toBe(before);
  });
});
