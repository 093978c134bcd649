/** The keys of a grid of days: arrows by day and week, Home and End in the week, Page Up and Down by month. One day is its tab stop. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { DAY_MS } from '#schemas/time.ts';
import {
  dayStart,
  isInMonth,
  monthAfter,
  monthAt,
  monthSpan,
  sameDayIn,
  weekStart,
  type Month,
} from './month-days.ts';

const WEEK = 7;

/** The day a key leads to; undefined for a key of something else. */
export function dayAfterKey(key: string, day: number, first: number): number | undefined {
  const month = monthAt(day);
  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => day - DAY_MS,
    ArrowRight: () => day + DAY_MS,
    ArrowUp: () => day - WEEK * DAY_MS,
    ArrowDown: () => day + WEEK * DAY_MS,
    Home: () => weekStart(day, first),
    End: () => weekStart(day, first) + (WEEK - 1) * DAY_MS,
    PageUp: () => sameDayIn(monthAfter(month, -1), day),
    PageDown: () => sameDayIn(monthAfter(month, 1), day),
  };
  return steps[key]?.();
}

interface MonthKeys {
  grid: RefObject<HTMLTableElement | null>;
  month: Month;
  onMonth: (month: Month) => void;
  /** Weekday a week begins on. */
  first: number;
  /** Unix milliseconds. */
  now: number;
  chosenDay: number | undefined;
}

export function useMonthKeys({ grid, month, onMonth, first, now, chosenDay }: MonthKeys) {
  const [lastDay, setLastDay] = useState<number>();
  const isMoving = useRef(false);
  const today = dayStart(now);
  const stop = [lastDay, chosenDay, today].find((day) => day !== undefined && isInMonth(month, day));
  const stopDay = stop ?? monthSpan(month).from;
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${String(stopDay)}"]`)?.focus();
  }, [grid, stopDay]);
  return {
    today,
    stopDay,
    setLastDay,
    onKeyDown: (event: KeyboardEvent) => {
      const day =
        event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, stopDay, first);
      if (day === undefined) return;
      event.preventDefault();
      // Home on the first day of a week moves nothing: the next change of the grid must not take the focus.
      isMoving.current = day !== stopDay;
      setLastDay(day);
      if (!isInMonth(month, day)) onMonth(monthAt(day));
    },
  };
}
