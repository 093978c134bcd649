/** Single goods of the knowledge shop: articles, audio and video. */
import type { DemoClock } from '../clock.ts';
import type { GoodsDraft } from '../goods.ts';
import { OTHERS } from './goods-others.ts';
import { TEACHERS } from './teachers.ts';

const ARTICLES: GoodsDraft[] = [
  {
    key: 'who-reads-your-spec',
    kind: 'image_text',
    title: { cn: '需求文档是写给谁看的', en: 'Who is your spec really for?' },
    summary: {
      cn: '同一份文档，研发、设计、老板各看什么。附一页可直接套用的模板。',
      en: 'One document, three readers, and a one-page template you can use this afternoon.',
    },
    teacher: TEACHERS.shen,
    price: 990,
    students: 3182,
    tags: ['product', 'read'],
    age: 46,
  },
  {
    key: 'three-hundred-words',
    kind: 'image_text',
    title: { cn: '每天三百字，重新喜欢上写作', en: 'Three hundred words a day' },
    summary: {
      cn: '不求好，只求写完。一份三十天、谁都能坚持的练习单。',
      en: 'Not good words, just finished ones. A thirty-day practice anyone can keep.',
    },
    teacher: TEACHERS.lin,
    price: 0,
    students: 18_642,
    tags: ['writing', 'read', 'starter'],
    age: 210,
  },
  {
    key: 'four-pockets',
    kind: 'image_text',
    title: { cn: '家庭账本的四个口袋', en: 'Four pockets for the family budget' },
    summary: {
      cn: '日常、备用、长期、心愿：把钱分好类，争吵就少了一半。',
      en: 'Daily, rainy day, long term, wishes. Sort the money and half the arguments go away.',
    },
    teacher: TEACHERS.zhou,
    price: 690,
    students: 5210,
    svipFree: true,
    tags: ['finance', 'read'],
    age: 88,
  },
  {
    key: 'no-school-morning',
    kind: 'image_text',
    title: { cn: '孩子说“不想上学”的那个早晨', en: 'The morning your child says no to school' },
    summary: {
      cn: '先接住情绪，再谈出门。五句可以照着说的话。',
      en: 'Meet the feeling first, the school bag second. Five sentences that help.',
    },
    teacher: TEACHERS.gu,
    price: 0,
    students: 9377,
    tags: ['parenting', 'read', 'starter'],
    age: 32,
  },
  {
    key: 'three-envelopes',
    kind: 'image_text',
    title: { cn: '发工资那天的三个信封', en: 'Three envelopes on payday' },
    summary: {
      cn: '十分钟读完，当晚就能用上的分钱法。',
      en: 'A ten-minute read, and a way to split the pay you can use tonight.',
    },
    teacher: TEACHERS.zhou,
    price: 0,
    students: 6204,
    tags: ['finance', 'read', 'starter'],
    age: 58,
  },
  {
    key: 'corner-light',
    kind: 'image_text',
    title: { cn: '街角的光：下班路上的十张照片', en: 'Corner light: ten frames on the way home' },
    summary: {
      cn: '不绕路，不停车，只是抬头看。',
      en: 'No detour, no stopping. You only look up.',
    },
    teacher: TEACHERS.cheng,
    price: 0,
    students: 4815,
    tags: ['photography', 'read', 'starter'],
    age: 22,
  },
];

