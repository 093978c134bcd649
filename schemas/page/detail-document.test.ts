/** The document of a detail: what stands where, which tabs are in it and which is open (M21, M22, M232). */
import { PLAIN_FACTS } from '../content/goods-facts.ts';
import { PAY_STATE } from '../content/goods-state.ts';
import { describe, expect, test } from 'vitest';
import { buildCard } from '../../tests/support/build-card.ts';
import {
  buildGoodsPage,
  buildOutlineNode,
  buildTeacher,
  type GoodsPage,
} from '../../tests/support/build-goods-page.ts';
import { tabsOf } from '../shop/tab-set.ts';
import { detailDocument } from './detail-document.ts';
import { isObject } from './json.ts';

const PAGE = buildGoodsPage();
const SET = tabsOf(50, { types: {} });

function tabsIn(page: GoodsPage, set = SET, query = '') {
  const main = detailDocument(page, set, new URLSearchParams(query)).regions.main?.[0];
  const tabs = main?.slots?.['body']?.[0];
  const listedValue = tabs?.props['tabs'];
  const keys = Array.isArray(listedValue)
    ? listedValue.map((tab: unknown) => (isObject(tab) ? tab['key'] : ''))
    : [];
  return { keys, start: tabs?.props['start'], slots: Object.keys(tabs?.slots ?? {}) };
}

describe('the document of a detail', () => {
  test('M232: a tab that holds nothing is left out', () => {
    expect(SET.map(({ key }) => key)).toEqual(['summary', 'catalogue', 'comments', 'interaction']);
    expect(tabsIn(PAGE)).toEqual({ keys: ['summary', 'comments'], start: 0, slots: ['summary', 'comments'] });
  });

  test('D39: the merchant orders the tabs; terms of refunds are one of them', () => {
    const page = { ...PAGE, refund: { days: 7, share: 30, by_request: true, terms: 'Ask us.' } };
    const set = tabsOf(50, { types: { 50: [{ key: 'comments' }, { key: 'notice' }, { key: 'summary' }] } });
    expect(tabsIn(page, set).keys).toEqual(['comments', 'notice', 'summary']);
    // What is free has no terms of a sale.
    const free = { ...page, goods: { ...page.goods, is_free: true } };
    expect(tabsIn(free, set).keys).toEqual(['comments', 'summary']);
    // Nor has what is not on sale any more.
    const stoppedValue = { ...page, offer: { ...page.offer, pay_state: PAY_STATE.stopped } };
    expect(tabsIn(stoppedValue, set).keys).toEqual(['comments', 'summary']);
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
    expect(openedBy('from_tag=p_1&content_app_id=a&course_content_app_id=b&is_mall_course=1&stay=1')).toEqual(
      {
        product_id: 'p_1',
        content_app_id: 'a',
        course_content_app_id: 'b',
        is_mall_course: 1,
        stay: 1,
      },
    );
    expect(openedBy('from_tag=<b>&is_mall_course=2&stay=2')).toStrictEqual({});
  });
});

const mainOf = (page: GoodsPage, query = '', set = SET) =>
  detailDocument(page, set, new URLSearchParams(query)).regions.main?.[0];
const partOf = (slot: string, page: GoodsPage, query = '', set = SET) =>
  mainOf(page, query, set)?.slots?.[slot]?.[0];

describe('what stands where', () => {
  test('M21: a detail is one screen of head, box to buy in and tabs, called by their kinds', () => {
    const { id, kind, title, regions } = detailDocument(PAGE, SET, new URLSearchParams());
    expect({ id, kind, title }).toEqual({ id: 'detail', kind: 'screen', title: 'A small book' });
    expect(Object.keys(regions)).toEqual(['main']);
    expect(regions.main?.map((node) => [node.id, node.kind, node.v, node.props])).toEqual([
      ['detail-page', 'detail-page', 1, {}],
    ]);
    const slots = Object.entries(regions.main?.[0]?.slots ?? {});
    expect(slots.map(([name, nodes]) => [name, nodes.map((node) => node.kind)])).toEqual([
      ['head', ['detail-head']],
      ['buy', ['buy-box']],
      ['body', ['detail-tabs']],
    ]);
  });

  test('M21: the head tells what the good is, who teaches it and what may be tried', () => {
    const page = { ...PAGE, teachers: [buildTeacher('Lin')] };
    const { goods, live, teachers, trial } = page;
    const { id, type, title, summary, cover, student_count, lesson_count, seconds } = goods;
    const notice = { id, type, title, summary, cover, student_count, lesson_count, seconds };
    const head = partOf('head', page, 'from_tag=p_1');
    expect(head).toEqual({
      id: 'detail-head',
      kind: 'detail-head',
      v: 1,
      props: {
        goods: { ...notice, ...PLAIN_FACTS, level: 'starter', language: 'zh-CN' },
        live,
        teachers,
        trial,
        reviews: { rating_count: 4, rating_tenths: 48 },
        opened: { product_id: 'p_1' },
      },
    });
    expect(partOf('head', page)?.props['opened']).toEqual({});
  });

  test('M21: the box to buy in tells what it costs and where one begins to study', () => {
    const list = [
      buildOutlineNode('n_1', { kind: 'chapter' }),
      buildOutlineNode('n_2', { resource_id: '' }),
      buildOutlineNode('n_3', { resource_id: 'v_3', resource_type: 3 }),
      buildOutlineNode('n_4', { resource_id: 'v_4', resource_type: 2 }),
    ];
    const page = { ...PAGE, outline: { list, total: 4, has_more: false } };
    const { offer, skus, limits, live, refund } = page;
    expect(partOf('buy', page)).toMatchObject({ kind: 'buy-box', id: 'buy-box' });
    expect(partOf('buy', page)?.props).toEqual({
      goods: { id: 'course_1', type: 50, title: 'A small book' },
      state: 'on',
      offer,
      skus,
      limits,
      live,
      refund,
      first_lesson: { id: 'v_3', type: 3 },
      opened: {},
    });
  });

  test('M21: a good without a lesson begins nowhere', () => {
    const chapter = buildOutlineNode('n_1', { kind: 'chapter', resource_id: 'odd' });
    for (const list of [[], [chapter]]) {
      const page = { ...PAGE, outline: { list, total: 1, has_more: false } };
      expect(partOf('buy', page)?.props['first_lesson']).toEqual({ id: '', type: 0 });
    }
  });
});

