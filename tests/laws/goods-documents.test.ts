/** The documents made of a good pass the checks a merchant's document passes, whatever is known of it. */
import { expect, test } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkDocument } from '#schemas/page/check.ts';
import { detailDocument } from '#schemas/page/detail-document.ts';
import { liveDocument } from '#schemas/page/live-document.ts';
import { studyDocument } from '#schemas/page/study-document.ts';
import { TAB_KEYS } from '#schemas/shop/tab-set.ts';
import { buildCard } from '../support/build-card.ts';
import { buildGoodsPage, buildOutlineNode, buildTeacher } from '../support/build-goods-page.ts';

const lesson = { id: 'v_1', type: 3 };
const little = buildGoodsPage({ goods: { summary: '', cover: '' }, tabs: [] });
const full = buildGoodsPage({
  teachers: [buildTeacher('Lin')],
  outline: {
    list: [buildOutlineNode('n_1', { resource_id: 'v_1', resource_type: 3 })],
    total: 1,
    has_more: false,
  },
  refund: { days: 7, share: 30, by_request: true, terms: 'Ask us.' },
  tabs: [
    { id: 'summary', count: 0 },
    { id: 'catalogue', count: 1 },
    { id: 'comments', count: 5 },
    { id: 'interaction', count: 0 },
  ],
  related: [buildCard('c_2')],
  parents: [buildCard('c_3')],
});
const query = new URLSearchParams('from_tag=p_1&product_id=p_1&form=f_1&is_mall_course=1&stay=1&navIndex=1');
const everyTab = TAB_KEYS.map((key) => ({ key }));
const noRelated = everyTab.filter(({ key }) => key !== 'related');

test.each([
  ['M21: a detail of which everything is known', detailDocument(full, everyTab, query)],
  ['M21: a detail with goods like it below', detailDocument(full, noRelated, query)],
  ['M21: a detail of which little is known', detailDocument(little, everyTab, new URLSearchParams())],
  ['D29: a live room', liveDocument(full, query)],
  ['D29: a live room of which little is known', liveDocument(little, new URLSearchParams())],
  ['D89: a lesson of a class', studyDocument(lesson, full, full)],
  ['M23: a lesson that was taken down', studyDocument(lesson, undefined, undefined)],
])('%s is a sound document', (_name, document) => {
  expect(checkDocument(document, catalogue)).toEqual([]);
});
