/** Goods, lessons and tasks that examples of renderers and stories show; each says what is different about its own. */
import type { TaskRow } from '../task/task.ts';
import type { GoodsCard } from './goods-card.ts';
import { LIVE_STATE, MARKETING, PAY_STATE } from './goods-state.ts';
import type { OutlineNode } from './outline.ts';

/** 2026-11-23 20:00 in the shop's zone, Unix seconds. */
export const EXAMPLE_NOW = 1_795_435_200;

const COVERS = ['first-draft-night', 'three-hundred-words', 'thesis-workshop', 'blog-era-writing'];
/** A cover of the demo shop for each place of a list. */
export const exampleCover = (place: number) => `/demo/covers/${COVERS[place % COVERS.length] ?? ''}.svg`;

export const EXAMPLE_CARD: GoodsCard = {
  id: 'course_1',
  type: 50,
  title: '产品经理的第一性思考',
  summary: '五章二十讲，从用户问题出发重建产品判断。',
  cover: '/demo/covers/build-from-zero.svg',
  price: 19900,
  line_price: 29900,
  pay_state: PAY_STATE.unpaid,
  marketing_type: MARKETING.none,
  marketing_end_ts: 0,
  student_count: 3260,
  lesson_count: 20,
  teacher: '林知行',
  alive_state: LIVE_STATE.none,
  start_ts: 0,
  svip_free: false,
};

/** A course somebody owns, at its place of a list. */
export const exampleOwned = (place: number) => ({
  goods_id: `course_${String(place)}`,
  goods_type: 50,
  title: '从零做出一个产品',
  cover: exampleCover(place),
  goods_state: 'on' as const,
  can_study: true,
  expire_ts: 0,
});

export const EXAMPLE_LESSON: OutlineNode = {
  id: 'n_1',
  parent_id: 'c_1',
  kind: 'lesson',
  title: '第一讲：先找到一个人',
  child_count: 0,
  lesson_count: 1,
  seconds: 754,
  resource_id: 'v_1',
  resource_type: 3,
  is_try: false,
  try_seconds: 0,
  unlock_at: '',
  unlock_ts: 0,
  day: 0,
  is_required: true,
};

/** A chapter of three lessons. */
export const EXAMPLE_CHAPTER: OutlineNode = {
  ...EXAMPLE_LESSON,
  id: 'c_1',
  parent_id: '',
  kind: 'chapter',
  title: '第一章 从一个问题开始',
  child_count: 3,
  lesson_count: 3,
  resource_id: '',
  resource_type: 0,
};

/** The lesson to go on with. */
export const EXAMPLE_NEXT = {
  resource_id: 'v_3',
  resource_type: 3,
  product_id: 'course_1',
  product_type: 50,
  title: '第三课 把想法说清楚',
  product_title: '从零做出一个产品',
  cover: '/demo/covers/build-from-zero.svg',
  number: 3,
  lesson_count: 8,
  finished_count: 2,
  seconds_left: 700,
  learn_progress: 38,
};

/** A task that is due in a day. */
export const EXAMPLE_TASK: TaskRow = {
  task_id: 'task_1',
  title: '写一段产品一句话介绍',
  type: 1,
  state: 0,
  due_ts: EXAMPLE_NOW + 86_400,
  is_overdue: false,
  is_late: false,
  goods_id: 'course_0',
  goods_type: 50,
  goods_title: '从零做出一个产品',
  score: -1,
};
