/** The days of a month by the shop's clock, in weeks that begin as they do where the language is spoken. */
import { languageTag, type Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { DAY_MS, SHOP_OFFSET_MS } from '#schemas/time.ts';

/** Year and month, 0 for January. */
export interface Month {
  year: number;
  month: number;
}

const WEEK = 7;
const MONDAY = 1;

export function monthAt(ms: number): Month {
  const date = new Date(ms + SHOP_OFFSET_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

export function monthAfter({ year, month }: Month, steps: number): Month {
  const date = new Date(Date.UTC(year, month + steps, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

/** The first moment of a day of the shop, unix milliseconds. */
export const dayStart = (ms: number): number =>
  Math.floor((ms + SHOP_OFFSET_MS) / DAY_MS) * DAY_MS - SHOP_OFFSET_MS;

export const dayOfMonth = (ms: number): number => new Date(ms + SHOP_OFFSET_MS).getUTCDate();

/** The first moment of a month, and the first after it. */
export function monthSpan({ year, month }: Month): { from: number; until: number } {
  return {
    from: Date.UTC(year, month, 1) - SHOP_OFFSET_MS,
    until: Date.UTC(year, month + 1, 1) - SHOP_OFFSET_MS,
  };
}

/** `2026-12`, as an address names a month. */
export const textOfMonth = ({ year, month }: Month): string =>
  `${String(year)}-${String(month + 1).padStart(2, '0')}`;

/** Undefined for what is no month. */
export function parseMonth(text: string): Month | undefined {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined || month === undefined
    ? undefined
    : { year: Number(year), month: Number(month) - 1 };
}

/** The same day of another month, or its last one. */
export function sameDayIn(month: Month, day: number): number {
  const { from, until } = monthSpan(month);
  return Math.min(from + (dayOfMonth(day) - 1) * DAY_MS, until - DAY_MS);
}

/** Of browsers one says it by a method, an older one by a property, and one not at all. */
interface WeekTeller {
  getWeekInfo(): unknown;
}
const hasMethod = (locale: object): locale is WeekTeller =>
  'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function';

function weekInfoOf(locale: object): unknown {
  if (hasMethod(locale)) return locale.getWeekInfo();
  return 'weekInfo' in locale ? locale.weekInfo : undefined;
}

/** 1 for Monday to 7 for Sunday; Monday where the browser does not say. */
export function firstWeekday(locale: Locale): number {
  const info = weekInfoOf(new Intl.Locale(languageTag(locale)));
  const first = isObject(info) ? info['firstDay'] : undefined;
  return typeof first === 'number' ? first : MONDAY;
}

/** Places of a day in its week, from 0. */
const placeInWeek = (day: number, first: number): number =>
  (new Date(day + SHOP_OFFSET_MS).getUTCDay() - first + 2 * WEEK) % WEEK;

export const weekStart = (day: number, first: number): number => day - placeInWeek(day, first) * DAY_MS;

/** The first moment of each day of its weeks, those of the months before and after among them. */
export function weeksOf(month: Month, first: number): number[][] {
  const { from, until } = monthSpan(month);
  const start = weekStart(from, first);
  const weeks = Math.ceil((until - start) / (WEEK * DAY_MS));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => start + (week * WEEK + index) * DAY_MS),
  );
}

export const isInMonth = (month: Month, day: number): boolean =>
  textOfMonth(monthAt(day)) === textOfMonth(month);
