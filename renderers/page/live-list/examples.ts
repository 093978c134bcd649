/** Named configs of the live rooms, with the rooms a shop server would answer. Hours are fixed. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2027-01-06 20:00 in the shop's zone. */
const WEDNESDAY = 1_799_236_800;
const DAY = 86_400;

export const ROOM: GoodsCard = {
  id: 'l_1',
  type: 4,
  title: '产品拆解夜：一张首页的十二个决定',
  summary: '正在直播，可随时进入提问。',
  cover: '/demo/covers/teardown-night.svg',
  price: 0,
  line_price: 0,
  pay_state: 0,
  marketing_type: -1,
  marketing_end_ts: 0,
  student_count: 2318,
  lesson_count: 0,
  teacher: '沈知行',
  alive_state: 1,
  start_ts: 1_795_000_000,
  svip_free: false,
};

const ROOMS: GoodsCard[] = [
  ROOM,
  {
    ...ROOM,
    id: 'l_2',
    title: '从素材到初稿：写作公开课',
    summary: '带上你攒着没写的那个题目。',
    cover: '/demo/covers/first-draft-night.svg',
    teacher: '林晚舟',
    alive_state: 0,
    start_ts: WEDNESDAY,
  },
  {
    ...ROOM,
    id: 'l_3',
    title: '家庭财务体检：十张表看清一年',
    summary: '回放已上线，附全部表格。',
    cover: '/demo/covers/money-checkup.svg',
    teacher: '周明远',
    price: 1990,
    pay_state: 1,
    alive_state: 3,
    start_ts: 1_794_500_000,
  },
];

const answer = (rooms: GoodsCard[]) => ({ rooms: { lists: [rooms] } });
const head = {
  title: { cn: '直播间', en: 'In the live room' },
  subtitle: { cn: '每周三晚八点，老师在这里等你', en: 'Every Wednesday at eight' },
  more: { link_type: 5, link_id: 'live' },
};

export const examples: Example[] = [
  { name: 'empty', props: head, data: answer([]) },
  { name: 'minimal', props: { source: 'manual', ids: ['l_1'], limit: 1 }, data: answer([ROOM]) },
  { name: 'typical', props: head, data: answer(ROOMS) },
  { name: 'schedule', props: { ...head, layout: 'schedule' }, data: answer(ROOMS) },
  {
    name: 'maximal',
    props: { ...head, more_text: { cn: '全部直播', en: 'All rooms' }, limit: 12, layout: 'schedule' },
    data: answer(
      Array.from({ length: 12 }, (_, index) => ({
        ...(ROOMS[index % 3] ?? ROOM),
        id: `l_${index}`,
        start_ts: WEDNESDAY + index * DAY,
      })),
    ),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的直播标题，用来看看它怎样折行',
        en: 'A heading that is rather long, to see how it wraps',
      },
      subtitle: { cn: '副标题也很长。'.repeat(10), en: 'The subtitle is long too. '.repeat(5) },
    },
    data: answer(
      ROOMS.map((room, index) => ({
        ...room,
        title:
          index === 1
            ? 'A broadcast whose name is so long that two lines cannot hold it, so that it ends in an ellipsis'
            : '一场名字特别长的直播，长到两行也放不下，于是第二行末尾会出现省略号而不会撑破卡片，真的不会',
        teacher: 'Maximiliana von Hohenstauffen-Wittgenstein',
        price: 9_999_900,
        line_price: 19_999_900,
      })),
    ),
  },
  {
    name: 'broken-image',
    props: head,
    data: answer(
      ROOMS.map((room, index) => ({ ...room, cover: index === 0 ? '' : '/demo/covers/gone.svg' })),
    ),
  },
];
