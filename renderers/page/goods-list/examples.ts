/** Named configs of the goods list, with the goods a shop server would answer. */
import { EXAMPLE_CARD } from '#schemas/content/example-goods.ts';
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const CARDS: GoodsCard[] = [
  EXAMPLE_CARD,
  {
    ...EXAMPLE_CARD,
    id: 'v_2',
    type: 3,
    title: '手机摄影：光影与构图',
    cover: '/demo/covers/photo-camp.svg',
    price: 0,
    line_price: 0,
    pay_state: 0,
    student_count: 12800,
    lesson_count: 0,
    teacher: '苏木',
  },
  {
    ...EXAMPLE_CARD,
    id: 'p_3',
    type: 6,
    title: '每周一封写作信',
    cover: '/demo/covers/fifty-two-letters.svg',
    price: 9900,
    line_price: 0,
    student_count: 860,
    lesson_count: 48,
    teacher: '周明远',
    svip_free: true,
  },
  {
    ...EXAMPLE_CARD,
    id: 'l_4',
    type: 4,
    title: '直播答疑：如何开始理财',
    cover: '/demo/covers/money-checkup.svg',
    price: 0,
    line_price: 0,
    pay_state: 0,
    alive_state: 1,
    lesson_count: 0,
    student_count: 530,
    teacher: '顾清',
  },
  {
    ...EXAMPLE_CARD,
    id: 'camp_5',
    type: 25,
    title: '21 天写作训练营',
    cover: '/demo/covers/first-draft-night.svg',
    price: 69900,
    line_price: 89900,
    marketing_type: 3,
    student_count: 1204,
    lesson_count: 21,
  },
  {
    ...EXAMPLE_CARD,
    id: 'a_6',
    type: 2,
    title: '睡前心理学',
    cover: '/demo/covers/put-the-day-down.svg',
    price: 4900,
    line_price: 0,
    student_count: 45200,
    lesson_count: 30,
    teacher: '沈然',
  },
  {
    ...EXAMPLE_CARD,
    id: 'p_7',
    type: 8,
    title: '家庭教育大专栏',
    cover: '/demo/covers/family-album.svg',
    price: 39900,
    line_price: 0,
    pay_state: 4,
    student_count: 2000,
    lesson_count: 96,
  },
  {
    ...EXAMPLE_CARD,
    id: 'i_8',
    type: 1,
    title: '一张图读懂复利',
    cover: '/demo/covers/four-pockets.svg',
    price: 100,
    line_price: 990,
    marketing_type: 8,
    student_count: 77,
    lesson_count: 0,
  },
];

const query: Example['props']['query'] = { source: 'new', limit: 8 };
const answer = (cards: GoodsCard[]) => ({ goods: { lists: [cards] } });
const head = {
  title: { cn: '本周上新', en: 'New this week' },
  subtitle: { cn: '编辑部精选，每周四更新', en: 'Picked by our editors every Thursday' },
  more: { link_type: 13, link_id: '0' },
};

const layouts: Example[] = (['grid', 'list', 'scroll', 'rank'] as const).map((layout) => ({
  name: layout === 'grid' ? 'typical' : layout,
  props: { ...head, query, layout },
  data: answer(CARDS),
}));

export const examples: Example[] = [
  { name: 'empty', props: { ...head, query }, data: answer([]) },
  {
    name: 'minimal',
    props: { query: { source: 'manual', ids: ['course_1'], limit: 1 } },
    data: answer([EXAMPLE_CARD]),
  },
  ...layouts,
  { name: 'three-columns', props: { ...head, query, columns: 3 }, data: answer(CARDS.slice(0, 6)) },
  {
    name: 'maximal',
    props: {
      ...head,
      more_text: { cn: '全部课程', en: 'All courses' },
      query: { source: 'hot', limit: 50 },
      columns: 5,
      tint: true,
    },
    data: answer(
      Array.from({ length: 20 }, (_, index) => ({
        ...(CARDS[index % CARDS.length] ?? EXAMPLE_CARD),
        id: `course_${index}`,
        student_count: index * 9_999,
      })),
    ),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的列表标题，用来看看它怎样折行',
        en: 'A list title that is rather long, to see how it wraps',
      },
      subtitle: { cn: '副标题也很长。'.repeat(10), en: 'The subtitle is long too. '.repeat(5) },
      more: { link_type: 13, link_id: '0' },
      query,
    },
    data: answer(
      CARDS.slice(0, 4).map((card, index) => ({
        ...card,
        title:
          index % 2 === 0
            ? '一门名字特别长的课程，长到两行也放不下，于是第二行末尾会出现省略号而不会撑破卡片'
            : 'A course whose name is so long that two lines cannot hold it, so that it ends in an ellipsis',
        teacher: 'Maximiliana von Hohenstauffen-Wittgenstein',
        price: 9_999_900,
        line_price: 19_999_900,
        student_count: 99_999_999,
        lesson_count: 1_000,
      })),
    ),
  },
  {
    name: 'broken-image',
    props: { ...head, query },
    data: answer(
      CARDS.slice(0, 4).map((card, index) => ({
        ...card,
        cover: index % 2 === 0 ? '' : '/demo/covers/gone.svg',
      })),
    ),
  },
];
