/** Draws the learning records of a tab below what goes for all of them; the tabs are addresses of their own. */
import type { ComponentProps } from 'react';
import { defineView } from '#engine/define-view.ts';
import type { Intend } from '#engine/intents.ts';
import { useGoal, useNext, useRecords, useStatistics } from '#features/learning/index.ts';
import { NextLesson } from '#pieces/next-lesson.tsx';
import { OrderGoods } from '#pieces/order-goods.tsx';
import { emptyOf, PersonalList, PersonalPage, PersonalRow } from '#pieces/personal-list.tsx';
import { sayStudyTime } from '#pieces/study-time.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { LearningRecord, Statistics } from '#schemas/api/learning/records.ts';
import { RECORD_PARTS, type RecordTab } from '#schemas/learning/record-tabs.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS, pathTo } from '#schemas/paths.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Certificates } from './certificates.tsx';
import courseRowStyles from './course-row.module.css';
import { coursesOf } from './courses-of.ts';
import { definition } from './definition.ts';
import { GoalPart } from './goal.tsx';
import { GoOn, hrefOf, noteOf, progressText, Row } from './row.tsx';
import { StatisticsPart } from './statistics.tsx';
import viewStyles from './view.module.css';
import styles from './week.module.css';
import { type Say, words } from './words.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MINUTE_S = 60;
/** Percent: the shortest study can still be seen. */
const LEAST = 6;

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'mon';

/** The last seven days, minutes each, today marked: a day without study is an empty one and nothing else. */
function Week({ statistics, t, locale }: { statistics: Statistics; t: Say; locale: Locale }) {
  const { days, today } = statistics;
  const activeDays = days.filter(({ seconds }) => seconds > 0).length;
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  return (
    <>
      <h2 className={viewStyles.panelTitle} id="record-week">
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
    <p className={viewStyles.nothing}>
      {t('nothingLeft')} <Link href={PATHS.home}>{t('home')}</Link>
    </p>
  );
}

/** What goes for all tabs: where to go on, the last seven days, and the goal. Each holds its place while it is loading. */
function Head({ statistics, act, intend, t, locale }: HeadProps) {
  const { data, fault, again } = statistics;
  const goal = useGoal(act);
  return (
    <div className={viewStyles.head}>
      <div className={viewStyles.next}>
        <NextPart act={act} t={t} locale={locale} />
      </div>
      <section className={viewStyles.panel} aria-labelledby="record-week">
        {data !== undefined && <Week statistics={data} t={t} locale={locale} />}
        {data === undefined && fault === '' && <Skeleton shape="block" height="100%" />}
        {data === undefined && fault !== '' && <FailedLine retry={again} message={fault} />}
      </section>
      <section className={viewStyles.panel} aria-labelledby="record-goal">
        <GoalPart {...goal} intend={intend} t={t} />
      </section>
    </div>
  );
}

interface CourseRowProps {
  /** The course's own record, where it has one. */
  own: LearningRecord | undefined;
  /** At least one, the latest first. */
  lessons: readonly LearningRecord[];
  t: Say;
  locale: Locale;
}

function Lesson({ record, t, locale }: { record: LearningRecord; t: Say; locale: Locale }) {
  const href = hrefOf(record);
  return (
    <li className={courseRowStyles.lesson}>
      {href === undefined ? <span>{record.title}</span> : <Link href={href}>{record.title}</Link>}
      <span className={courseRowStyles.far}>{progressText({ record, t, locale })}</span>
    </li>
  );
}

/** A course in the records: when and how long it was studied, each lesson with how far it is, and the way on. */
function CourseRow({ own, lessons, t, locale }: CourseRowProps) {
  const moment = useMoment(locale);
  const [latest] = lessons;
  if (latest === undefined) return null;
  const { product_id: id, product_type: type, product_title: title } = latest;
  const goOn = lessons.find((one) => one.can_study) ?? latest;
  const stay = [own, ...lessons].reduce((sum, one) => sum + (one?.stay_time ?? 0), 0);
  return (
    <PersonalRow
      note={noteOf({ at: moment(latest.last_learn_ts), stay, t, locale })}
      state={null}
      sum={null}
      action={<GoOn record={goOn} t={t} />}
    >
      <OrderGoods
        goods={{ id, type, title, cover: own?.cover ?? latest.cover }}
        href={pathTo('detail', { id, type })}
        lines={[goOn.can_study ? '' : t(goOn.state === 'off' ? 'offGone' : 'closed')]}
      />
      <ul className={courseRowStyles.lessons}>
        {lessons.map((one) => (
          <Lesson key={one.id} record={one} t={t} locale={locale} />
        ))}
      </ul>
    </PersonalRow>
  );
}

interface RecordsProps {
  page: Omit<ComponentProps<typeof PersonalPage>, 'children'>;
  tab: RecordTab;
  act: Caller;
  t: Say;
  locale: Locale;
}

/** The records of a tab, and more of them on demand. */
function Records({ page, tab, act, t, locale }: RecordsProps) {
  const records = useRecords(act, tab);
  return (
    <PersonalList
      {...page}
      words={{ ...page.words, loading: t('loading'), more: t('more') }}
      listState={records}
      empty={emptyOf(tab === 'all', {
        title: t('empty'),
        hint: t('emptyHint'),
        tab: t('emptyTab'),
        home: t('home'),
      })}
      rows={
        tab === 'all'
          ? coursesOf(records.list).map(({ key, own, lessons }) =>
              own !== undefined && lessons.length === 0 ? (
                <Row key={key} record={own} t={t} locale={locale} />
              ) : (
                <CourseRow key={key} own={own} lessons={lessons} t={t} locale={locale} />
              ),
            )
          : records.list.map((record) => <Row key={record.id} record={record} t={t} locale={locale} />)
      }
    />
  );
}

export default defineView(definition, words, function LearningRecords(view) {
  const { root, props, t, locale, act, intend } = view;
  const { tab } = props;
  const statistics = useStatistics(act);
  const page = {
    root,
    words: { title: t('title'), tabs: t('tabs') },
    tabs: RECORD_PARTS.map((one) => ({
      href: one === 'all' ? PATHS.record : `${PATHS.record}?tab=${one}`,
      text: t(one),
      isCurrent: one === tab,
    })),
    above: <Head statistics={statistics} act={act} intend={intend} t={t} locale={locale} />,
  };
  if (tab === 'certificates')
    return (
      <PersonalPage {...page}>
        <Certificates act={act} t={t} locale={locale} />
      </PersonalPage>
    );
  if (tab !== 'statistics') return <Records page={page} tab={tab} act={act} t={t} locale={locale} />;
  return (
    <PersonalPage {...page}>
      <StatisticsPart statistics={statistics} t={t} locale={locale} />
    </PersonalPage>
  );
});
