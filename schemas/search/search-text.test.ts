/** What may be searched for, and the addresses of searches. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchText, searchHref, searchPath } from './search-text.ts';

describe('the text of a search', () => {
  test.each([
    ['  写作  ', '写作'],
    ['a\t\n b\0c', 'a b c'],
    ['\u202e写作\u2066', '写作'],
    ['\ud800', ''],
    ['   ', ''],
    ['x'.repeat(80), 'x'.repeat(50)],
    [`${'x'.repeat(49)}𠮷`, 'x'.repeat(49)],
  ])('D92: %j is searched for as %j', (input, text) => {
    expect(readSearchText(input)).toBe(text);
  });

  test('D92: reading is settled at once, and its address always leads back to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (input) => {
        const text = readSearchText(input);
        expect(readSearchText(text)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(50);
        const url = new URL(searchHref('courses', input), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        const [, page = '', inPath] = url.pathname.split('/');
        expect(page).toBe('search');
        const ledText =
          inPath === undefined ? (url.searchParams.get('content') ?? '') : decodeURIComponent(inPath);
        expect(ledText).toBe(text);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});

describe('where a search leads', () => {
  test.each([
    ['courses', 'C++ & 写作', {}, `/search/${encodeURIComponent('C++ & 写作')}`],
    ['company', 'a/b', { type: 3, page: 2 }, '/company_search/a%2Fb?type=3&page=2'],
    ['courses', 'x', { type: 0, page: 1 }, '/search/x'],
    ['courses', '..', { type: 1 }, '/search?content=..&type=1'],
    ['company', ' ', {}, '/company_search'],
  ] as const)('M32, M33: %s %j %j leads to %s', (scope, text, place, href) => {
    expect(searchHref(scope, text, place)).toBe(href);
  });

  test('M32, M33: a form without script has the page itself', () => {
    expect([searchPath('courses'), searchPath('company')]).toEqual(['/search', '/company_search']);
  });
});
