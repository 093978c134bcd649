/** Moments as text: by the shop's clock with its name, or by the viewer's own (D10, ADR-491). */
import type { Locale } from '#schemas/locale.ts';
import { msOf, SHOP_OFFSET_MS } from '#schemas/time.ts';
import { shopClockName, viewerClockName, viewerOffset } from './clock-words.ts';
import { dayText, type CalendarDay } from './day-text.ts';

/** How a moment is shown on a screen; papers (receipts, invoices, certificates) and messages have none of it. */
export interface MomentView {
  /** Unix milliseconds: a year other than its own is shown. */
  now: number;
  /** `viewer`: the browser's clock, which a server cannot know. */
  place: 'shop' | 'viewer';
  /** Whether the clock is named where the viewer's is the shop's: so it stays where a server drew it. */
  isNameKept: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The calendar and the clock at a moment, so many milliseconds east of Greenwich. */
function partsAt(ms: number, offset: number): CalendarDay & { clock: string } {
  const date = new Date(ms + offset);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    clock: `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`,
  };
}

/**
 * Unix seconds as text: "Nov 25, 19:30 Beijing time" or "11月25日 19:30（北京时间）", with the year where it is not this one.
 * Without a view it is meant for a paper or a message: the shop's time, its name and the year always there. In a view, `useMoment` (ui/use-moment.ts).
 */
export function formatMoment(seconds: number, locale: Locale, view?: MomentView): string {
  const ms = msOf(seconds);
  const isViewers = view?.place === 'viewer';
  const offset = isViewers ? viewerOffset(ms) : SHOP_OFFSET_MS;
  const isShops = offset === SHOP_OFFSET_MS;
  const { clock, ...day } = partsAt(ms, offset);
  const isYearShown = view === undefined || day.year !== partsAt(view.now, offset).year;
  const name = isShops ? shopClockName(locale) : viewerClockName(ms, locale);
  const isNamed = !isShops || view?.isNameKept !== false;
  const dayWords = dayText(day, locale, isYearShown);
  if (locale === 'en') return `${dayWords}, ${clock}${isNamed ? ` ${name}` : ''}`;
  return `${dayWords} ${clock}${isNamed ? `（${name}）` : ''}`;
}
