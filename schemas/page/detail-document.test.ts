/** The document of a detail: which tabs stand in it, which is open, and what search engines read. */
import { describe, expect, test } from 'vitest';
import type { DataOf } from '../api/define-endpoint.ts';
import type { goodsPageGet } from '../api/goods/goods.page.get.ts';
import { tabsOf } from '../shop/tab-set.ts';
import { detailDocument } from './detail-document.ts';
import { detailSearch } from './detail-search.ts';
import { isObject } from './json.ts';

type Page = DataOf<typeof goodsPageGet>;

const PAGE: Page = {
  goods: {
    id: 'course_1',
    type: 50,
    title: 'A small book',
    summary: 'Twelve lessons.',
    cover: '/a.svg',
    state: 'on',
    is_free: false,
    have_password: false,
    student_count: 3,
    tags: [],
    level: 'starter',
    language: 'zh-CN',
    lesson_count: 12,
    seconds: 5_400,
    updated_ts: 0,
  },
  live: { alive_state: -1, start_ts: 0, is_lookback: false, lookback_end_ts: 0 },
  teachers: [],
  offer: {
    goods_id: 'course_1',
    goods_type: 50,
    price: 12_900,
    line_price: 0,
    label: '',
    pay_state: 1,
    sale_start_ts: 0,
    marketing: { type: -1, price: 12_900, start_ts: 0, end_ts: 0 },
  },
  skus: [],
  limits: { is_designated: false, have_password: false, svip_price: -1, svip_free: false },
  introduction: { type: 'root', children: [] },
  refund: { days: 7, terms: '' },
  trial: { kind: 'none', seconds: 0, lesson_id: '', lesson_type: 0, lesson_title: '', url: '' },
  reviews: { count: 0, rating_count: 4, rating_tenths: 48, rating_stars: [0, 0, 0, 1, 3] },
  outline: { list: [], total: 0, has_more: false },
  tabs: [
    { id: 'summary', count: 0 },
    { id: 'comments', count: 5 },
  ],
  related: [],
  parents: [],
  server_ts: 0,
};
const SET = tabsOf(50, { types: {} });

function tabsIn(page: Page, set = SET, query = '') {
  const main = detailDocument(page, set, new URLSearchParams(query)).regions.main?.[0];
  const tabs = main?.slots?.['body']?.[0];
  const listed = tabs?.props['tabs'];
  const keys = Array.isArray(listed) ? listed.map((tab: unknown) => (isObject(tab) ? tab['key'] : '')) : [];
  return { keys, start: tabs?.props['start'], slots: Object.keys(tabs?.slots ?? {}) };
}

describe('the document of a detail', () => {
  test('M232: a tab that holds nothing is left out', () => {
    expect(SET.map(({ key }) => key)).toEqual(['summary', 'catalogue', 'comments', 'interaction']);
    expect(tabsIn(PAGE)).toEqual({ keys: ['summary', 'comments'], start: 0, slots: ['summary', 'comments'] });
  });

  test('D39: the merchant orders the tabs; terms of refunds are one of them', () => {
    const page = { ...PAGE, refund: { days: 7, terms: 'Ask us.' } };
    const set = tabsOf(50, { types: { 50: [{ key: 'comments' }, { key: 'notice' }, { key: 'summary' }] } });
    expect(tabsIn(page, set).keys).toEqual(['comments', 'notice', 'summary']);
  });

  test.each([
    ['navIndex=1', 1],
    ['navIndex=9', 1],
    ['navIndex=-1', 0],
    ['navIndex=x', 0],
    ['', 0],
  ])('M22: %s opens tab %d', (query, start) => {
    expect(tabsIn(PAGE, SET, query).start).toBe(start);
  });

  test('M22: the rest of the query goes along to the person’s own call, and nothing odd does', () => {
    const openedBy = (query: string) =>
      detailDocument(PAGE, SET, new URLSearchParams(query)).regions.main?.[0]?.slots?.['buy']?.[0]?.props[
        'opened'
      ];
    expect(openedBy('from_tag=p_1&content_app_id=a&course_content_app_id=b&is_mall_course=1')).toEqual({
      product_id: 'p_1',
      content_app_id: 'a',
      course_content_app_id: 'b',
      is_mall_course: 1,
    });
    expect(openedBy('from_tag=<b>&is_mall_course=2')).toEqual({});
  });
});

describe('what search engines read', () => {
  const where = { origin: 'https://shop.example', shop: 'Lumen' };

  test('M72: a course names its provider, offer, length and rating', () => {
    expect(detailSearch(PAGE, where)).toMatchObject([
      {
        '@type': 'Course',
        name: 'A small book',
        url: 'https://shop.example/detail/course_1/50',
        image: 'https://shop.example/a.svg',
        provider: { name: 'Lumen' },
        hasCourseInstance: { courseWorkload: 'PT1H30M' },
        offers: { price: '129.00', priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
        aggregateRating: { ratingValue: '4.8', ratingCount: 4 },
      },
    ]);
  });

  test('M72: a single film is a product, without a rating nobody gave', () => {
    const [found] = detailSearch(
      {
        ...PAGE,
        goods: { ...PAGE.goods, type: 3 },
        offer: { ...PAGE.offer, pay_state: 4 },
        reviews: { count: 0, rating_count: 0, rating_tenths: 0, rating_stars: [0, 0, 0, 0, 0] },
      },
      where,
    );
    expect(found).toMatchObject({
      '@type': 'Product',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(found).not.toHaveProperty('aggregateRating');
  });
});
