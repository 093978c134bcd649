/** Study over weeks: bars for the eye, and behind them the same as a table. */
import { sayStudyTime } from '#pieces/study-time.ts';
import type { Statistics } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface WeeksProps extends Pick<Statistics, 'weeks'> {
  t: Say;
  locale: Locale;
}

const HEIGHT = 160;
const STEP = 48;
const BAR = 28;
const LEAST = 3;
const HOUR_S = 3600;

/** `11-23` of `2026-11-23`. */
const shortDay = (day: string) => day.slice(5);

function Bars({ weeks, t, locale }: WeeksProps) {
  const most = Math.max(HOUR_S, ...weeks.map(({ seconds }) => seconds));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${String(weeks.length * STEP)} ${String(HEIGHT)}`}
      role="img"
      aria-label={t('chart')}
    >
      {[0, 0.5, 1].map((part) => (
        <line
          key={part}
          className={styles.grid}
          x1="0"
          x2={weeks.length * STEP}
          y1={HEIGHT - part * (HEIGHT - 1)}
          y2={HEIGHT - part * (HEIGHT - 1)}
        />
      ))}
      {weeks.map(({ from, seconds }, index) => {
        const height = seconds === 0 ? 0 : Math.max(LEAST, (seconds / most) * (HEIGHT - 1));
        return (
          <rect
            key={from}
            className={index === weeks.length - 1 ? styles.barNow : styles.bar}
            x={index * STEP + (STEP - BAR) / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx="3"
          >
            <title>{`${from}: ${sayStudyTime(seconds, locale)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

export function Weeks({ weeks, t, locale }: WeeksProps) {
  return (
    <section className={styles.panel} aria-labelledby="record-weeks">
      <h2 className={styles.panelTitle} id="record-weeks">
        {t('byWeek', { count: weeks.length })}
      </h2>
      <div>
        <Bars weeks={weeks} t={t} locale={locale} />
        <div className={styles.ticks} aria-hidden="true">
          {weeks.map(({ from }) => (
            <span key={from}>{shortDay(from)}</span>
          ))}
        </div>
      </div>
      <details className={styles.behind}>
        <summary>{t('asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('week')}</th>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('days7')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ from, seconds, days }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>{sayStudyTime(seconds, locale)}</td>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
