/** How study is said wherever it is shown: lengths of time, what is left, where one goes on. */
import { defineWords } from '#i18n/define-words.ts';

export const studyWords = defineWords('study', {
  cn: {
    seconds: '不到 1 分钟',
    minutes_other: '{{count}} 分钟',
    hours: '{{h}} 小时',
    hoursMinutes: '{{h}} 小时 {{m}} 分钟',
    none: '0 分钟',
    left: '还剩 {{time}}',
    continue: '继续学习',
    go: '继续',
    goOn: '继续学习：{{title}}',
    lesson: '第 {{n}} 课，共 {{count}} 课',
  },
  en: {
    seconds: 'less than a minute',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours: '{{h}} h',
    hoursMinutes: '{{h}} h {{m}} min',
    none: '0 minutes',
    left: '{{time}} left',
    continue: 'Continue learning',
    go: 'Continue',
    goOn: 'Continue: {{title}}',
    lesson: 'Lesson {{n}} of {{count}}',
  },
});
