/** A day of the calendar as people read it, one form per language: every text with a day is made by this. */
import type { Locale } from '#schemas/locale.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export interface CalendarDay {
  year: number;
  /** From 0, as `Date` counts. */
  month: number;
  day: number;
}

/** "Nov 25, 2027" or "2027年11月25日"; without its year "Nov 25" or "11月25日". */
export function dayText({ year, month, day }: CalendarDay, locale: Locale, isYearShown: boolean): string {
  if (locale === 'en') return `${MONTHS[month] ?? ''} ${day}${isYearShown ? `, ${year}` : ''}`;
  return `${isYearShown ? `${year}年` : ''}${month + 1}月${day}日`;
}
