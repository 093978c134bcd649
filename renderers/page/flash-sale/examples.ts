/** Named configs of the flash sale, with the goods a shop server would answer. Ends are fixed. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-12-31 20:00 in the shop's zone, and well past. */
const NEW_YEARS_EVE = 1_798_718_400;
const LONG_AGO = 1_735_660_800;

export const DEAL: GoodsCard = {
  id: 'v_1',
  type: 3,
  title: '一扇窗，一张人像',
  summary: '',
  cover: '/demo/covers/one-window.svg',
  price: 1900,
  line_price: 3900,
  pay_state: 1,
  marketing_type: 8,
  marketing_end_ts: NEW_YEARS_EVE,
  student_count: 8455,
  lesson_count: 0,
  teacher: '程野川',
  alive_state: -1,
  start_ts: 0,
  svip_free: false,
};

const DEALS: GoodsCard[] = [
  DEAL,
  {
    ...DEAL,
    id: 'course_2',
    type: 50,
    title: '从零到一做产品',
    cover: '/demo/covers/build-from-zero.svg',
    price: 19_900,
    line_price: 29_900,
    marketing_type: 3,
    marketing_end_ts: NEW_YEARS_EVE + 86_400,
  },
  {
    ...DEAL,
    id: 'v_3',
    title: '用手机拍完一本家庭画册',
    cover: '/demo/covers/family-album.svg',
    price: 3900,
    line_price: 5900,
    pay_state: 4,
  },
  {
    ...DEAL,
    id: 'a_4',
    type: 2,
    title: '睡前十分钟：把今天轻轻放下',
    cover: '/demo/covers/put-the-day-down.svg',
    price: 1290,
    line_price: 1990,
    marketing_type: 3,
    marketing_end_ts: 0,
  },
];

const answer = (deals: GoodsCard[]) => ({ goods: { lists: [deals] } });
const head = {
  title: { cn: '限时价', en: 'While they last' },
  subtitle: { cn: '标的都是真实成交过的原价，到点恢复', en: 'They come back on time' },
};

export const examples: Example[] = [
  { name: 'empty', props: head, data: answer([]) },
  { name: 'minimal', props: { source: 'manual', ids: ['v_1'], limit: 1 }, data: answer([DEAL]) },
  { name: 'typical', props: head, data: answer(DEALS) },
  { name: 'two', props: head, data: answer(DEALS.slice(0, 2)) },
  { name: 'three', props: head, data: answer(DEALS.slice(0, 3)) },
  {
    name: 'ended',
    props: head,
    data: answer(DEALS.slice(0, 3).map((deal) => ({ ...deal, marketing_end_ts: LONG_AGO }))),
  },
  {
    name: 'maximal',
    props: {
      ...head,
      more: { link_type: 13, link_id: '0' },
      more_text: { cn: '全部优惠', en: 'All offers' },
      limit: 12,
    },
    data: answer(
      Array.from({ length: 12 }, (_, index) => ({ ...(DEALS[index % 4] ?? DEAL), id: `v_${index}` })),
    ),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的抢购标题，用来看看它怎样折行',
        en: 'A heading that is rather long, to see how it wraps',
      },
      subtitle: { cn: '副标题也很长。'.repeat(10), en: 'The subtitle is long too. '.repeat(5) },
      more: { link_type: 13, link_id: '0' },
    },
    data: answer(
      DEALS.map((deal, index) => ({
        ...deal,
        title:
          index % 2 === 0
            ? '一门名字特别长的课程，长到两行也放不下，于是第二行末尾会出现省略号而不会撑破卡片'
            : 'A course whose name is so long that two lines cannot hold it, so that it ends in an ellipsis',
        price: 9_999_900,
        line_price: 19_999_900,
      })),
    ),
  },
  {
    name: 'broken-image',
    props: head,
    data: answer(
      DEALS.map((deal, index) => ({ ...deal, cover: index % 2 === 0 ? '' : '/demo/covers/gone.svg' })),
    ),
  },
];
