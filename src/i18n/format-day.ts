/** Formats days, from a moment or from the wire's text, for screens and server messages. */
import type { Locale } from '#schemas/locale.ts';
import { msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { dayText } from './day-text.ts';

/** The shop's day at unix seconds, with its year: on lists, papers and in messages. */
export function formatDay(seconds: number, locale: Locale): string {
  const date = new Date(msOf(seconds) + SHOP_OFFSET_MS);
  const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
  return dayText(parts, locale, true);
}

/** A day the wire gives as text, `2027-11-25` or longer; anything else as it is. */
export function formatDayText(text: string, locale: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (year === undefined) return text;
  return dayText({ year: Number(year), month: Number(month) - 1, day: Number(day) }, locale, true);
}
