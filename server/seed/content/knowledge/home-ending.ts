/** The lower half of the knowledge shop's home: free starts, teachers, questions, one last search. */
import type { PageNode } from '#schemas/page/node.ts';
import { block } from '../documents.ts';
import { toTag } from '../links.ts';
import { TEACHERS } from './teachers.ts';

const QUESTIONS = {
  cn: `
<h3>买了以后能学多久？</h3><p>单课与系列课长期有效，可以反复看。训练营开放到结营后九十天，会员权益按年计算。</p>
<h3>不合适能退吗？</h3><p>付款七天内、学习进度不到三分之一，全额退款，原路返回。</p>
<h3>没有基础跟得上吗？</h3><p>每门课的第一讲都可以试看。标着“起步”的课，零基础就能开始。</p>
<h3>学的时候有人答疑吗？</h3><p>系列课有课后讨论，老师每周回复两次。训练营每天都有助教在。</p>`,
  en: `
<h3>How long can I keep a course?</h3><p>Singles and series stay yours, and you can watch them again. Camps stay open for ninety days after the last day. Membership runs for a year.</p>
<h3>What if it is not for me?</h3><p>Within seven days, and before a third of the lessons, you get everything back, the way you paid.</p>
<h3>Can a beginner keep up?</h3><p>The first lesson of every course is open to try. Courses marked “start here” assume nothing at all.</p>
<h3>Is anyone there to ask?</h3><p>Series have a discussion after each lesson, answered twice a week. In camps a tutor is there every day.</p>`,
};

function teacher(name: 'lin' | 'shen' | 'lu' | 'cheng', line: { cn: string; en: string }, tag: string) {
  return { image: `/demo/avatars/${name}.svg`, title: TEACHERS[name], subtitle: line, link: toTag(tag) };
}

export function homeEnding(): PageNode[] {
  return [
    block('starters', 'goods-list', {
      title: { cn: '先试一口', en: 'Start free' },
      subtitle: { cn: '不用付费，今天就能学完的几门', en: 'Nothing to pay, short enough to finish today' },
      more: toTag('starter'),
      query: { source: 'tag', tag_id: 'starter', limit: 6 },
      layout: 'scroll',
    }),
    block('teachers-title', 'title-bar', {
      title: { cn: '谁在教', en: 'Who teaches here' },
      subtitle: {
        cn: '先在自己的行当里做出来，再来讲给你听',
        en: 'They did it first. Then we asked them to teach it',
      },
      align: 'center',
    }),
    block('teachers', 'image-ad', {
      ratio: 'square',
      pictures: [
        teacher(
          'lin',
          { cn: '写作 · 做了二十年图书编辑', en: 'Writing. Twenty years as a book editor' },
          'writing',
        ),
        teacher(
          'shen',
          { cn: '产品 · 从零做过三款产品', en: 'Product. Built three from nothing' },
          'product',
        ),
        teacher('lu', { cn: '心理 · 一线咨询师', en: 'Psychology. A working counsellor' }, 'psychology'),
        teacher(
          'cheng',
          { cn: '摄影 · 拍了十五年平常日子', en: 'Photography. Fifteen years of ordinary days' },
          'photography',
        ),
      ],
    }),
    block('breath', 'spacer', { size: 's' }),
    block('questions-line', 'divider', { look: 'dots', width: 'short' }),
    block('questions-title', 'title-bar', {
      title: { cn: '常被问到的', en: 'Asked most often' },
      align: 'center',
    }),
    block('questions', 'rich-text', { html: QUESTIONS, look: 'card' }),
    block('last-search', 'search-box', {
      title: { cn: '还没找到想学的？', en: 'Still looking?' },
      placeholder: { cn: '试试搜“访谈”或“记账”', en: 'Try “interview” or “budget”' },
      hot: 'shop',
    }),
    block('end', 'spacer', { size: 'm' }),
  ];
}
