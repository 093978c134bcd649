/** Goods for stories of the shared pieces: every state a card can show. */
import { EXAMPLE_CARD } from '#schemas/content/example-goods.ts';
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';

const BASE: GoodsCard = {
  ...EXAMPLE_CARD,
  title: '',
  summary: '',
  cover: '/demo/covers/who-reads-your-spec.svg',
  teacher: '',
};

type Words = Record<Locale, Pick<GoodsCard, 'title' | 'summary' | 'teacher'>>;

const ROWS: readonly (Partial<GoodsCard> & { words: Words })[] = [
  {
    marketing_type: 3,
    words: {
      cn: {
        title: '产品经理的第一性思考：从用户问题出发',
        summary: '五章二十讲，从真实的用户问题出发，重建产品判断。',
        teacher: '林知行',
      },
      en: {
        title: 'Product Thinking from First Principles',
        summary:
          'Twenty lessons in five chapters: start from real user problems and rebuild your product judgement.',
        teacher: 'Lin Zhixing',
      },
    },
  },
  {
    id: 'v_2',
    cover: '/demo/covers/old-town-walk.svg',
    type: 3,
    price: 0,
    line_price: 0,
    pay_state: 0,
    student_count: 128_000,
    lesson_count: 12,
    words: {
      cn: {
        title: '手机摄影：光影与构图',
        summary: '不买相机，也能拍出一张值得打印的照片。',
        teacher: '苏木',
      },
      en: {
        title: 'Phone Photography: Light and Composition',
        summary: 'No camera needed to take a picture worth printing.',
        teacher: 'Su Mu',
      },
    },
  },
  {
    id: 'l_3',
    cover: '/demo/covers/money-checkup.svg',
    type: 4,
    alive_state: 1,
    price: 9900,
    line_price: 0,
    lesson_count: 0,
    student_count: 842,
    words: {
      cn: {
        title: '直播答疑：普通人如何开始理财',
        summary: '把问题带来，当场拆解三份真实账单。',
        teacher: '周明远',
      },
      en: {
        title: 'Live Q&A: How to Start Managing Your Money',
        summary: 'Bring your questions; we take three real budgets apart on air.',
        teacher: 'Zhou Mingyuan',
      },
    },
  },
  {
    id: 'p_4',
    cover: '/demo/covers/fifty-two-letters.svg',
    type: 6,
    price: 36500,
    line_price: 0,
    lesson_count: 52,
    svip_free: true,
    student_count: 1,
    words: {
      cn: { title: '每周一封写作信', summary: '一年五十二封信，把写作变成一种日常。', teacher: '沈予安' },
      en: {
        title: 'A Letter on Writing, Every Week',
        summary: 'Fifty-two letters a year that turn writing into a daily habit.',
        teacher: 'Shen Yuan',
      },
    },
  },
  {
    id: 'camp_5',
    cover: '/demo/covers/storytime.svg',
    type: 25,
    marketing_type: 8,
    price: 4900,
    line_price: 39900,
    student_count: 10_000,
    lesson_count: 1,
    words: {
      cn: {
        title: '21 天亲子共读训练营：和孩子一起养成阅读习惯，每天二十分钟',
        summary: '每日任务与点评。',
        teacher: '儿童阅读推广人 何晓棠',
      },
      en: {
        title: 'Reading Together: a 21-day Family Camp That Builds a Twenty-minute Habit',
        summary: 'Daily tasks, daily feedback.',
        teacher: 'He Xiaotang, children’s reading advocate',
      },
    },
  },
  {
    id: 'l_6',
    cover: '/demo/covers/put-the-day-down.svg',
    type: 4,
    alive_state: 0,
    start_ts: 1_795_606_200,
    price: 0,
    line_price: 0,
    pay_state: 0,
    lesson_count: 0,
    student_count: 96,
    words: {
      cn: { title: '今晚开播：情绪的来处', summary: '一小时，认识情绪如何影响每一个决定。', teacher: '许言' },
      en: {
        title: 'Tonight: Where Emotions Come From',
        summary: 'One hour on how feelings shape every decision.',
        teacher: 'Xu Yan',
      },
    },
  },
  {
    id: 'a_7',
    type: 2,
    pay_state: 4,
    price: 6800,
    line_price: 0,
    cover: '/demo/covers/missing.svg',
    student_count: 5120,
    lesson_count: 36,
    words: {
      cn: { title: '睡前听点经济学', summary: '三十六段十分钟音频。', teacher: '陈述' },
      en: { title: 'Economics at Bedtime', summary: 'Thirty-six ten-minute audios.', teacher: 'Chen Shu' },
    },
  },
  {
    id: 'p_8',
    type: 5,
    price: 129_900,
    line_price: 0,
    cover: '',
    student_count: 0,
    lesson_count: 0,
    words: {
      cn: { title: '拾光年度会员', summary: '全站课程，一年畅学。', teacher: '' },
      en: { title: 'Lumen Annual Membership', summary: 'Every course in the shop for a year.', teacher: '' },
    },
  },
];

export function sampleGoods(locale: Locale): GoodsCard[] {
  return ROWS.map(({ words, ...row }) => ({
    ...BASE,
    ...row,
    ...words[locale],
  }));
}

const isCard = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['title'] === 'string' && 'pay_state' in value && 'student_count' in value;

/**
 * The data of an example, whose goods are written in Chinese, with the words of the sample goods where another language is shown.
 *
 * @param data what a call of the example answers, of any shape
 */
export function withSampleWords(locale: Locale, data: unknown): unknown {
  if (locale === 'cn') return data;
  const words = sampleGoods(locale).map(({ title, summary, teacher }) => ({ title, summary, teacher }));
  let count = 0;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
    return isCard(value) ? { ...parts, ...words[count++ % words.length] } : parts;
  };
  return change(data);
}
