/** Words of countdowns; here, so that only pages that count carry them. */
import { defineWords } from '#i18n/define-words.ts';

export const timeWords = defineWords('time', {
  cn: {
    days: '天',
    hours: '时',
    minutes: '分',
    seconds: '秒',
    daysShort: '天',
    hoursShort: '时',
    minutesShort: '分',
    secondsShort: '秒',
    left: '还剩 {{time}}',
    soon: '还剩不到一分钟',
    day_other: '{{count}} 天',
    hour_other: '{{count}} 小时',
    minute_other: '{{count}} 分钟',
  },
  en: {
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    daysShort: 'd',
    hoursShort: 'h',
    minutesShort: 'min',
    secondsShort: 's',
    left: '{{time}} left',
    soon: 'Less than a minute left',
    day_one: '{{count}} day',
    day_other: '{{count}} days',
    hour_one: '{{count}} hour',
    hour_other: '{{count}} hours',
    minute_one: '{{count}} minute',
    minute_other: '{{count}} minutes',
  },
});
