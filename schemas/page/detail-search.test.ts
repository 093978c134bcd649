/** What the page of a good tells search engines of it: kind, offer, rating, and nothing nobody knows (M72). */
import { describe, expect, test } from 'vitest';
import { buildGoodsPage, buildTeacher, type GoodsPage } from '../../tests/support/build-goods-page.ts';
import { detailSearch } from './detail-search.ts';

const where = { origin: 'https://shop.example', shop: 'Lumen' };
const PAGE = buildGoodsPage();
const factOf = (page: GoodsPage = PAGE) => detailSearch(page, where)[0];
const ofGoods = (goods: Partial<GoodsPage['goods']>) => factOf(buildGoodsPage({ goods }));

test('M72: a course names its provider, offer, length and rating', () => {
  expect(detailSearch(PAGE, where)).toEqual([
    {
      '@type': 'Course',
      name: 'A small book',
      description: 'Twelve lessons.',
      url: 'https://shop.example/detail/course_1/50',
      image: 'https://shop.example/a.svg',
      provider: { '@type': 'Organization', name: 'Lumen', url: 'https://shop.example/' },
      inLanguage: 'zh-CN',
      educationalLevel: 'starter',
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT1H30M' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/detail/course_1/50',
        price: '129.00',
        priceCurrency: 'CNY',
        category: 'Paid',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.8',
        bestRating: '5',
        ratingCount: 4,
      },
    },
  ]);
});

test('M72: a single film is a product of the shop’s brand', () => {
  const film = ofGoods({ type: 3 });
  expect(film).toMatchObject({ '@type': 'Product', brand: { '@type': 'Brand', name: 'Lumen' } });
  for (const key of ['provider', 'inLanguage', 'educationalLevel', 'hasCourseInstance'])
    expect(film).not.toHaveProperty(key);
  expect(factOf()).not.toHaveProperty('brand');
});

test.each([6, 8, 25, 50])('M72: what is taught lesson by lesson is a course: type %d', (type) => {
  expect(ofGoods({ type })).toMatchObject({ '@type': 'Course' });
});

describe('what nobody said is not told', () => {
  test('M72: a good without a summary is described by its title, one without a cover shows none', () => {
    const plain = ofGoods({ summary: '', cover: '' });
    expect(plain).toMatchObject({ description: 'A small book' });
    expect(plain).not.toHaveProperty('image');
  });

  test('M72: language, level, length and teachers', () => {
    const plain = ofGoods({ language: '', level: '', seconds: 0 });
    expect(plain).not.toHaveProperty('inLanguage');
    expect(plain).not.toHaveProperty('educationalLevel');
    expect(plain?.['hasCourseInstance']).toEqual({ '@type': 'CourseInstance', courseMode: 'Online' });
  });

  test('M72: a rating nobody gave', () => {
    const reviews = { count: 2, rating_count: 0, rating_tenths: 0, rating_stars: [0, 0, 0, 0, 0] };
    expect(factOf({ ...PAGE, reviews })).not.toHaveProperty('aggregateRating');
  });
});

test('M72: a course names who teaches it', () => {
  const teachers = [buildTeacher('Lin'), buildTeacher('Mo')];
  expect(factOf({ ...PAGE, teachers })).toMatchObject({
    hasCourseInstance: {
      instructor: [
        { '@type': 'Person', name: 'Lin' },
        { '@type': 'Person', name: 'Mo' },
      ],
    },
  });
});

test.each([
  [1, 'PT0H1M'],
  [29, 'PT0H1M'],
  [90, 'PT0H2M'],
  [3_600, 'PT1H0M'],
  [36_000, 'PT10H0M'],
])('M72: %d seconds of lessons are %s', (seconds, length) => {
  expect(ofGoods({ seconds })).toMatchObject({ hasCourseInstance: { courseWorkload: length } });
});

test.each([
  [0, 'InStock'],
  [1, 'InStock'],
  [2, 'Discontinued'],
  [3, 'PreOrder'],
  [4, 'SoldOut'],
  [9, 'InStock'],
])('M72, M234: a sale in state %d is %s', (state, availability) => {
  const offers = factOf({ ...PAGE, offer: { ...PAGE.offer, pay_state: state } })?.['offers'];
  expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('M72: what costs nothing is free, and a price that ends says when', () => {
  const marketing = { type: 3, price: 0, start_ts: 1, end_ts: 1_800_000_000 };
  const offers = factOf({ ...PAGE, offer: { ...PAGE.offer, price: 0, marketing } })?.['offers'];
  expect(offers).toMatchObject({
    price: '0.00',
    category: 'Free',
    priceValidUntil: '2027-01-15T08:00:00.000Z',
  });
});
