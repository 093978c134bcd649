/** What the fixed screens read of their addresses. */
import { describe, expect, test } from 'vitest';
import type { FixedScreen, Where } from './fixed-screen.ts';
import { noPermission } from './no-permission.ts';
import { notFound } from './not-found.ts';
import { shopBlocked } from './shop-blocked.ts';

const where = (query = '', params: Where['params'] = {}): Where => ({
  params,
  query: new URLSearchParams(query),
});
const propsOf = (screen: FixedScreen, at: Where) => screen(at).regions.main?.[0]?.props;

describe('/shopBlocked', () => {
  test.each([
    ['shop_state=1&page_type=1', { state: 1, page: 1 }],
    ['shop_state=2&page_type=2', { state: 2, page: 2 }],
    ['shop_state=3&page_type=3', { state: 3, page: 3 }],
    ['', { state: 1, page: 1 }],
    ['shop_state=9&page_type=x', { state: 1, page: 1 }],
    ['shop_state=01', { state: 1, page: 1 }],
  ])('M40: ?%s', (query, props) => {
    expect(propsOf(shopBlocked, where(query))).toEqual(props);
  });
});

describe('/noPermissions', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 2],
    ['__proto__', 2],
    [undefined, 2],
  ])('M38: state %s is read as %d', (state, read) => {
    expect(propsOf(noPermission, where('', state === undefined ? {} : { state }))).toEqual({ state: read });
  });
});

test('M69: popular goods of the shop stand under the not-found screen', () => {
  const nodes = notFound(where()).regions.main ?? [];
  expect(nodes.map((node) => node.kind)).toEqual(['not-found', 'goods-list']);
  expect(nodes[1]?.props).toMatchObject({ query: { source: 'hot' } });
});