function audio(clock: DemoClock): GoodsDraft[] {
  return [
    {
      key: 'put-the-day-down',
      kind: 'audio',
      title: { cn: '睡前十分钟：把今天轻轻放下', en: 'Ten minutes before sleep' },
      summary: {
        cn: '一段跟着做的情绪复盘，适合关灯以后听。',
        en: 'A guided way to look back and put the day down. Best with the lights off.',
      },
      teacher: TEACHERS.lu,
      price: 1290,
      was: 1990,
      promotion: { kind: 'discount', ends: clock.at(5, 24) },
      students: 12_874,
      tags: ['psychology', 'listen'],
      age: 120,
    },
    {
      key: 'three-statements',
      kind: 'audio',
      title: { cn: '走路时听懂三张财务报表', en: 'Three financial statements, on a walk' },
      summary: {
        cn: '用一家街角面馆的账，讲清利润、资产与现金。',
        en: 'Profit, assets and cash, explained with the books of one corner noodle shop.',
      },
      teacher: TEACHERS.zhou,
      price: 1490,
      students: 4021,
      tags: ['finance', 'listen'],
      age: 64,
    },
    {
      key: 'eighty-years-of-buttons',
      kind: 'audio',
      title: { cn: '一颗按钮的八十年', en: 'Eighty years of the button' },
      summary: {
        cn: '从拨杆到触屏，听设计如何一点点学会让人放心。',
        en: 'From toggle switches to glass: how design learned to be trusted.',
      },
      teacher: TEACHERS.shen,
      price: 0,
      students: 7713,
      tags: ['product', 'listen', 'starter'],
      age: 150,
    },
    {
      key: 'ask-why-less',
      kind: 'audio',
      title: { cn: '少问一句“为什么”', en: 'Ask “why” a little less' },
      summary: {
        cn: '换一种问法，孩子才愿意把话说完。',
        en: 'Ask it another way and children will tell you the rest.',
      },
      teacher: TEACHERS.gu,
      price: 990,
      students: 6120,
      svipFree: true,
      tags: ['parenting', 'listen'],
      age: 19,
    },
    {
      key: 'name-the-feeling',
      kind: 'audio',
      title: { cn: '给心情起个名字', en: 'Give the feeling a name' },
      summary: {
        cn: '说得出来，就放得下一半。',
        en: 'Say what it is, and half of it is already down.',
      },
      teacher: TEACHERS.lu,
      price: 0,
      students: 8046,
      tags: ['psychology', 'listen', 'starter'],
      age: 37,
    },
  ];
}

function video(clock: DemoClock): GoodsDraft[] {
  return [
    {
      key: 'one-window',
      kind: 'video',
      title: { cn: '一扇窗，一张人像', en: 'One window, one portrait' },
      summary: {
        cn: '不买灯，不布景。用家里的窗光拍出有呼吸的人像。',
        en: 'No lights, no studio. Portraits that breathe, made with the window you have.',
      },
      teacher: TEACHERS.cheng,
      price: 1900,
      was: 3900,
      promotion: { kind: 'flash', ends: clock.hours(31) },
      students: 8455,
      tags: ['photography', 'watch'],
      age: 75,
    },
    {
      key: 'family-album',
      kind: 'video',
      title: { cn: '用手机拍完一本家庭画册', en: 'A family album, shot on a phone' },
      summary: {
        cn: '从选题到排版，四个周末，一本拿得出手的画册。',
        en: 'Four weekends from first idea to a printed book you are proud of.',
      },
      teacher: TEACHERS.cheng,
      price: 3900,
      was: 5900,
      promotion: { kind: 'discount', ends: clock.at(9, 24) },
      students: 15_203,
      tags: ['photography', 'watch', 'parenting'],
      age: 98,
    },
    {
      key: 'honest-interview',
      kind: 'video',
      title: { cn: '四十五分钟，问出用户的真话', en: 'Forty-five minutes to an honest interview' },
      summary: {
        cn: '一场真实访谈全程录像，逐句拆解该问与不该问的。',
        en: 'A real interview, start to finish, with every good and bad question marked.',
      },
      teacher: TEACHERS.shen,
      price: 4900,
      students: 6688,
      tags: ['product', 'watch'],
      age: 27,
    },
    {
      key: 'before-index-funds',
      kind: 'video',
      title: { cn: '买指数基金之前要想清楚的事', en: 'Before you buy an index fund' },
      summary: {
        cn: '不荐产品，只讲取舍：期限、波动，还有你自己。',
        en: 'No tips, only trade-offs: your time, your nerves and the small print.',
      },
      teacher: TEACHERS.zhou,
      price: 2900,
      students: 7402,
      svipFree: true,
      tags: ['finance', 'watch'],
      age: 54,
    },
    {
      key: 'field-guide-to-bias',
      kind: 'video',
      title: { cn: '认知偏差观察手册', en: 'A field guide to your biases' },
      summary: {
        cn: '读书会成员专场，凭课程密码观看。',
        en: 'Recorded for the reading club. Members watch with the course password.',
      },
      teacher: TEACHERS.lu,
      price: 0,
      students: 3319,
      tags: ['psychology', 'watch', 'access-password'],
      age: 41,
    },
  ];
}

export function singles(clock: DemoClock): GoodsDraft[] {
  return [...ARTICLES, ...audio(clock), ...video(clock), ...OTHERS];
}
