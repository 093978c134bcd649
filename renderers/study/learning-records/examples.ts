/** Named configs of the learning records, with what a shop server would answer. Moments are fixed. */
import type { LearningRecord, Statistics } from '#schemas/api/learning/records.ts';
import type { OwnCertificate } from '#schemas/certificate/certificate.ts';
import { EXAMPLE_NEXT } from '#schemas/content/example-goods.ts';
import type { Goal } from '#schemas/learning/goal.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const NOW = 1_795_435_200;
const DAY_S = 86_400;
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

const record = (place: number, change: Partial<LearningRecord> = {}): LearningRecord => ({
  id: `course_1.v_${String(place)}`,
  resource_id: `v_${String(place)}`,
  resource_type: 3,
  product_id: 'course_1',
  product_type: 50,
  product_title: '从零做出一个产品',
  title: '第三课 把想法说清楚',
  cover: '/demo/covers/build-from-zero.svg',
  learn_progress: 38,
  max_learn_progress: 38,
  org_learn_progress: 430,
  is_finish: 0,
  finished_at: '',
  last_learn_time: '2026-11-23 20:00:00',
  last_learn_ts: NOW - place * DAY_S,
  stay_time: 2040,
  content_app_id: '',
  alive_type: 0,
  alive_state: 0,
  state: 'on',
  can_study: true,
  seconds_left: 700,
  lesson_count: 0,
  finished_count: 0,
  ...change,
});
const ALONE = { product_id: '', product_type: 0, product_title: '' };
const FINISHED: Partial<LearningRecord> = {
  max_learn_progress: 100,
  is_finish: 1,
  finished_at: '2026-11-20 21:08:00',
  seconds_left: 0,
};
const OFF: Partial<LearningRecord> = { ...ALONE, state: 'off', can_study: false, title: '博客年代的写作课' };

const dayOf = (offset: number) => new Date((NOW + offset * DAY_S) * 1000).toISOString().slice(0, 10);
const statistics = (minutes: readonly number[], weeks: readonly number[]): Statistics => ({
  today: dayOf(0),
  days: minutes.map((one, index) => ({ day: dayOf(index - 6), seconds: one * 60 })),
  weeks: weeks.map((one, index) => ({
    from: dayOf((index - 11) * 7),
    seconds: one * 60,
    days: Math.min(7, Math.ceil(one / 40)),
  })),
  courses: [
    { resource_id: 'course_1', resource_type: 50, title: '从零做出一个产品', state: 'on', seconds: 11_130 },
    { resource_id: 'a_2', resource_type: 2, title: '睡前十分钟', state: 'off', seconds: 1_860 },
  ],
  total: { seconds: 41_520, days: 34, finished: 12 },
});
const NOTHING = {
  ...statistics(
    Array.from({ length: 7 }, () => 0),
    Array.from({ length: 12 }, () => 0),
  ),
  courses: [],
  total: { seconds: 0, days: 0, finished: 0 },
};
const ALIVE = statistics([0, 25, 0, 42, 0, 0, 12], [0, 30, 80, 0, 120, 90, 150, 60, 0, 200, 140, 79]);

const NO_GOAL: Goal = { kind: 'none', amount: 0, done: 0 };
const answer = (
  list: LearningRecord[],
  {
    statistics = ALIVE,
    goal = NO_GOAL,
    total = list.length,
  }: { statistics?: Statistics; goal?: Goal; total?: number } = {},
) => ({
  list: { list, total, page: 1, page_size: 10, has_more: total > list.length },
  next: { list: list.length === 0 ? [] : [EXAMPLE_NEXT], server_ts: NOW },
  statistics,
  goal,
});

const certificate = (place: number): OwnCertificate => ({
  number: `7K3M9Q2R4T6${String(place)}`,
  goods_id: `course_${String(place)}`,
  title: place === 0 ? '从零做出一个产品' : LONG,
  name: '林小满',
  seconds: 17_220,
  issued_ts: NOW - place * DAY_S,
  revoked_ts: place === 0 ? 0 : NOW,
  is_shown: 1,
  is_named: 1,
});

export const examples: Example[] = [
  { name: 'empty', props: { tab: 'all' }, data: answer([], { statistics: NOTHING }) },
  { name: 'minimal', props: { tab: 'video' }, data: answer([record(0)]) },
  {
    name: 'typical',
    props: { tab: 'all' },
    data: answer(
      [
        record(0),
        record(1, FINISHED),
        record(2, { ...ALONE, id: 'a_2', resource_type: 2, title: '睡前十分钟', seconds_left: 0 }),
        record(3, OFF),
      ],
      { goal: { kind: 'minutes', amount: 20, done: 12 } },
    ),
  },
  {
    name: 'courses',
    props: { tab: 'course' },
    data: answer(
      [
        record(0, { ...ALONE, resource_type: 50, lesson_count: 8, finished_count: 3, seconds_left: 0 }),
        record(1, { ...ALONE, ...FINISHED, resource_type: 50, lesson_count: 8, finished_count: 8 }),
      ],
      { goal: { kind: 'days', amount: 5, done: 3 } },
    ),
  },
  {
    name: 'statistics',
    props: { tab: 'statistics' },
    data: answer([record(0)], { goal: { kind: 'days', amount: 3, done: 3 } }),
  },
  {
    name: 'certificates',
    props: { tab: 'certificates' },
    data: { ...answer([record(0)]), certificates: { list: [certificate(0), certificate(1)] } },
  },
  {
    name: 'maximal',
    props: { tab: 'all' },
    data: answer(
      [
        record(0, { title: LONG.repeat(3), product_title: LONG, stay_time: 3_600_000 }),
        record(1, { cover: '', can_study: false, resource_type: 4 }),
        record(2, { ...OFF, can_study: true }),
      ],
      { goal: { kind: 'minutes', amount: 480, done: 1200 }, total: 40 },
    ),
  },
];
