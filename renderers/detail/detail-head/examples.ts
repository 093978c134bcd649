/** Named configs of the head. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import { PLAIN_FACTS } from '#schemas/content/goods-facts.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const HEAD: Props = {
  goods: {
    id: 'course_1',
    type: 50,
    title: '从零做出一个产品',
    summary: '五章二十课，跟着做完一个能给人用的小产品。',
    cover: '/demo/covers/build-from-zero.svg',
    student_count: 13_604,
    lesson_count: 20,
    seconds: 27_000,
    ...PLAIN_FACTS,
    level: 'starter',
    language: 'zh-CN',
  },
  live: { alive_state: -1, start_ts: 0, is_lookback: false, lookback_end_ts: 0 },
  teachers: [
    {
      id: 'shen',
      name: '沈知行',
      title: '产品 · 连续创业者',
      portrait: '/demo/avatars/shen.svg',
      about: '',
      goods_count: 4,
      page_id: 'teacher-shen-zhixing',
    },
  ],
  trial: {
    kind: 'video',
    seconds: 0,
    lesson_id: 'v_1',
    lesson_type: 3,
    lesson_title: '第一讲：先找到一个人',
    url: '/play/v_1',
  },
  reviews: { rating_count: 36, rating_tenths: 48 },
  opened: {},
};
const NO_TRIAL: Props['trial'] = {
  kind: 'none',
  seconds: 0,
  lesson_id: '',
  lesson_type: 0,
  lesson_title: '',
  url: '',
};

export const examples: RendererExample<Props>[] = [
  {
    name: 'minimal',
    props: {
      ...HEAD,
      goods: {
        ...HEAD.goods,
        type: 1,
        summary: '',
        cover: '',
        student_count: 0,
        lesson_count: 0,
        seconds: 0,
        ...PLAIN_FACTS,
      },
      teachers: [],
      trial: NO_TRIAL,
      reviews: { rating_count: 0, rating_tenths: 0 },
    },
  },
  { name: 'typical', props: HEAD },
  {
    name: 'cut-trial',
    props: {
      ...HEAD,
      goods: { ...HEAD.goods, type: 3, seconds: 754 },
      trial: { ...HEAD.trial, lesson_title: '', url: '', seconds: 90 },
    },
  },
  {
    name: 'audio',
    props: {
      ...HEAD,
      goods: { ...HEAD.goods, type: 2 },
      trial: { ...HEAD.trial, kind: 'audio', url: '/play/v_1' },
    },
  },
  {
    name: 'live-soon',
    props: {
      ...HEAD,
      goods: { ...HEAD.goods, type: 4, lesson_count: 0, seconds: 0 },
      live: { alive_state: 0, start_ts: 1_798_718_400, is_lookback: true, lookback_end_ts: 0 },
      trial: NO_TRIAL,
    },
  },
  {
    name: 'long-text',
    props: {
      ...HEAD,
      goods: {
        ...HEAD.goods,
        title:
          'A course whose name is so long that it takes three lines on most screens and more than that on a phone held upright',
        summary: '一句话介绍也可以很长。'.repeat(12),
      },
      teachers: HEAD.teachers.flatMap((one) => [
        one,
        { ...one, id: 'b', name: 'Somebody With A Very Long Name Indeed', portrait: '', page_id: '' },
      ]),
    },
  },
];
