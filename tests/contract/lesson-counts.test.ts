/** One count of lessons: facts, tab, cards and outline of a good tell the same number (D67, ADR-393). */
import { expect, it } from 'vitest';
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { withLearning } from './learning-fixture.ts';
import { NOBODY, SHOP } from './rights-fixture.ts';

const study = withLearning();
const { test, lesson, course, newGoods, send, get } = study;
const COLUMN = 6;

interface Counts {
  facts: number;
  tab: number;
  outline: number;
  card: number;
}

async function countsOf(id: string, type: number): Promise<Counts> {
  const request = { goods_id: id, goods_type: String(type) };
  const page = (await get(NOBODY, 'goods.page.get', request)).data;
  const detail = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/goods.detail.get/2.0.0',
    payload: { goods_id: id, goods_type: type },
    headers: { 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
  });
  const queries = [{ source: 'manual', ids: [id], limit: 1 }];
  const cards = (await send(NOBODY, 'goods.cards.get', { queries })).data;
  const shownEntry: GoodsCard | undefined = cards.lists[0]?.[0];
  return {
    facts: page.goods.lesson_count,
    tab: detail.json().data.catalogue_count,
    outline: page.outline.list
      .filter(({ parent_id }: { parent_id: string }) => parent_id === '')
      .reduce((sum: number, node: { lesson_count: number }) => sum + node.lesson_count, 0),
    card: shownEntry?.lesson_count ?? -1,
  };
}

const same = (count: number): Counts => ({ facts: count, tab: count, outline: count, card: count });

it.each([
  ['demo_camp', 25, 8],
  ['p_kgwkq2hqkhvxhapeathemt5m', 8, 10],
  ['demo_paid_course', 50, 14],
] as const)('ADR-393, D67: %s of the demo tells one number', async (id, type, count) => {
  expect(await countsOf(id, type)).toEqual(same(count));
});

it('ADR-393: a big column counts what its columns hold, a column without lessons is one, and what is written is not heeded', async () => {
  const [one, two, three] = [await lesson('lc_1'), await lesson('lc_2'), await lesson('lc_3')];
  await course('lc_inner', [one, two, three]);
  await newGoods('lc_empty', { type: COLUMN, lessonCount: 40 });
  await course('lc_big', [one, 'lc_inner', 'lc_empty']);
  expect(await countsOf('lc_big', 50)).toEqual(same(5));
});

it('ADR-393: what is announced stands until there is an outline', async () => {
  await newGoods('lc_announced', { type: 50, lessonCount: 20 });
  expect(await countsOf('lc_announced', 50)).toEqual({ ...same(0), facts: 20, card: 20 });
});
