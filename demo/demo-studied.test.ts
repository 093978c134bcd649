/** What the demo sells can be studied: articles are long enough to read, and their learners have rated it (ADR-520). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { readText } from '#schemas/page/text.ts';
import { createRatingStore } from '#server/areas/comments/store/ratings.store.ts';
import { withDatabase } from '../tests/support/database.ts';
import { TEXTS } from './goods-tables.ts';
import { readDemoShop, shopsFolder } from './read-shop.ts';

const NOW = Date.UTC(2026, 4, 20, 3);
const shop = readDemoShop('knowledge', NOW);

/** Characters of Chinese and words of English of a text somebody studies for five minutes. */
const CN_LEAST = 450;
const EN_LEAST = 260;
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ');

/** A camp's day is a subject to photograph, which takes two lines. */
const LONG_COURSES = [
  'demo_paid_course',
  'demo_free_column',
  'course_xxc2ac0xqcgph7ri7lynzos6',
  'course_c7vkmuggqmzaw5b2dwetx67w',
  'p_3e3be622c1vl6m3r8efv98f4',
  'p_g5ce7zrxby54c4ku5lywfdwe',
  'demo_first_year',
  'demo_second_year',
  'demo_third_year',
  'demo_designated',
  'demo_upcoming',
];

describe('articles of the demo', () => {
  const articles = new Set([
    ...shop.goods
      .filter(({ type, state }) => type === RESOURCES.image_text.type && state === 'on')
      .map(({ id }) => id),
    ...shop.details.nodes
      .filter(({ goodsId }) => LONG_COURSES.includes(goodsId))
      .map(({ resourceId }) => resourceId),
  ]);
  const read = shop.details.media.filter(
    ({ goodsId, kind, url }) => kind === 'text' && url === '' && articles.has(goodsId),
  );

  it('ADR-520: an article that is sold, or stands in a course, is long enough to study in both languages', () => {
    expect(read.length).toBeGreaterThan(35);
    const short = read.flatMap(({ goodsId, text }) => {
      const cn = plain(readText(text, 'cn')).replaceAll(/\s/g, '').length;
      const en = plain(readText(text, 'en')).split(/\s+/).length;
      return cn < CN_LEAST || en < EN_LEAST ? [`${goodsId}: ${String(cn)} cn, ${String(en)} en`] : [];
    });
    expect(short).toEqual([]);
  });

  it('ADR-520: each file of a text is that of an article, and is there in both languages', () => {
    const folder = join(shopsFolder(), 'knowledge', TEXTS);
    const ids = new Set(
      shop.details.media
        .filter(({ kind, url }) => kind === 'text' && url === '')
        .map(({ goodsId }) => goodsId),
    );
    const lostFiles = readdirSync(folder).filter((file) => {
      const [id = '', language = ''] = file.split('.');
      const other = `${id}.${language === 'cn' ? 'en' : 'cn'}.html`;
      return !ids.has(id) || !existsSync(join(folder, other));
    });
    expect(lostFiles).toEqual([]);
  });
});

describe('ratings of the demo', () => {
  const database = withDatabase({ shops: [shop], clock: { now: () => NOW } });
  const inputs = new Map(shop.ratings.map(({ goods_id: id, stars }) => [id, stars]));
  const studiedGoods = shop.goods.filter(
    ({ id, type, state, alive_state: alive, student_count: students }) =>
      state === 'on' &&
      students >= 90 &&
      alive !== 0 &&
      alive !== 1 &&
      (shop.details.media.some(({ goodsId }) => goodsId === id) ||
        shop.details.nodes.some(({ goodsId }) => goodsId === id)) &&
      type !== RESOURCES.member.type,
  );

  it('ADR-520: what ninety people study was rated by some of them, well but not by all', () => {
    expect(studiedGoods.length).toBeGreaterThan(25);
    const odd = studiedGoods.flatMap(({ id, student_count: students }) => {
      const stars = inputs.get(id) ?? [];
      const total = stars.reduce((sum, one) => sum + one, 0);
      const mean = stars.reduce((sum, one, index) => sum + one * (index + 1), 0) / total;
      const isPlausible = total >= 10 && total <= students / 5 && mean > 4 && mean < 4.9;
      return isPlausible ? [] : [`${id}: ${String(total)} of ${String(students)}, ${mean.toFixed(2)}`];
    });
    expect(odd).toEqual([]);
  });

  it('ADR-520: a page counts what was given', async () => {
    const ratings = createRatingStore(database().db, { now: () => NOW });
    const [first] = shop.ratings;
    expect(await ratings.starsOf(shop.info.app_id, first?.goods_id ?? '')).toEqual(first?.stars);
  });
});
