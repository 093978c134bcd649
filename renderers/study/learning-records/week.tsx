/** The last seven days, minutes each, today marked: a day without study is an empty one and nothing else. */
import type { Statistics } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import { sayStudyTime } from '#pieces/study-time.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Say } from './say.ts';
import panel from './view.module.css';
import styles from './week.module.css';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MINUTE_S = 60;
/** Percent: the shortest study can still be seen. */
const LEAST = 6;

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'mon';

export function Week({ statistics, t, locale }: { statistics: Statistics; t: Say; locale: Locale }) {
  const { days, today } = statistics;
  const activeDays = days.filter(({ seconds }) => seconds > 0).length;
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  return (
    <>
      <h2 className={panel.panelTitle} id="record-week">
        {activeDays === 0 ? t('weekNone') : t('weekSome', { n: activeDays })}
      </h2>
      <ol className={styles.week}>
        {days.map(({ day, seconds }) => (
          <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <span className={styles.minutes} aria-hidden="true">
              {seconds > 0 ? Math.max(1, Math.floor(seconds / MINUTE_S)) : ''}
            </span>
            <span className={styles.well} aria-hidden="true">
              {seconds > 0 && (
                <span
                  className={styles.water}
                  style={{ height: `${Math.max(LEAST, Math.round((100 * seconds) / most))}%` }}
                />
              )}
            </span>
            <span className={styles.dayName}>{day === today ? t('today') : t(weekdayOf(day))}</span>
            <VisuallyHidden>{sayStudyTime(seconds, locale)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </>
  );
}
