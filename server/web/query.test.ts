/** Which parameters a page sees, and which may name a kept one. */
import { describe, expect, test } from 'vitest';
import { readPageQuery } from './query.ts';

describe('the query of a page', () => {
  test.each([
    ['', '', true],
    ['sort=hot&page=2&type=3', '?page=2&sort=hot&type=3', true],
    ['type=3&sort=hot&page=2', '?page=2&sort=hot&type=3', true],
    ['utm_source=x', '', true],
    ['page=51', '?page=51', false],
    ['page=02', '?page=02', false],
    ['sort=evil', '?sort=evil', false],
    ['sort=', '?sort=', false],
    ['type=-1', '?type=-1', false],
    ['type=100', '?type=100', false],
    ['name=%3Cscript%3E', '?name=%3Cscript%3E', false],
    ['shop_state=3&page_type=1', '?page_type=1&shop_state=3', true],
  ])('R43: %j is read as %j, kept: %s', (text, search, isCacheable) => {
    expect(readPageQuery(text)).toMatchObject({ search, isCacheable });
  });

  test('R43: the values that name a kept page are few', () => {
    const numbers = Array.from({ length: 2000 }, (_, number) => number);
    const kept = (name: string) =>
      numbers.filter((number) => readPageQuery(`${name}=${number}`).isCacheable).length;
    expect(['page', 'type', 'navIndex'].map(kept)).toEqual([50, 100, 100]);
  });
});
