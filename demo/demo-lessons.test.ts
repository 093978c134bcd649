/** The courses of the demo shops hold what their words announce: no number of lessons is said that is not there (D67, ADR-393). */
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { readText } from '#schemas/page/text.ts';
import { demoShops } from './shops.gen.ts';

const NOW = Date.UTC(2026, 4, 20, 3);
const shops = [...demoShops.values()].map((build) => build(NOW));

/** What is counted in words: an exam or a punch card is no lesson to whoever reads. */
const COUNTED: ReadonlySet<number> = new Set([
  RESOURCES.image_text.type,
  RESOURCES.audio.type,
  RESOURCES.video.type,
]);
const HOLD_LESSONS: ReadonlySet<number> = new Set([
  RESOURCES.column.type,
  RESOURCES.camp.type,
  RESOURCES.e_course.type,
]);

const DIGITS = '一二三四五六七八九';
/** Ordinals are none. */
const ANNOUNCED = /(?<![第一二三四五六七八九十])([一二三四五六七八九十]+)(?:[讲课]|封短?信|天摄影)/g;

/** A number as Chinese writes it below a hundred. */
function numberOf(text: string): number {
  const [ones = '', tens] = text.split('十').toReversed();
  const digit = (one: string) => (one === '' ? 0 : DIGITS.indexOf(one) + 1);
  return (tens === undefined ? 0 : digit(tens) || 1) * 10 + digit(ones);
}

it.each([
  ['四', 4],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['二十一', 21],
])('%s is %i', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

describe.each(shops.map((shop) => [shop.label, shop] as const))('demo shop %s', (_label, shop) => {
  const types = new Map(shop.goods.map(({ id, type }) => [id, type]));
  const lessonsOf = (id: string): number =>
    shop.details.nodes.filter(
      ({ goodsId, kind, resourceId }) =>
        goodsId === id && kind === 'lesson' && COUNTED.has(types.get(resourceId) ?? 0),
    ).length;
  const courses = shop.goods.filter(({ type }) => HOLD_LESSONS.has(type));

  it('ADR-393: a course holds as many lessons as its title and summary say', () => {
    const untrue = courses.flatMap(({ id, title, summary }) => {
      const words = `${readText(title, 'cn')} ${readText(summary, 'cn')}`;
      const messages = [...words.matchAll(ANNOUNCED)].map(([, number = '']) => numberOf(number));
      return messages.filter((count) => count !== lessonsOf(id)).map((count) => `${id} says ${count}`);
    });
    expect(untrue).toEqual([]);
  });
});

it('ADR-393: the courses of the knowledge shop are whole: chapters of lessons that are read, heard and watched', () => {
  const shop = shops.find(({ label }) => label === 'knowledge');
  const types = new Map(shop?.goods.map(({ id, type }) => [id, type]));
  const thin = (shop?.goods ?? []).flatMap(({ id, type, state }) => {
    if (!HOLD_LESSONS.has(type) || state !== 'on' || id === 'demo_free_column') return [];
    const nodes = shop?.details.nodes.filter(({ goodsId }) => goodsId === id) ?? [];
    const chapters = nodes.filter(({ kind }) => kind === 'chapter').length;
    const kinds = new Set(
      nodes.flatMap(({ kind, resourceId }) => (kind === 'lesson' ? [types.get(resourceId)] : [])),
    );
    return chapters >= 2 && kinds.size >= 2 ? [] : [id];
  });
  expect(thin).toEqual([]);
});