describe('what a tab holds', () => {
  const full = buildGoodsPage({
    goods: { is_free: false },
    teachers: [buildTeacher('Lin')],
    outline: { list: [buildOutlineNode('n_1')], total: 7, has_more: true },
    refund: { days: 7, share: 30, by_request: true, terms: 'Ask us.' },
    tabs: [
      { id: 'summary', count: 0 },
      { id: 'catalogue', count: 12 },
      { id: 'comments', count: 5 },
      { id: 'interaction', count: 0 },
    ],
    related: [buildCard('c_2')],
    parents: [buildCard('c_3')],
  });
  const all = tabsOf(50, {
    types: {
      50: [
        { key: 'summary', title: { cn: '简介', en: 'About' } },
        { key: 'catalogue' },
        { key: 'comments' },
        { key: 'related' },
        { key: 'notice' },
        { key: 'interaction' },
      ],
    },
  });
  const { introduction, teachers, outline, reviews, refund, related, parents } = full;

  test('M232: each tab has its title, where the merchant gave one, and how much it holds', () => {
    expect(partOf('body', full, '', all)?.props).toEqual({
      tabs: [
        { key: 'summary', title: { cn: '简介', en: 'About' }, count: 0 },
        { key: 'catalogue', title: '', count: 12 },
        { key: 'comments', title: '', count: 5 },
        { key: 'related', title: '', count: 0 },
        { key: 'notice', title: '', count: 0 },
        { key: 'interaction', title: '', count: 0 },
      ],
      start: 0,
    });
  });

  test.each([
    ['summary', 'detail-summary', { introduction, teachers }],
    ['catalogue', 'detail-catalogue', { goods_id: 'course_1', list: outline.list, total: 7, is_free: false }],
    [
      'comments',
      'detail-comments',
      {
        goods_id: 'course_1',
        reviews: {
          rating_count: 4,
          rating_tenths: 48,
          rating_stars: reviews.rating_stars,
        },
      },
    ],
    ['related', 'detail-related', { parents, related }],
    ['notice', 'detail-notice', { refund }],
    ['interaction', 'detail-interaction', { goods_id: 'course_1' }],
  ])('M232: %s', (key, kind, props) => {
    expect(partOf('body', full, '', all)?.slots?.[key]).toStrictEqual([{ id: kind, kind, v: 1, props }]);
  });

  test('M232: a page of which nothing is told has no tab at all, whichever is asked for', () => {
    const bare = { ...PAGE, tabs: [] };
    expect(tabsIn(bare, all, 'navIndex=2')).toEqual({ keys: [], start: 0, slots: [] });
  });
});

describe('goods like it', () => {
  const set = tabsOf(50, { types: { 50: [{ key: 'summary' }, { key: 'related' }] } });
  const cards = [buildCard('c_2')];

  test.each([
    ['goods related to it', { related: cards, parents: [] }],
    ['what holds it', { related: [], parents: cards }],
  ])('D39: %s stand below the page, or in their tab', (_name, some) => {
    const page = { ...PAGE, ...some };
    expect(partOf('after', page)).toMatchObject({ kind: 'detail-related', props: some });
    expect(mainOf(page)?.slots?.['after']).toHaveLength(1);
    expect(tabsIn(page, set).keys).toEqual(['summary', 'related']);
    expect(mainOf(page, '', set)?.slots).not.toHaveProperty('after');
  });

  test('D39: where there are none, neither stands there', () => {
    expect(mainOf(PAGE)?.slots).not.toHaveProperty('after');
    expect(tabsIn(PAGE, set).keys).toEqual(['summary']);
  });
});

test.each([
  ['Twelve lessons.', '/a.svg', { description: 'Twelve lessons.', og_image: '/a.svg' }],
  ['Twelve lessons.', '', { description: 'Twelve lessons.' }],
  ['', '/a.svg', { og_image: '/a.svg' }],
])('M72: a good of summary “%s” and cover “%s” tells search engines just that', (summary, cover, seo) => {
  const page = buildGoodsPage({ goods: { summary, cover } });
  expect(detailDocument(page, SET, new URLSearchParams()).seo).toEqual(seo);
});
