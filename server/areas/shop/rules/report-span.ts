/** The span a report is asked for, and the days it touches. */
import { REPORT_DAYS_MAX } from '#schemas/api/console/reports.ts';
import { DAY_MS, msOf } from '#schemas/time.ts';
import { dayAt } from './shop-day.ts';

interface ReportSpan {
  /** Unix milliseconds, the end excluded. */
  from: number;
  until: number;
  /** Every day of the shop's zone it touches, in their order. */
  days: readonly string[];
}

/** Undefined where it ends before it begins, or is longer than a report may be. */
export function reportSpan(input: { from: number; to: number }): ReportSpan | undefined {
  const [from, until] = [msOf(input.from), msOf(input.to)];
  if (until <= from || until - from > REPORT_DAYS_MAX * DAY_MS) return undefined;
  const days: string[] = [];
  const last = dayAt(until - 1);
  for (let at = from; days.at(-1) !== last; at += DAY_MS) days.push(dayAt(at));
  return { from, until, days };
}
