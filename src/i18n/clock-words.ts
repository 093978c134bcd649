/** What the shop's clock and the viewer's are called: the names of time zones. */
import { languageTag, type Locale } from '#schemas/locale.ts';
import { MINUTE_MS } from '#schemas/time.ts';
import { defineWords } from './define-words.ts';

const clockWords = defineWords('clock', {
  cn: { shop: '北京时间' },
  en: { shop: 'Beijing time' },
});

export const shopClockName = (locale: Locale): string => clockWords.in(locale)('shop');

/** "EST", "GMT-5": as the viewer's language calls the browser's time zone at a moment, unix milliseconds. */
export function viewerClockName(ms: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(languageTag(locale), { timeZoneName: 'short' }).formatToParts(ms);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** How far east of Greenwich the browser's clock is at a moment, in milliseconds; summer time counts. */
export const viewerOffset = (ms: number): number => -new Date(ms).getTimezoneOffset() * MINUTE_MS;
