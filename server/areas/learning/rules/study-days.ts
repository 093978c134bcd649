/** What was credited on which day of the shop's calendar: moments are split at its midnights. Pure. */
import { dayAt, endOfDayAt } from '#server/areas/shop/area.ts';
import type { CreditedPart } from './credit.ts';

/** Milliseconds of one day; `reportedMs` are those of `creditedMs` that came late. */
export interface DayCredit {
  /** `YYYY-MM-DD`. */
  day: string;
  creditedMs: number;
  reportedMs: number;
}

/** One entry a day, in their order; none for a day without credit. */
export function daysOf(parts: readonly CreditedPart[]): DayCredit[] {
  const days = new Map<string, DayCredit>();
  for (const { from, to, isLate } of parts) {
    for (let at = from; at < to;) {
      const day = dayAt(at);
      const end = Math.min(to, endOfDayAt(at));
      const credit = days.get(day) ?? { day, creditedMs: 0, reportedMs: 0 };
      const length = end - at;
      days.set(day, {
        day,
        creditedMs: credit.creditedMs + length,
        reportedMs: credit.reportedMs + (isLate ? length : 0),
      });
      at = end;
    }
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
