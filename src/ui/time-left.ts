/** Splits the time left until a moment for display, and puts it in words for screen readers. Pure. */
import type { Locale } from '#schemas/locale.ts';
import { timeWords } from './time-words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

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
  const t = timeWords.in(locale);
  const parts = [
    days > 0 && t('day', { count: days }),
    hours > 0 && t('hour', { count: hours }),
    days === 0 && minutes > 0 && t('minute', { count: minutes }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('soon') : t('left', { time: parts.join(' ') });
}
