/** Words of the outline of a course. */
export const words = {
  cn: {
    lessons_other: '{{count}} 课时',
    trial: '试学',
    trialFor: '试学 {{time}}',
    more: '加载更多章节',
    failed: '目录没有加载出来，请再试一次',
  },
  en: {
    lessons_one: '{{count}} lesson',
    lessons_other: '{{count}} lessons',
    trial: 'Free trial',
    trialFor: '{{time}} free',
    more: 'Show more chapters',
    failed: 'The outline didn’t load. Please try again.',
  },
} as const;
