/** The span of a report in its address: `?report=sales&by=day&from=2026-11-21&to=2026-11-27`, days of the shop's zone. Pure. */
import { REPORT_DAYS_MAX } from '#schemas/api/console/reports.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import { isDay } from '#ui/day.ts';
import { shopDay } from '#ui/shop-time.ts';

export const REPORT_NAMES = ['sales', 'study', 'hours', 'live', 'searches'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];
type ReportBy = 'day' | 'goods' | 'words';

/** What a report can be counted by, its own first; none of those that are lists of something else. */
export const REPORT_BY: Readonly<Record<ReportName, readonly ReportBy[]>> = {
  sales: ['day', 'goods'],
  study: ['day', 'goods'],
  hours: ['day'],
  live: ['day'],
  searches: ['words', 'day'],
};

/** First and last day, both included. */
interface ReportDays {
  from: string;
  to: string;
}

export interface ReportSpan extends ReportDays {
  report: ReportName;
  by: ReportBy;
}

const WEEK = 7;

/** The day of the shop so many days before a moment. @param now unix milliseconds */
export function dayBefore(now: number, days: number): string {
  return shopDay(now - days * DAY_MS);
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

const dayOr = (text: string | undefined, other: string): string =>
  text !== undefined && isDay(text) ? text : other;

/** The last week where the address names no days. */
export function readSpan(params: URLSearchParams, now: number): ReportSpan {
  const { from, to, report, by }: Record<string, string | undefined> = Object.fromEntries(params);
  const name = REPORT_NAMES.find((one) => one === report) ?? 'sales';
  const ways = REPORT_BY[name];
  return {
    report: name,
    by: ways.find((one) => one === by) ?? ways[0] ?? 'day',
    from: dayOr(from, dayBefore(now, WEEK - 1)),
    to: dayOr(to, dayBefore(now, 0)),
  };
}

/** Unix seconds as the call takes them, the end excluded; undefined for a span it would refuse. */
export function secondsOfSpan({ from, to }: ReportDays): { from: number; to: number } | undefined {
  if (!isDay(from) || !isDay(to)) return undefined;
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  if (end <= start || end - start > REPORT_DAYS_MAX * DAY_MS) return undefined;
  return { from: secondsOf(start), to: secondsOf(end) };
}
