/** Lengths of study in words. Pure. */
import type { Locale } from '#schemas/locale.ts';
import { studyWords } from './study-words.ts';

const MINUTE_S = 60;
const HOUR_M = 60;

/** "12 minutes", "3 h 5 min"; what is shorter than a minute says so. */
export function sayStudyTime(seconds: number, locale: Locale): string {
  const t = studyWords.in(locale);
  if (seconds <= 0) return t('none');
  const minutes = Math.floor(seconds / MINUTE_S);
  if (minutes === 0) return t('seconds');
  if (minutes < HOUR_M) return t('minutes', { count: minutes });
  const h = Math.floor(minutes / HOUR_M);
  const m = minutes % HOUR_M;
  return m === 0 ? t('hours', { h }) : t('hoursMinutes', { h, m });
}

/** What is left is never told as less than it is. */
export function sayLeft(seconds: number, locale: Locale): string {
  const time = sayStudyTime(Math.ceil(seconds / MINUTE_S) * MINUTE_S, locale);
  return studyWords.in(locale)('left', { time });
}
