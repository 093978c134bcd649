/** Courses of the training shops: nothing is sold, everything is assigned or open to staff. */
import type { DemoClock } from '../clock.ts';
import type { GoodsDraft } from '../goods.ts';

const ACADEMY = { cn: '学习发展部', en: 'Learning & Development' };
const LEGAL = { cn: '法务合规部', en: 'Legal & Compliance' };
const SALES = { cn: '销售学院', en: 'Sales Academy' };

const ONBOARDING: GoodsDraft[] = [
  {
    key: 'first-thirty-days',
    kind: 'e_course',
    title: { cn: '入职三十天：从认识到上手', en: 'Your first thirty days' },
    summary: { cn: '五章二十课，陪你走完第一个月。', en: 'Five chapters, twenty lessons, one good start.' },
    teacher: ACADEMY,
    price: 0,
    students: 1842,
    lessons: 20,
    tags: ['onboarding', 'path'],
    age: 120,
  },
  {
    key: 'how-we-work',
    kind: 'image_text',
    title: { cn: '我们怎样做事', en: 'How we work here' },
    summary: {
      cn: '十二条共识，每条一个真实的故事。',
      en: 'Twelve agreements, each with the story behind it.',
    },
    teacher: ACADEMY,
    price: 0,
    students: 2960,
    tags: ['onboarding'],
    age: 300,
  },
  {
    key: 'product-line-tour',
    kind: 'video',
    title: { cn: '产品线导览', en: 'A tour of our product lines' },
    summary: { cn: '二十分钟看懂三条产品线卖给谁。', en: 'Twenty minutes: three lines, and who buys them.' },
    teacher: ACADEMY,
    price: 0,
    students: 2215,
    tags: ['onboarding', 'sales'],
    age: 90,
  },
];

const COMPLIANCE: GoodsDraft[] = [
  {
    key: 'code-of-conduct',
    kind: 'e_course',
    title: { cn: '合规必修：商业行为准则', en: 'Compliance essentials: code of conduct' },
    summary: { cn: '年度必修，学完参加考试。', en: 'Required every year, followed by the exam.' },
    teacher: LEGAL,
    price: 0,
    students: 3120,
    lessons: 12,
    tags: ['compliance', 'required'],
    age: 45,
  },
  {
    key: 'data-privacy',
    kind: 'video',
    title: { cn: '客户数据，哪些能碰哪些不能', en: 'Customer data: what you may touch' },
    summary: { cn: '六个场景，六个判断。', en: 'Six situations, six decisions.' },
    teacher: LEGAL,
    price: 0,
    students: 2874,
    tags: ['compliance', 'required'],
    age: 30,
  },
  {
    key: 'conduct-exam',
    kind: 'examination',
    title: { cn: '商业行为准则 · 年度考试', en: 'Code of conduct: annual exam' },
    summary: { cn: '三十题，八十分通过，可补考一次。', en: 'Thirty questions, 80 to pass, one retake.' },
    teacher: LEGAL,
    price: 0,
    students: 2410,
    tags: ['compliance', 'required'],
    age: 45,
  },
  {
    key: 'safe-site',
    kind: 'video',
    title: { cn: '走进现场前的安全课', en: 'Before you walk on site' },
    summary: { cn: '护具、标识、三个不要。', en: 'Gear, signs and three things you never do.' },
    teacher: { cn: '安全生产部', en: 'Site Safety' },
    price: 0,
    students: 1986,
    tags: ['compliance'],
    age: 210,
  },
];

function growth(clock: DemoClock): GoodsDraft[] {
  return [
    {
      key: 'sales-camp',
      kind: 'camp',
      title: { cn: '新锐销售训练营 · 第 6 期', en: 'Sales camp, cohort 6' },
      summary: { cn: '十四天，每天一通真实的电话。', en: 'Fourteen days, one real call a day.' },
      teacher: SALES,
      price: 0,
      starts: clock.at(6, 9),
      students: 168,
      lessons: 14,
      tags: ['sales', 'path'],
      age: 8,
    },
    {
      key: 'negotiation',
      kind: 'column',
      title: { cn: '谈判的分寸', en: 'Negotiation, in proportion' },
      summary: {
        cn: '十八讲，让步之前先想清楚换什么。',
        en: 'Eighteen talks on what to ask for before you give.',
      },
      teacher: SALES,
      price: 0,
      students: 1033,
      lessons: 18,
      tags: ['sales'],
      age: 70,
    },
    {
      key: 'first-call',
      kind: 'audio',
      title: { cn: '第一通电话的前三十秒', en: 'The first thirty seconds of a call' },
      summary: { cn: '三段真实录音，三种开场。', en: 'Three real recordings, three ways to open.' },
      teacher: SALES,
      price: 0,
      students: 1477,
      tags: ['sales'],
      age: 25,
    },
    {
      key: 'first-time-manager',
      kind: 'topic',
      title: { cn: '第一次带团队', en: 'Leading a team for the first time' },
      summary: { cn: '三个专栏：目标、反馈、一对一。', en: 'Three columns: goals, feedback, one-to-ones.' },
      teacher: ACADEMY,
      price: 0,
      students: 764,
      lessons: 36,
      tags: ['management'],
      age: 150,
    },
    {
      key: 'quarter-open-day',
      kind: 'alive',
      title: { cn: '季度开放日：管理层问答', en: 'Quarterly open day: ask the leadership' },
      summary: { cn: '提前提交问题，现场回答。', en: 'Send your question early, hear it answered live.' },
      teacher: ACADEMY,
      price: 0,
      live: { state: 'upcoming', starts: clock.at(2, 15) },
      students: 642,
      tags: ['management', 'live'],
      age: 5,
    },
  ];
}

export function trainingGoods(clock: DemoClock): GoodsDraft[] {
  return [...ONBOARDING, ...COMPLIANCE, ...growth(clock)];
}
