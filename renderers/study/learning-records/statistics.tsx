/** Statistics: in all, week by week with the same as a table, and what took the time. */
import type { useStatistics } from '#features/learning/index.ts';
import { sayStudyTime } from '#pieces/study-time.ts';
import type { Statistics } from '#schemas/api/learning/records.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';
import { Weeks } from './weeks.tsx';
import type { Say } from './words.ts';

interface PartProps {
  t: Say;
  locale: Locale;
}

function Totals({ total, t, locale }: PartProps & Pick<Statistics, 'total'>) {
  const facts = [
    ['totalTime', sayStudyTime(total.seconds, locale)],
    ['totalDays', String(total.days)],
    ['totalFinished', String(total.finished)],
  ] as const;
  return (
    <dl className={styles.totals}>
      {facts.map(([key, value]) => (
        <div key={key} className={styles.total}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Courses({ courses, t, locale }: PartProps & Pick<Statistics, 'courses'>) {
  const most = Math.max(1, ...courses.map(({ seconds }) => seconds));
  return (
    <section className={styles.panel} aria-labelledby="record-courses">
      <h2 className={styles.panelTitle} id="record-courses">
        {t('byCourse')}
      </h2>
      <ol className={styles.courses}>
        {courses.map(({ resource_id: id, resource_type: type, title, state, seconds }) => (
          <li key={id} className={styles.course}>
            <span className={styles.courseTitle}>
              {state === 'off' ? title : <Link href={pathTo('detail', { id, type })}>{title}</Link>}
            </span>
            <span className={styles.courseTime}>{sayStudyTime(seconds, locale)}</span>
            <span className={styles.courseTrack} aria-hidden="true">
              <span
                className={styles.courseBar}
                style={{ width: `${Math.round((100 * seconds) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function StatisticsPart({
  statistics,
  t,
  locale,
}: PartProps & { statistics: ReturnType<typeof useStatistics> }) {
  const { data, fault, again } = statistics;
  if (data === undefined)
    return fault === '' ? (
      <div className={styles.statistics} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="block" height="104px" />
        <Skeleton shape="block" height="360px" />
      </div>
    ) : (
      <FailedLine retry={again} message={fault} />
    );
  return (
    <div className={styles.statistics}>
      <Totals total={data.total} t={t} locale={locale} />
      <Weeks weeks={data.weeks} t={t} locale={locale} />
      {data.courses.length > 0 && <Courses courses={data.courses} t={t} locale={locale} />}
    </div>
  );
}
