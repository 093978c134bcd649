/** What the fixed screens read of their addresses. */
import { describe, expect, test } from 'vitest';
import type { FixedScreen, Where } from './fixed-screen.ts';
import { order, orderConfirm, orders } from './orders.ts';
import { tagList } from './search.ts';
import { middle, noPermission, notFound, shopBlocked, unsupport } from './system.ts';

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

describe('/unsupport', () => {
  test.each([
    ['id=g_1&type=21&name=日记本', { id: 'g_1', type: 21, name: '日记本' }],
    ['', { id: '', type: 0, name: '' }],
    ['id=<script>&type=1e2&name=a%0Ab%00c%E2%80%AEd', { id: '', type: 0, name: 'a b c d' }],
    ['id=../x&type=-1', { id: '', type: 0, name: '' }],
    [
      `id=${'a'.repeat(65)}&type=1000&name=${'好'.repeat(100)}`,
      { id: '', type: 0, name: `${'好'.repeat(59)}…` },
    ],
  ])('M30: ?%s', (query, props) => {
    expect(propsOf(unsupport, where(query))).toEqual(props);
  });
});

describe('/all', () => {
  const usual = { tag_id: '0', component_id: '', sort: 'default', type: 0, page: 1 };
  test.each([
    ['', {}, {}],
    [
      'sort=hot&type=3&page=2',
      { tagId: 'art', componentId: 'c_1' },
      { tag_id: 'art', component_id: 'c_1', sort: 'hot', type: 3, page: 2 },
    ],
    ['sort=id desc&type=999&page=0', { tagId: '../x' }, {}],
    ['sort=__proto__&type=03&page=-1', { componentId: '<x>' }, {}],
    ['page=1e3', {}, {}],
    ['page=501', {}, {}],
    ['page=500', {}, { page: 500 }],
    ['page=2&page=3', {}, { page: 2 }],
  ])('D22: ?%s of %o', (query, params, change) => {
    expect(propsOf(tagList, where(query, params))).toEqual({ ...usual, ...change });
  });
});

test('M31: popular goods of the shop stand under a jump whose goal is gone', () => {
  expect((middle(where()).regions.main ?? []).map((node) => node.kind)).toEqual([
    'deleted-page',
    'goods-list',
  ]);
});

test('M69: popular goods of the shop stand under the not-found screen', () => {
  const nodes = notFound(where()).regions.main ?? [];
  expect(nodes.map((node) => node.kind)).toEqual(['not-found', 'goods-list']);
  expect(nodes[1]?.props).toMatchObject({ query: { source: 'hot' } });
});

describe('the screens of buying', () => {
  const NOTHING = { goods_id: '', goods_type: 0 };
  const ID = `o_${'a'.repeat(26)}`;
  const NO_ORDER = `o_${'0'.repeat(26)}`;

  test.each([
    ['goods_id=course_1&goods_type=50', { goods_id: 'course_1', goods_type: 50 }],
    ['goods_id=course_1', NOTHING],
    ['goods_id=../x&goods_type=50', NOTHING],
    ['goods_id=course_1&goods_type=1e2', NOTHING],
    ['', NOTHING],
  ])('D71: /order/confirm?%s', (query, props) => {
    expect(propsOf(orderConfirm, where(query))).toEqual(props);
  });

  test.each([
    [ID, 'pay=wechat_native', { order_id: ID, pay: 'wechat_native' }],
    [ID, 'pay=%3Cscript%3E', { order_id: ID, pay: '' }],
    ['o_1', '', { order_id: NO_ORDER, pay: '' }],
    [undefined, '', { order_id: NO_ORDER, pay: '' }],
  ])('D71: /order/%s?%s', (id, query, props) => {
    expect(propsOf(order, where(query, id === undefined ? {} : { id }))).toEqual(props);
  });

  test.each([
    ['', 'all'],
    ['state=refunds', 'refunds'],
    ['state=constructor', 'all'],
  ])('D71: /orders?%s', (query, tab) => {
    expect(propsOf(orders, where(query))).toEqual({ tab });
  });
});
