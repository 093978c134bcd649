/** Named configs of the tag list, with the goods a shop server would answer. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const PLAIN: GoodsCard = {
  id: 'v_1',
  type: 3,
  title: '一扇窗，一束光：室内人像',
  summary: '只用一扇窗，拍出有呼吸感的人像。',
  cover: '/demo/covers/one-window.svg',
  price: 12900,
  line_price: 19900,
  pay_state: 1,
  marketing_type: 0,
  marketing_end_ts: 0,
  student_count: 3210,
  lesson_count: 0,
  teacher: '程野川',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};

const COVERS = ['one-window', 'family-album', 'old-town-walk', 'corner-light', 'photo-camp'];

function cards(count: number, change: Partial<GoodsCard> = {}): GoodsCard[] {
  return Array.from({ length: count }, (_, index) => ({
    ...PLAIN,
    id: `v_${index}`,
    cover: `/demo/covers/${COVERS[index % COVERS.length] ?? ''}.svg`,
    price: index * 1000,
    ...change,
  }));
}

const TAGS = [
  { id: 'writing', title: '写作' },
  { id: 'photography', title: '摄影' },
  { id: 'psychology', title: '心理' },
];
const TYPES = [
  { type: 3, count: 24 },
  { type: 1, count: 9 },
  { type: 4, count: 2 },
  { type: 20, count: 3 },
];

function answer(list: GoodsCard[], change: Record<string, unknown> = {}) {
  return {
    list: {
      list,
      total: list.length,
      page: 1,
      page_size: 20,
      has_more: false,
      tag: { id: 'photography', title: '摄影', known: true },
      types: list.length === 0 ? [] : TYPES,
      tags: TAGS,
      ...change,
    },
  };
}

export const examples: Example[] = [
  { name: 'empty', props: { tag_id: 'photography' }, data: answer([]) },
  {
    name: 'unknown-tag',
    props: { tag_id: 'gone' },
    data: answer([], { tag: { id: 'gone', title: '', known: false } }),
  },
  {
    name: 'none-of-type',
    props: { tag_id: 'photography', type: 50 },
    data: answer([], { types: TYPES }),
  },
  {
    name: 'minimal',
    props: {},
    data: answer(cards(1), { tag: { id: '0', title: '', known: true }, tags: [] }),
  },
  { name: 'typical', props: { tag_id: 'photography', sort: 'hot' }, data: answer(cards(8)) },
  {
    name: 'repeated-types',
    props: {},
    data: answer(cards(4), {
      tag: { id: '0', title: '', known: true },
      tags: [
        { id: 'writing', title: 'Writing' },
        { id: 'watch', title: 'Videos' },
        { id: 'read', title: 'Articles' },
      ],
    }),
  },
  {
    name: 'of-a-block',
    props: { tag_id: '0', component_id: 'editors' },
    data: answer(cards(4), { component: { id: 'editors', title: '编辑挑的四门课' } }),
  },
  {
    name: 'maximal',
    props: { tag_id: 'photography', sort: 'price-desc', type: 3, page: 7 },
    data: answer(cards(20), {
      total: 240,
      page: 7,
      has_more: true,
      tags: Array.from({ length: 30 }, (_, index) => ({ id: `tag_${index}`, title: `分类 ${index + 1}` })),
    }),
  },
  {
    name: 'long-text',
    props: { tag_id: 'photography' },
    data: answer(
      cards(4, {
        title: 'A course whose name is so long that two lines cannot hold it, so that it ends in an ellipsis',
        teacher: 'Maximiliana von Hohenstauffen-Wittgenstein',
      }),
      {
        tag: {
          id: 'photography',
          title: '一个写得很长很长的分类名字，用来看看它怎样折行，and how it wraps in English as well',
          known: true,
        },
      },
    ),
  },
  {
    name: 'broken-image',
    props: { tag_id: 'photography' },
    data: answer(cards(4, { cover: '/demo/covers/gone.svg' })),
  },
];
