/** A month as a grid of days, reached and walked by keys: what runs, what each day holds, and the day that is chosen (ADR-832). */
import { useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import { formatDay } from '#i18n/format-day.ts';
import { systemClock } from '#platform/clock.ts';
import { cx } from '#ui/cx.ts';
import { dayOfMonth, firstWeekday, isInMonth, weeksOf, type Month } from './month-days.ts';
import { entriesByDay, runsOn, type MonthEntry, type MonthRun } from './month-entries.ts';
import { monthTitle } from './month-head.tsx';
import styles from './month.module.css';
import { useMonthKeys } from './use-month-keys.ts';
import { monthWords } from './words.ts';

/** Entries a day shows in words, and lines of what runs. */
const SHOWN_MAX = 3;
const RUNS_MAX = 2;

interface MonthGridProps {
  month: Month;
  onMonth: (month: Month) => void;
  entries: readonly MonthEntry[];
  runs?: readonly MonthRun[];
  /** First moment of a day; undefined for the whole month. */
  chosenDay: number | undefined;
  /** The chosen day again is none. */
  onChoose: (day: number | undefined) => void;
  /** A day says how many entries it has, and not which. */
  isCompact?: boolean;
}

/** Names from a weekday on, 1 for Monday: 1 January 2024 was one. */
const weekdays = (locale: Locale, first: number, weekday: 'short' | 'long') => {
  const names = new Intl.DateTimeFormat(languageTag(locale), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2024, 0, first + index)));
};

interface DayProps {
  day: number;
  entries: readonly MonthEntry[];
  runs: readonly MonthRun[];
  /** The first of its week or month: what runs says its name there. */
  isFirst: boolean;
  isCompact: boolean;
}

function useDayName() {
  const t = useTranslation(monthWords);
  const locale = useLocale();
  return ({ day, entries, runs }: Pick<DayProps, 'day' | 'entries' | 'runs'>) =>
    [
      formatDay(secondsOf(day), locale),
      ...(entries.length === 0 ? [] : [t('entries', { count: entries.length })]),
      ...(runs.length === 0 ? [] : [t('running', { names: runs.map(({ text }) => text).join(' · ') })]),
    ].join(locale === 'cn' ? '，' : ', ');
}

/** What stands on a day, beside the name that is read out. */
function DayInside({ day, entries, runs, isFirst, isCompact }: DayProps) {
  const t = useTranslation(monthWords);
  const rest = entries.length - SHOWN_MAX;
  return (
    <>
      <span className={styles.number}>{dayOfMonth(day)}</span>
      {runs.slice(0, RUNS_MAX).map(({ key, from, text }) => (
        <span key={key} className={styles.run}>
          {isFirst || from >= secondsOf(day) ? text : ''}
        </span>
      ))}
      {!isCompact &&
        entries.slice(0, SHOWN_MAX).map(({ key, text, tone = 'opens' }) => (
          <span key={key} className={cx(styles.entry, styles[tone])}>
            {text}
          </span>
        ))}
      {!isCompact && rest > 0 && <span className={styles.more}>{t('more', { count: rest })}</span>}
      {isCompact && entries.length > 0 && <span className={styles.count}>{entries.length}</span>}
    </>
  );
}

export function MonthGrid(props: MonthGridProps) {
  const { month, entries, runs = [], chosenDay, onChoose, isCompact = false } = props;
  const locale = useLocale();
  const nameOf = useDayName();
  const first = firstWeekday(locale);
  const grid = useRef<HTMLTableElement>(null);
  const keys = useMonthKeys({ ...props, grid, first, now: systemClock.now() });
  const byDay = entriesByDay(entries);
  const names = weekdays(locale, first, 'long');
  const cell = (day: number, column: number) => {
    const isFirst = column === 0 || dayOfMonth(day) === 1;
    const inside = { day, entries: byDay.get(day) ?? [], runs: runsOn(runs, day), isFirst, isCompact };
    return (
      <td key={day} aria-selected={day === chosenDay}>
        <button
          type="button"
          className={cx(styles.day, day === keys.today && styles.today)}
          tabIndex={day === keys.stopDay ? 0 : -1}
          aria-label={nameOf(inside)}
          aria-current={day === keys.today ? 'date' : undefined}
          data-day={day}
          data-count={inside.entries.length}
          onFocus={() => keys.setLastDay(day)}
          onClick={() => onChoose(day === chosenDay ? undefined : day)}
        >
          <DayInside {...inside} />
        </button>
      </td>
    );
  };
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is walked by keys
      role="grid"
      className={cx(styles.month, isCompact && styles.compact)}
      aria-label={monthTitle(month, locale)}
      onKeyDown={keys.onKeyDown}
    >
      <thead>
        <tr>
          {weekdays(locale, first, 'short').map((name, index) => (
            <th key={name} scope="col" abbr={names[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, first).map((week, row) => (
          <tr key={String(row)}>
            {week.map((day, column) =>
              isInMonth(month, day) ? (
                cell(day, column)
              ) : (
                <td key={day} className={styles.outside}>
                  {dayOfMonth(day)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Entries of the chosen day, or of the whole month. */
export const entriesShown = <Entry extends Pick<MonthEntry, 'at'>>(
  entries: readonly Entry[],
  chosenDay: number | undefined,
): readonly Entry[] =>
  chosenDay === undefined
    ? entries
    : entries.filter(({ at }) => at >= secondsOf(chosenDay) && at < secondsOf(chosenDay + DAY_MS));
