/** The time left until a moment, split for the eye and said for the ear. Pure. */
import type { Locale } from '#schemas/locale.ts';
import { fill } from '#i18n/fill.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Words of countdowns; here, so that only pages that count carry them. */
export const TIME_WORDS = {
  cn: {
    days: '天',
    hours: '时',
    minutes: '分',
    seconds: '秒',
    left: '还剩 {time}',
    soon: '还剩不到一分钟',
    day: '{n} 天',
    manyDays: '{n} 天',
    hour: '{n} 小时',
    manyHours: '{n} 小时',
    minute: '{n} 分钟',
    manyMinutes: '{n} 分钟',
  },
  en: {
    days: 'Days',
    hours: 'Hours',
    minutes: 'Minutes',
    seconds: 'Seconds',
    left: '{time} left',
    soon: 'Less than a minute left',
    day: '{n} day',
    manyDays: '{n} days',
    hour: '{n} hour',
    manyHours: '{n} hours',
    minute: '{n} minute',
    manyMinutes: '{n} minutes',
  },
} as const;

/** Nothing is left once the moment has passed. */
export function timeLeft(seconds: number): TimeLeft {
  const left = Math.max(0, seconds);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}

/** The two largest parts: it changes once an hour while days are left, once a minute after that. */
export function sayTimeLeft({ days, hours, minutes }: TimeLeft, locale: Locale): string {
  const words = TIME_WORDS[locale];
  const parts = [
    days > 0 && fill(days === 1 ? words.day : words.manyDays, { n: days }),
    hours > 0 && fill(hours === 1 ? words.hour : words.manyHours, { n: hours }),
    days === 0 && minutes > 0 && fill(minutes === 1 ? words.minute : words.manyMinutes, { n: minutes }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? words.soon : fill(words.left, { time: parts.join(' ') });
}
