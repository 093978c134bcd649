/** The lower half of the knowledge shop's home: free starts, teachers, questions, one last search. */
import type { PageNode } from '#schemas/page/node.ts';
import { block } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toAll, toGoods, toPage, toTag } from '../links.ts';
import { TEACHERS } from './teachers.ts';

const QUESTIONS = [
  {
    question: { cn: '买了以后能学多久？', en: 'How long can I keep a course?' },
    answer: {
      cn: '单课与系列课长期有效，可以反复看。训练营开放到结营后九十天，会员权益按年计算。',
      en: 'Singles and series stay yours, and you can watch them again. Camps stay open for ninety days after the last day. Membership runs for a year.',
    },
  },
  {
    question: { cn: '不合适能退吗？', en: 'What if it is not for me?' },
    answer: {
      cn: '付款七天内、学习进度不到三分之一，全额退款，原路返回。',
      en: 'Within seven days, and before a third of the lessons, you get everything back, the way you paid.',
    },
  },
  {
    question: { cn: '没有基础跟得上吗？', en: 'Can a beginner keep up?' },
    answer: {
      cn: '每门课的第一讲都可以试看，听过再决定。完全零基础，就从“先试一口”里的免费课开始。',
      en: 'The first lesson of every course is open to try. If everything is new to you, begin with the free ones above.',
    },
  },
  {
    question: { cn: '学的时候有人答疑吗？', en: 'Is anyone there to ask?' },
    answer: {
      cn: '系列课有课后讨论，老师每周回复两次。训练营每天都有助教在。',
      en: 'Series have a discussion after each lesson, answered twice a week. In camps a tutor is there every day.',
    },
  },
];

type TeacherKey = keyof typeof TEACHERS;

function teacher(key: TeacherKey, tag: string, role: object, bio: object) {
  return { name: TEACHERS[key], role, bio, avatar: `/demo/avatars/${key}.svg`, link: toTag(tag) };
}

const PEOPLE = [
  teacher(
    'lin',
    'writing',
    { cn: '写作 · 图书编辑', en: 'Writing · Book editor' },
    {
      cn: '编了二十年别人的书，最会改的是第一段。',
      en: 'Twenty years of other people’s books. Best at first paragraphs.',
    },
  ),
  teacher(
    'shen',
    'product',
    { cn: '产品 · 连续创业者', en: 'Product · Founder' },
    {
      cn: '从零做过三款产品，失败了一款，也拿来讲。',
      en: 'Built three products from nothing. Teaches from the one that failed, too.',
    },
  ),
  teacher(
    'zhou',
    'finance',
    { cn: '理财 · 家庭财务顾问', en: 'Money · Family adviser' },
    {
      cn: '看过上千本家庭账本，不荐产品，只教算账。',
      en: 'Has read a thousand household budgets. Recommends no products, only arithmetic.',
    },
  ),
  teacher(
    'lu',
    'psychology',
    { cn: '心理 · 一线咨询师', en: 'Psychology · Counsellor' },
    {
      cn: '相信多数问题，都可以从一句话开始变好。',
      en: 'Believes most things begin to mend with a single sentence.',
    },
  ),
];

export function homeEnding(goods: Goods): PageNode[] {
  return [
    block('starters', 'goods-list', {
      title: { cn: '先试一口', en: 'Start free' },
      subtitle: { cn: '不用付费，今天就能学完的几门', en: 'Nothing to pay, short enough to finish today' },
      more: toTag('starter'),
      query: { source: 'tag', tag_id: 'starter', limit: 6 },
      layout: 'scroll',
    }),
    block('line', 'divider', { look: 'dots', width: 'short' }),
    block('teachers', 'teacher-list', {
      title: { cn: '谁在教', en: 'Who teaches here' },
      subtitle: {
        cn: '先在自己的行当里做出来，再来讲给你听',
        en: 'They did it first. Then we asked them to teach it',
      },
      more: toPage('about'),
      more_text: { cn: '关于书院', en: 'About us' },
      teachers: PEOPLE,
    }),
    block('voices', 'comments-wall', {
      title: { cn: '同学们这样说', en: 'In their own words' },
      subtitle: {
        cn: '《写作的手艺：五十二封信》下面的留言',
        en: 'Said under “The craft of writing in fifty-two letters”',
      },
      good: { id: goods.get('fifty-two-letters').id, sort: 'hot', limit: 6 },
      more: toGoods(goods.get('fifty-two-letters')),
      more_text: { cn: '看看这门课', en: 'See the course' },
    }),
    block('questions', 'faq', {
      title: { cn: '常被问到的', en: 'Asked most often' },
      subtitle: {
        cn: '没有你想问的？打 199-0000-0100，真人接听',
        en: 'Not here? Call 199-0000-0100 and talk to a person',
      },
      items: QUESTIONS,
    }),
    block('last-title', 'title-bar', {
      title: { cn: '还没找到想学的？', en: 'Still looking?' },
      subtitle: { cn: '换个词试试，或者翻翻全部课程', en: 'Try another word, or leaf through everything' },
      more: toAll(),
      more_text: { cn: '全部课程', en: 'All courses' },
      align: 'center',
    }),
    block('last-search', 'search-box', {
      placeholder: { cn: '试试搜“访谈”或“记账”', en: 'Try “interview” or “budget”' },
      hot: 'shop',
    }),
    block('end', 'spacer', { size: 'l' }),
  ];
}
