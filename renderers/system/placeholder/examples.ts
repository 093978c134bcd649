/** Named configs of the placeholder block. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: {} },
  {
    name: 'typical',
    props: {
      title: { cn: '秋季训练营', en: 'Autumn camp' },
      hint: { cn: '报名入口将在开营前一周开放', en: 'Enrolment opens a week before the camp starts' },
    },
  },
  {
    name: 'long-text',
    props: {
      title: {
        cn: '面向全体学员的年度学习报告与成长档案正在准备中',
        en: 'A yearly report of all that every learner did is on its way',
      },
      hint: {
        cn: '我们正在整理过去一年的学习数据，完成后会第一时间在这里呈现，感谢您的耐心等待。',
        en: 'We are putting together a year of learning; it will appear here as soon as it is done. Thank you for waiting.',
      },
    },
  },
];
