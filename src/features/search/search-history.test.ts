/** The searches this browser remembers. */
import { describe, expect, test } from 'vitest';
import { memoryStore } from '#platform/storage.ts';
import { forgetSearch, parseSearches, recallSearches, rememberSearch } from './search-history.ts';
import { forgetSearches } from './forget-searches.ts';

describe('the history of searches', () => {
  test('D92: the last ten, newest first, each once, every shop its own', () => {
    const store = memoryStore();
    for (let index = 1; index <= 12; index += 1) rememberSearch(store, 'appa', `text ${index}`);
    rememberSearch(store, 'appa', 'text 5');
    rememberSearch(store, 'appb', 'theirs');
    expect(recallSearches(store, 'appa')).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((n) => `text ${n}`));
    expect(recallSearches(store, 'appb')).toEqual(['theirs']);
  });

  test('D92: one by one or all at once they are gone', () => {
    const store = memoryStore();
    for (const text of ['a', 'b', 'c']) rememberSearch(store, 'appa', text);
    forgetSearch(store, 'appa', 'b');
    expect(recallSearches(store, 'appa')).toEqual(['c', 'a']);
    forgetSearches(store, 'appa');
    expect(store.get('lt-searches:appa')).toBeUndefined();
  });

  test.each([
    ['{"a":1}', []],
    ['not json', []],
    ['["ok",1,null,"",{"x":1},"ok"]', ['ok']],
    [JSON.stringify(Array.from({ length: 40 }, (_one, index) => `t${index}`)), 10],
    [JSON.stringify(['x'.repeat(500)]), ['x'.repeat(50)]],
  ])('R27: what others wrote there is read by its shape: %s', (storedText, expectedValue) => {
    const texts = parseSearches(storedText);
    if (typeof expectedValue === 'number') expect(texts).toHaveLength(expectedValue);
    else expect(texts).toEqual(expectedValue);
  });
});
