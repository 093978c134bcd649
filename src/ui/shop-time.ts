/** Times as a shop shows them, in the shop's time zone (D10): the same text on the server and in the browser. */
import type { Locale } from '#schemas/locale.ts';
import { msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The day in the shop at a moment, as a field for a day holds it. */
export function shopDay(ms: number): string {
  return new Date(ms + SHOP_OFFSET_MS).toISOString().slice(0, 10);
}

const two = (value: number) => String(value).padStart(2, '0');

const OFFSET_NAMES = { cn: '北京时间', en: 'UTC+8' } as const;

/** The same with its year and its zone, as papers have it: "2026年11月25日 19:30（北京时间）" or "Nov 25, 2026, 19:30 (UTC+8)". */
export function formatPaperMoment(seconds: number, locale: Locale): string {
  const date = new Date(msOf(seconds) + SHOP_OFFSET_MS);
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return locale === 'en'
    ? `${MONTHS[month] ?? ''} ${day}, ${year}, ${clock} (${OFFSET_NAMES.en})`
    : `${year}年${month + 1}月${day}日 ${clock}（${OFFSET_NAMES.cn}）`;
}

/** Month, day and minute of unix seconds: "11月25日 19:30" or "Nov 25, 19:30". */
export function formatMoment(seconds: number, locale: Locale): string {
  const date = new Date(msOf(seconds) + SHOP_OFFSET_MS);
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const day = date.getUTCDate();
  return locale === 'en'
    ? `${MONTHS[date.getUTCMonth()] ?? ''} ${day}, ${clock}`
    : `${date.getUTCMonth() + 1}月${day}日 ${clock}`;
}
