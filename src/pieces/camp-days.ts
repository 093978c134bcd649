/** The days of a camp as a calendar shows them: weeks from Monday, and what each day holds. Pure (D87). */
import { DAY_MS, msOf } from '#schemas/time.ts';
import { shopDay } from '#ui/shop-time.ts';

export interface CampTask {
  /** Unix seconds of the moment it opens; 0 where it waits for no day. */
  unlockTs: number;
  isOpen: boolean;
  isDone: boolean;
}

export interface CampDay {
  count: number;
  doneCount: number;
  /** Whether anything of it is open. */
  isOpen: boolean;
}

const WEEK = 7;
/** A camp of more than a year is read as a list. */
const WEEKS_MAX = 60;

const msAt = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const dayOf = ({ unlockTs }: Pick<CampTask, 'unlockTs'>): string =>
  unlockTs > 0 ? shopDay(msOf(unlockTs)) : '';

/** By the day `YYYY-MM-DD`, the first one first. */
export function campDays(tasks: readonly CampTask[]): ReadonlyMap<string, CampDay> {
  const days = new Map<string, CampDay>();
  const datedTasks = tasks.filter(({ unlockTs }) => unlockTs > 0);
  for (const task of datedTasks.toSorted((one, other) => one.unlockTs - other.unlockTs)) {
    const day = dayOf(task);
    const campDay = days.get(day) ?? { count: 0, doneCount: 0, isOpen: false };
    days.set(day, {
      count: campDay.count + 1,
      doneCount: campDay.doneCount + (task.isDone ? 1 : 0),
      isOpen: campDay.isOpen || task.isOpen,
    });
  }
  return days;
}

/** Whole weeks from the Monday before the first day to the Sunday after the last. */
export function weeksOf(days: readonly string[]): string[][] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (first === '') return [];
  const monday = msAt(first) - ((new Date(msAt(first)).getUTCDay() + 6) % WEEK) * DAY_MS;
  const weeks: string[][] = [];
  for (let at = monday; at <= msAt(last) && weeks.length < WEEKS_MAX; at += WEEK * DAY_MS)
    weeks.push(Array.from({ length: WEEK }, (_, index) => dayAt(at + index * DAY_MS)));
  return weeks;
}

/** The day that is looked at first: today, else the next one with tasks, else the last. */
export function firstChosen(days: readonly string[], today: string): string {
  return days.find((day) => day >= today) ?? days.at(-1) ?? '';
}
