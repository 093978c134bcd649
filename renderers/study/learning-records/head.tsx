/** What goes for all tabs: where to go on, the last seven days, and the goal. Each holds its place while it is loading. */
import { useGoal, useNext, type useStatistics } from '#features/learning/index.ts';
import type { Intend } from '#engine/intents.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import { NextLesson } from '#pieces/next-lesson.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GoalPart } from './goal.tsx';
import type { Say } from './say.ts';
import { Week } from './week.tsx';
import styles from './view.module.css';

interface HeadProps {
  statistics: ReturnType<typeof useStatistics>;
  act: Caller;
  intend: Intend;
  t: Say;
  locale: Locale;
}

function NextPart({ act, t, locale }: Pick<HeadProps, 'act' | 't' | 'locale'>) {
  const { next, isKnown, fault, again } = useNext(act);
  if (next !== undefined) return <NextLesson next={next} locale={locale} />;
  if (fault !== '') return <FailedLine retry={again} message={fault} />;
  if (!isKnown) return <Skeleton shape="block" height="100%" />;
  return (
    <p className={styles.nothing}>
      {t('nothingLeft')} <Link href={PATHS.home}>{t('home')}</Link>
    </p>
  );
}

export function Head({ statistics, act, intend, t, locale }: HeadProps) {
  const { data, fault, again } = statistics;
  const goal = useGoal(act);
  return (
    <div className={styles.head}>
      <div className={styles.next}>
        <NextPart act={act} t={t} locale={locale} />
      </div>
      <section className={styles.panel} aria-labelledby="record-week">
        {data !== undefined && <Week statistics={data} t={t} locale={locale} />}
        {data === undefined && fault === '' && <Skeleton shape="block" height="100%" />}
        {data === undefined && fault !== '' && <FailedLine retry={again} message={fault} />}
      </section>
      <section className={styles.panel} aria-labelledby="record-goal">
        <GoalPart {...goal} intend={intend} t={t} />
      </section>
    </div>
  );
}
