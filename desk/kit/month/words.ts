/** Words of a month at the desk. */
import { defineWords } from '#i18n/define-words.ts';

export const monthWords = defineWords('desk-month', {
  cn: {
    before: '上个月',
    after: '下个月',
    today: '本月',
    entries_other: '{{count}} 项',
    running: '进行中：{{names}}',
    more: '还有 {{count}} 项',
  },
  en: {
    before: 'Previous month',
    after: 'Next month',
    today: 'This month',
    entries_one: '{{count}} entry',
    entries_other: '{{count}} entries',
    running: 'running: {{names}}',
    more: '{{count}} more',
  },
});
