/** Days and weeks of the shop's calendar that statistics tell of, with what was studied in them. Pure. */
import { secondsOf } from '#schemas/time.ts';
import { dayBefore } from '#server/areas/shop/area.ts';

export interface StudiedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  creditedMs: number;
}

const DAYS_OF_WEEK = 7;

/** So many days up to this one, which is the last. */
export function daysUpTo(day: string, count: number): string[] {
  const days = [day];
  for (let at = day; days.length < count;) {
    at = dayBefore(at);
    days.unshift(at);
  }
  return days;
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;
  return daysUpTo(day, weekday + 1)[0] ?? day;
}

/** Mondays of so many weeks up to the one this day lies in. */
export function mondaysUpTo(day: string, count: number): string[] {
  const monday = mondayOf(day);
  return daysUpTo(monday, (count - 1) * DAYS_OF_WEEK + 1).filter((_day, index) => index % DAYS_OF_WEEK === 0);
}

/** Whole seconds of each of these days. */
export function secondsByDay(studyDays: readonly StudiedDay[], days: readonly string[]) {
  const byDay = new Map(studyDays.map(({ day, creditedMs }) => [day, creditedMs]));
  return days.map((day) => ({ day, seconds: secondsOf(byDay.get(day) ?? 0) }));
}

/** Whole seconds and days with study of each week. */
export function secondsByWeek(studyDays: readonly StudiedDay[], mondays: readonly string[]) {
  return mondays.map((from) => {
    const own = studyDays.filter(({ day, creditedMs }) => creditedMs > 0 && mondayOf(day) === from);
    return {
      from,
      seconds: secondsOf(own.reduce((sum, { creditedMs }) => sum + creditedMs, 0)),
      days: own.length,
    };
  });
}
