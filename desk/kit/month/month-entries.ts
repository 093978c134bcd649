/** What stands on the days of a month. Pure. */
import { DAY_MS, msOf } from '#schemas/time.ts';
import { dayStart } from './month-days.ts';

export interface MonthEntry {
  key: string;
  /** Unix seconds. */
  at: number;
  /** What its day shows of it. */
  text?: string;
  tone?: 'opens' | 'due';
}

/** What runs for days. */
export interface MonthRun {
  key: string;
  /** Unix seconds, the end excluded. */
  from: number;
  until: number;
  text: string;
}

/** By the first moment of the day, in their order. */
export function entriesByDay<Entry extends Pick<MonthEntry, 'at'>>(
  entries: readonly Entry[],
): ReadonlyMap<number, readonly Entry[]> {
  const byDay = new Map<number, Entry[]>();
  for (const entry of entries) {
    const day = dayStart(msOf(entry.at));
    const entriesOfDay = byDay.get(day);
    if (entriesOfDay === undefined) byDay.set(day, [entry]);
    else entriesOfDay.push(entry);
  }
  return byDay;
}

/** What runs at some moment of a day. */
export const runsOn = (runs: readonly MonthRun[], day: number): MonthRun[] =>
  runs.filter(({ from, until }) => msOf(from) < day + DAY_MS && msOf(until) > day);
