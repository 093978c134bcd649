/** The knowledge shop's larger goods: live rooms, membership, columns, the camp and the courses. */
import type { DemoClock } from '../clock.ts';
import type { GoodsDraft } from '../goods.ts';
import { TEACHERS } from './teachers.ts';
import { PHOTOS } from '../photos.ts';

function live(clock: DemoClock): GoodsDraft[] {
  return [
    {
      key: 'teardown-night',
      kind: 'alive',
      title: {
        cn: '产品拆解夜：一张首页的十二个决定',
        en: 'Teardown night: twelve choices on one home page',
      },
      summary: { cn: '正在直播，可随时进入提问。', en: 'On air now. Walk in and ask.' },
      teacher: TEACHERS.shen,
      price: 0,
      live: { state: 'live', starts: clock.now - 35 * 60 },
      students: 2318,
      tags: ['product', 'live'],
      age: 6,
    },
    {
      key: 'first-draft-night',
      kind: 'alive',
      title: { cn: '从素材到初稿：写作公开课', en: 'From notes to first draft: an open class' },
      summary: { cn: '带上你攒着没写的那个题目。', en: 'Bring the idea you keep not writing.' },
      teacher: TEACHERS.lin,
      price: 0,
      live: { state: 'upcoming', starts: clock.at(1, 20) },
      students: 1467,
      tags: ['writing', 'live'],
      age: 4,
    },
    {
      key: 'money-checkup',
      kind: 'alive',
      title: { cn: '家庭财务体检：十张表看清一年', en: 'A family money check-up in ten sheets' },
      summary: { cn: '回放已上线，附全部表格。', en: 'The replay is up, with all ten sheets.' },
      teacher: TEACHERS.zhou,
      price: 1990,
      live: { state: 'ended', starts: clock.at(-5, 20) },
      students: 5934,
      svipFree: true,
      tags: ['finance', 'live'],
      age: 14,
    },
  ];
}

const COLUMNS: GoodsDraft[] = [
  {
    key: 'fifty-two-letters',
    kind: 'column',
    title: { cn: '写作的手艺：五十二封信', en: 'The craft of writing in fifty-two letters' },
    summary: {
      cn: '一周一封，写满一年：从一个句子的重心，到一本书的骨架。',
      en: 'A letter a week for a year, from the weight of a sentence to the bones of a book.',
    },
    teacher: TEACHERS.lin,
    price: 19_900,
    students: 11_230,
    lessons: 52,
    tags: ['writing', 'series', 'editors-pick'],
    age: 180,
  },
  {
    key: 'close-bonds',
    kind: 'column',
    title: { cn: '亲密关系的说明书', en: 'The manual for close relationships' },
    summary: {
      cn: '三十讲，把“你不懂我”翻译成可以做的事。',
      en: 'Thirty talks that turn “you don’t get me” into things you can do.',
    },
    teacher: TEACHERS.lu,
    price: 16_800,
    students: 20_846,
    lessons: 30,
    svipFree: true,
    tags: ['psychology', 'series', 'editors-pick'],
    age: 140,
  },
];

function programmes(clock: DemoClock): GoodsDraft[] {
  return [
    {
      key: 'build-from-zero',
      kind: 'e_course',
      title: { cn: '从零做出一个产品', en: 'Build a product from zero' },
      summary: {
        cn: '五章二十课，跟着做完一个能给人用的小产品。',
        en: 'Five chapters, twenty lessons, one small product that people use.',
      },
      teacher: TEACHERS.shen,
      price: 39_900,
      was: 59_900,
      promotion: { kind: 'flash', ends: clock.hours(53) },
      students: 13_604,
      lessons: 20,
      tags: ['product', 'series'],
      age: 60,
    },
    {
      key: 'money-lesson-one',
      kind: 'e_course',
      title: { cn: '理财第一课：先把日子过明白', en: 'Money, lesson one: sort out life first' },
      summary: {
        cn: '五章二十课，从一张收支表走到十年计划。',
        en: 'Five chapters, twenty lessons, from one honest budget to a ten-year plan.',
      },
      teacher: TEACHERS.zhou,
      price: 26_900,
      students: 9865,
      lessons: 20,
      tags: ['finance', 'series', 'editors-pick'],
      age: 110,
    },
    {
      key: 'photo-camp',
      photo: PHOTOS['lake-evening'],
      kind: 'camp',
      title: { cn: '二十一天摄影训练营 · 第 12 期', en: '21-day photography camp, cohort 12' },
      summary: {
        cn: '每天一个题目，老师逐张点评。现在预约，开营前付款。',
        en: 'A subject a day, every frame reviewed. Book now, pay before it starts.',
      },
      teacher: TEACHERS.cheng,
      price: 29_900,
      was: 39_900,
      pay: 'will-pay',
      promotion: { kind: 'booking', ends: clock.at(8, 20) },
      starts: clock.at(9, 9),
      students: 862,
      lessons: 21,
      tags: ['photography', 'series', 'camp'],
      age: 9,
    },
    {
      key: 'first-three-years',
      kind: 'topic',
      title: { cn: '产品经理的头三年', en: 'A product manager’s first three years' },
      summary: {
        cn: '三个专栏，九十六讲：入行、独当一面、带人。',
        en: 'Three columns, ninety-six talks: getting in, standing alone, leading others.',
      },
      teacher: TEACHERS.shen,
      price: 49_900,
      was: 69_900,
      promotion: { kind: 'discount', ends: clock.at(20, 24) },
      students: 5377,
      lessons: 96,
      tags: ['product', 'series', 'editors-pick'],
      age: 200,
    },
    {
      key: 'thesis-workshop',
      kind: 'e_course',
      title: { cn: '论文写作工作坊 · 合作院校专班', en: 'Thesis workshop, partner universities' },
      summary: { cn: '仅限指定学员学习。', en: 'For designated students only.' },
      teacher: TEACHERS.lin,
      price: 0,
      students: 386,
      lessons: 20,
      tags: ['writing', 'access-designated'],
      age: 30,
    },
    {
      key: 'membership-year',
      kind: 'member',
      title: { cn: '拾光会员 · 年卡', en: 'Lumen membership, one year' },
      summary: {
        cn: '会员课随便学，训练营八五折，每月两场会员直播。',
        en: 'Member courses included, 15% off camps, two member evenings a month.',
      },
      price: 36_500,
      was: 49_800,
      promotion: { kind: 'discount', ends: clock.at(12, 24) },
      students: 4096,
      tags: ['member'],
      age: 365,
    },
  ];
}

export function series(clock: DemoClock): GoodsDraft[] {
  return [...programmes(clock), ...COLUMNS, ...live(clock)];
}
