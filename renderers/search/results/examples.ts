/** Named configs of the search screen, with what a shop server would answer. */
import { EXAMPLE_CARD, exampleCover } from '#schemas/content/example-goods.ts';
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { SearchResult } from '#schemas/content/search-result.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

const CARD: GoodsCard = {
  ...EXAMPLE_CARD,
  id: 'p_1',
  type: 6,
  title: '写作的手艺：五十二封信',
  summary: '每周一封，从写给一个人开始，到写给很多人。',
  cover: '/demo/covers/fifty-two-letters.svg',
  lesson_count: 52,
  teacher: '周明远',
};

const result = (index: number, change: Partial<GoodsCard> = {}): SearchResult => {
  const card = {
    ...CARD,
    id: `p_${index}`,
    cover: exampleCover(index),
    ...change,
  };
  const at = card.title.indexOf('写作');
  return { card, marks: { title: at < 0 ? [] : [{ from: at, to: at + 2 }], teacher: [], summary: [] } };
};

const props = { content: '写作', type: 0, page: 1, refused: false };
const popular = [0, 1, 2, 3, 4, 5].map((index) => result(index).card);
const answer = (list: SearchResult[], total = list.length, page = 1) => ({
  matches: {
    list,
    total,
    page,
    page_size: 20,
    has_more: total > page * 20,
    recommend: total === 0 ? popular : [],
  },
  types: {
    total,
    list:
      total === 0
        ? []
        : [
            { type: 6, count: total - Math.floor(total / 3) },
            { type: 50, count: Math.floor(total / 3) },
          ],
  },
});

const LONG =
  '写作课的名字长到两行也放不下，于是行末出现省略号 Writing a title so long that no card could hold it';

export const examples: Example[] = [
  {
    name: 'empty',
    props: { ...props, content: '量子力学' },
    data: answer([]),
  },
  {
    name: 'mistyped',
    props: { ...props, content: '理才' },
    data: { ...answer([]), matches: { ...answer([]).matches, meant: '理财' } },
  },
  { name: 'minimal', props: { ...props, content: '' }, data: { popular: { list: popular } } },
  { name: 'refused', props: { ...props, content: '', refused: true }, data: { popular: { list: [] } } },
  {
    name: 'typical',
    props,
    data: answer([
      result(0),
      result(1, { title: '每天三百字，重新喜欢上写作', type: 25 }),
      result(2, { title: '论文写作工作坊', price: 0, line_price: 0, pay_state: 0 }),
    ]),
  },
  {
    name: 'maximal',
    props: { ...props, page: 25 },
    data: answer(
      Array.from({ length: 20 }, (_one, index) => result(index)),
      12_345,
      25,
    ),
  },
  {
    name: 'past-the-end',
    props: { ...props, page: 50 },
    data: { ...answer([], 40), matches: { ...answer([], 40, 50).matches } },
  },
  {
    name: 'empty-type',
    props: { ...props, type: 3 },
    data: { ...answer([]), types: answer([result(0)]).types },
  },
  {
    name: 'long-text',
    props: {
      ...props,
      content:
        '一段把搜索框允许的五十个字全部用完的文字看看标题会怎样折行而不会把页面撑破还差几个字就够五十个',
    },
    data: answer([
      result(0, {
        title: LONG,
        summary: LONG.repeat(4),
        teacher: 'Maximiliana von Hohenstauffen-Wittgenstein',
      }),
    ]),
  },
  {
    name: 'broken-image',
    props,
    data: answer([result(0, { cover: '' }), result(1, { cover: '/demo/covers/gone.svg' })]),
  },
];
