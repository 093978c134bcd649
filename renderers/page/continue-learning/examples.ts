/** Named configs of the continue-learning block, with records a shop server would answer. */
import type { RendererExample, StoredPropsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;
type Item = ViewDataOf<typeof definition>['records']['list'][number];

const PLAIN: Item = {
  id: 'course_1',
  resource_id: 'course_1',
  resource_type: 50,
  product_id: '',
  product_type: 0,
  product_title: '',
  title: '从零做出一款产品',
  cover: '/demo/covers/build-from-zero.svg',
  learn_progress: 63,
  max_learn_progress: 63,
  org_learn_progress: 0,
  is_finish: 0,
  finished_at: '',
  last_learn_time: '2026-11-20 21:08:00',
  last_learn_ts: 1_795_180_080,
  stay_time: 24_720,
  content_app_id: '',
  alive_type: 0,
  alive_state: 0,
  state: 'on',
  can_study: true,
  seconds_left: 0,
  lesson_count: 0,
  finished_count: 0,
};

const ITEMS: Item[] = [
  PLAIN,
  {
    ...PLAIN,
    id: 'a_2',
    resource_id: 'a_2',
    resource_type: 2,
    title: '睡前十分钟：把今天轻轻放下',
    cover: '/demo/covers/put-the-day-down.svg',
    learn_progress: 100,
    max_learn_progress: 100,
    is_finish: 1,
    finished_at: '2026-11-19 23:10:00',
  },
  {
    ...PLAIN,
    id: 'p_3',
    resource_id: 'p_3',
    resource_type: 6,
    title: '博客年代的写作课',
    cover: '/demo/covers/fifty-two-letters.svg',
    max_learn_progress: 45,
    state: 'off',
  },
];

const answer = (list: Item[]) => ({
  records: { list, total: list.length, page: 1, page_size: 3, has_more: false },
});
const title = { cn: '接着学', en: 'Go on learning' };
const records = { link_type: 7 };

export const examples: Example[] = [
  { name: 'empty', props: { title, signed_out: 'invite' }, data: answer([]) },
  { name: 'minimal', props: {}, data: answer([PLAIN]) },
  { name: 'typical', props: { title, more: records, signed_out: 'invite' }, data: answer(ITEMS) },
  {
    name: 'maximal',
    props: {
      title,
      more: records,
      more_text: { cn: '学习记录', en: 'My records' },
      limit: 12,
      signed_out: 'invite',
    },
    data: answer(
      Array.from({ length: 12 }, (_, index) => ({
        ...(ITEMS[index % ITEMS.length] ?? PLAIN),
        id: `course_${index}`,
        max_learn_progress: index * 9,
      })),
    ),
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '一个写得很长的标题，用来看看它怎样折行',
        en: 'A title that is rather long, to see how it wraps',
      },
      signed_out: 'invite',
    },
    data: answer([
      { ...PLAIN, title: '一门名字特别长的课程，长到一行放不下，于是末尾会出现省略号而不会撑破卡片' },
      {
        ...PLAIN,
        id: 'course_2',
        title: 'A course whose name is so long that one line cannot hold it, so that it ends in an ellipsis',
      },
    ]),
  },
  {
    name: 'broken-image',
    props: { title },
    data: answer([
      { ...PLAIN, cover: '/demo/covers/gone.svg' },
      { ...PLAIN, id: 'course_2', cover: '' },
    ]),
  },
];
