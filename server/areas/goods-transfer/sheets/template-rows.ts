/** Example rows of a template: a course with two lessons, a film, a live lesson and an exam, sold in every way there is. */
import type { ExamTables } from '#schemas/exam/tables.ts';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';

const { e_course: course, video, alive, image_text: article, camp, examination } = RESOURCES;

/** Every id begins with `example_`, by which an import knows them (examples.ts). */
export const TEMPLATE_ROWS: GoodsTables & ExamTables = {
  tags: [{ id: 'example_writing', title: { cn: '写作', en: 'Writing' } }],
  teachers: [
    {
      id: 'example_mei',
      name: { cn: '梅老师', en: 'Mei' },
      title: { cn: '编辑', en: 'Editor' },
      about: { cn: '写了二十年信', en: 'Has written letters for twenty years' },
    },
  ],
  goods: [
    {
      id: 'example_course',
      type: course.type,
      title: { cn: '慢慢写', en: 'Slow writing' },
      summary: { cn: '四周四封信', en: 'Four letters in four weeks' },
      price: 9900,
      line_price: 12_900,
      marketing_type: MARKETING.discount,
      marketing_end: '2030-12-31T23:59:59+08:00',
      tags: ['example_writing'],
      teachers: ['example_mei'],
      introduction: { cn: '<p>从天气写起。</p>', en: '<p>Begin with the weather.</p>' },
      level: 'starter',
      language: 'zh-CN',
      refund_days: 7,
      gives_certificate: true,
    },
    {
      id: 'example_film',
      type: video.type,
      title: { cn: '看一封信怎样写成', en: 'A letter, from first to last line' },
      price: 1950,
      svip_price: 950,
      seconds: 600,
      try_seconds: 60,
    },
    {
      id: 'example_live',
      type: alive.type,
      title: { cn: '周五读信', en: 'Letters on Friday' },
      price: 0,
      start: '2030-12-06T20:00:00+08:00',
      is_lookback: true,
      lookback_end: '2031-01-06T23:59:59+08:00',
    },
    { id: 'example_camp', type: camp.type, title: { cn: '写信训练营', en: 'Letter camp' }, price: 19_900 },
    {
      id: 'example_exam',
      type: examination.type,
      title: { cn: '写信测验', en: 'A quiz on letters' },
      price: 0,
    },
  ],
  outline: [
    {
      goods_id: 'example_course',
      id: 'example_week',
      kind: 'chapter',
      title: { cn: '第一周', en: 'Week one' },
    },
    {
      goods_id: 'example_course',
      id: 'example_letter',
      parent_id: 'example_week',
      title: { cn: '第一封信', en: 'The first letter' },
      type: article.type,
      is_try: true,
      text: { cn: '<p>今天天气很好。</p>', en: '<p>The weather is fine.</p>' },
    },
    {
      goods_id: 'example_course',
      id: 'example_watch',
      parent_id: 'example_week',
      title: { cn: '看一遍', en: 'Watch it' },
      resource_id: 'example_film',
    },
  ],
  terms: [
    {
      goods_id: 'example_camp',
      id: 'example_spring',
      title: { cn: '春季', en: 'Spring' },
      start: '2031-03-01T00:00:00+08:00',
      end: '2031-03-31T23:59:59+08:00',
      opens: 'daily',
      opens_at: '08:00',
    },
  ],
  skus: [
    {
      goods_id: 'example_camp',
      id: 'example_month',
      name: { cn: '一个月', en: 'One month' },
      price: 19_900,
      line_price: 29_900,
      stock: 100,
      period_days: 30,
    },
  ],
  coupons: [
    {
      id: 'example_coupon',
      title: { cn: '立减二十元', en: 'Twenty off' },
      amount: 2000,
      threshold: 9900,
      total: 100,
      goods_ids: ['example_course'],
      start: '2030-01-01T00:00:00+08:00',
      end: '2030-12-31T23:59:59+08:00',
    },
  ],
  members: [{ goods_id: 'example_course', phone: '13800000000', until: '2030-12-31T23:59:59+08:00' }],
  questions: [
    {
      id: 'example_choice',
      kind: 'single',
      stem: { cn: '信从哪里写起？', en: 'Where does a letter begin?' },
      option_a: { cn: '天气', en: 'The weather' },
      option_b: { cn: '结尾', en: 'The end' },
      answer: ['A'],
      score: 5,
      analysis: { cn: '见第一课', en: 'See lesson one' },
    },
    {
      id: 'example_true',
      kind: 'judge',
      stem: { cn: '信要有日期。', en: 'A letter has a date.' },
      answer: ['true'],
      score: 5,
    },
    {
      id: 'example_gap',
      kind: 'blank',
      stem: { cn: '一半写作分数是 ___', en: 'A half as a fraction is ___' },
      answer: [String.raw`1\/2/0.5`],
      score: 5,
    },
  ],
  exams: [
    {
      id: 'example_exam',
      duration_s: 1800,
      attempts: 3,
      pass_score: 10,
      questions: ['example_choice', 'example_true', 'example_gap'],
    },
  ],
  quizzes: [{ id: 'example_film', points: ['90:example_choice', '300:example_true:optional'] }],
};
