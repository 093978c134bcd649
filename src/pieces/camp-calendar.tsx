/** The days of a camp in weeks; a day with tasks is a button that says how they stand (D87). */
import type { Locale } from '#schemas/locale.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { campDays, weeksOf, type CampDay, type CampTask } from './camp-days.ts';
import { campWords } from './camp-words.ts';
import styles from './camp-calendar.module.css';

interface CampCalendarProps {
  tasks: readonly CampTask[];
  /** `YYYY-MM-DD` in the shop's time, as all days here. */
  chosenDay: string;
  choose: (day: string) => void;
  today: string;
  locale: Locale;
}

const numbersOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
};

function sayDay(day: string, { count, doneCount, isOpen }: CampDay, locale: Locale): string {
  const t = campWords.in(locale);
  const { month, date } = numbersOf(day);
  const parts = [t('day', { month, day: date }), t('tasks', { count })];
  if (doneCount > 0) parts.push(t('done', { n: doneCount }));
  if (!isOpen) parts.push(t('waits'));
  return parts.join(locale === 'cn' ? '，' : ', ');
}

function Day({
  day,
  campDay,
  chosenDay,
  choose,
  today,
  locale,
}: Omit<CampCalendarProps, 'tasks'> & { day: string; campDay: CampDay | undefined }) {
  const number = numbersOf(day).date;
  const look = cx(styles.day, day === today && styles.today);
  if (campDay === undefined) return <span className={look}>{number}</span>;
  const isDone = campDay.doneCount === campDay.count;
  return (
    <button
      type="button"
      className={cx(look, styles.held, campDay.isOpen && styles.open, day === chosenDay && styles.chosen)}
      aria-pressed={day === chosenDay}
      aria-current={day === today ? 'date' : undefined}
      aria-label={sayDay(day, campDay, locale)}
      onClick={() => choose(day)}
    >
      {number}
      <span className={styles.mark}>
        {isDone ? <Icon name="success" size={16} /> : !campDay.isOpen && <Icon name="lock" size={16} />}
        {campDay.isOpen && !isDone && <span className={styles.dot} />}
      </span>
    </button>
  );
}

export function CampCalendar({ tasks, ...dayProps }: CampCalendarProps) {
  const t = campWords.in(dayProps.locale);
  const days = campDays(tasks);
  const weeks = weeksOf([...days.keys()]);
  const { year, month } = numbersOf(dayProps.chosenDay);
  return (
    <div className={styles.calendar} role="group" aria-label={t('days')}>
      <p className={styles.month}>{t('month', { year, month })}</p>
      <div className={styles.week} aria-hidden="true">
        {t('weekdays')
          .split(' ')
          .map((name) => (
            <span key={name} className={styles.name}>
              {name}
            </span>
          ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={styles.week}>
          {week.map((day) => (
            <Day key={day} day={day} campDay={days.get(day)} {...dayProps} />
          ))}
        </div>
      ))}
    </div>
  );
}
