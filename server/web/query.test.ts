/** Which parameters a page sees, and which may name a kept one. */
import { describe, expect, test } from 'vitest';
import { LISTED_TYPES } from '#schemas/content/listing.ts';
import { readPageQuery } from './query.ts';

const LIST = '/all/all';

describe('the query of a page', () => {
  test.each([
    [LIST, '', '', true],
    [LIST, 'sort=hot&page=2&type=3', '?page=2&sort=hot&type=3', true],
    [LIST, 'type=3&sort=hot&page=2', '?page=2&sort=hot&type=3', true],
    [LIST, 'utm_source=x', '', true],
    [LIST, 'page=51', '?page=51', false],
    [LIST, 'page=02', '?page=02', false],
    [LIST, 'sort=evil', '?sort=evil', false],
    [LIST, 'sort=', '?sort=', false],
    [LIST, 'type=-1', '?type=-1', false],
    [LIST, 'type=99', '?type=99', false],
    [LIST, 'name=%3Cscript%3E', '?name=%3Cscript%3E', false],
    ['/shopBlocked', 'shop_state=3&page_type=1', '?page_type=1&shop_state=3', true],
    ['/shopBlocked', 'shop_state=4', '?shop_state=4', false],
    ['/', 'type=3', '?type=3', false],
    ['/', 'navIndex=3&is_mall_course=1', '', true],
    ['/detail/v_1/3', 'navIndex=3', '?navIndex=3', true],
    ['/detail/v_1/3', 'navIndex=3&is_mall_course=1', '?is_mall_course=1&navIndex=3', false],
    ['/record', 'tab=statistics', '?tab=statistics', false],
    ['/bought', 'tab=live', '?tab=live', false],
    ['/', 'tab=live', '', true],
    ['/detail/v_1/3', 'navIndex=4', '?navIndex=4', false],
  ])('R43: of %s, %j is read as %j, kept: %s', (path, text, search, isCacheable) => {
    expect(readPageQuery(path, text)).toMatchObject({ search, isCacheable });
  });

  test('M23: parameters that only say where a visitor came from are not drawn, and redirects keep them', () => {
    expect(readPageQuery('/study/v_1/3', 'navIndex=2')).toMatchObject({
      search: '',
      original: '?navIndex=2',
    });
  });

  test('R43: the values that name a kept page are few, and real', () => {
    const numbers = Array.from({ length: 2000 }, (_, number) => number);
    const buildKeptCount = (path: string, name: string) => {
      const keys = numbers.map((number) => readPageQuery(path, `${name}=${number}`));
      return new Set(keys.flatMap(({ search, isCacheable }) => (isCacheable ? [search] : []))).size;
    };
    expect(['page', 'type', 'navIndex'].map((name) => buildKeptCount(LIST, name))).toEqual([
      50,
      LISTED_TYPES.length,
      1,
    ]);
    expect(['page', 'type', 'navIndex', 'shop_state'].map((name) => buildKeptCount('/', name))).toEqual([
      0, 0, 1, 0,
    ]);
  });
});
