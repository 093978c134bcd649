/** What a camp adds to its outline: what opens next and when, and its days as a calendar (D87). */
import { useServerNow, useServerNowUntil } from '#engine/server-now.ts';
import { msOf } from '#schemas/time.ts';
import { CampCalendar } from '#pieces/camp-calendar.tsx';
import type { CampTask } from '#pieces/camp-days.ts';
import { NextUnlock } from '#pieces/next-unlock.tsx';
import { useCampDay } from '#pieces/use-camp-day.ts';
import { Lesson, type LessonProps } from './lesson.tsx';
import { isOpen, type Branch } from './outline-tree.ts';
import styles from './view.module.css';

const lessonsIn = (nodes: readonly Branch[]): Branch[] =>
  nodes.flatMap((node) => (node.kind === 'lesson' ? [node] : lessonsIn(node.below)));

const isDated = ({ day, unlock_ts: at }: Branch) => day > 0 && at > 0;

export function isCamp(nodes: readonly Branch[]): boolean {
  return lessonsIn(nodes).some(isDated);
}

/** @param reload its moment has come */
function Unlock({ lesson, reload, locale }: Pick<LessonProps, 'lesson' | 'locale'> & { reload: () => void }) {
  const { unlock_ts: at, title } = lesson;
  const now = useServerNowUntil(at, reload);
  return <NextUnlock title={title} at={at} now={now} locale={locale} />;
}

interface CampProps extends Omit<LessonProps, 'lesson'> {
  nodes: readonly Branch[];
}

/** For a learner alone: whoever has not joined is in no term yet. */
export function NextDay({
  nodes,
  reload,
  locale,
}: Pick<CampProps, 'nodes' | 'locale'> & { reload: () => void }) {
  const next = lessonsIn(nodes)
    .filter((lesson) => lesson.lock === 'not-yet' && lesson.unlock_ts > 0)
    .toSorted((one, other) => one.unlock_ts - other.unlock_ts)[0];
  if (next === undefined) return null;
  return <Unlock key={next.unlock_ts} lesson={next} reload={reload} locale={locale} />;
}

export function Days({ nodes, ...drawing }: CampProps) {
  const { isFree, locale } = drawing;
  const lessons = lessonsIn(nodes);
  const taskOf = (lesson: Branch): CampTask => ({
    unlockTs: lesson.unlock_ts,
    isOpen: isOpen(lesson, isFree),
    isDone: lesson.isFinished,
  });
  const { calendar, isShown } = useCampDay(lessons.map(taskOf), msOf(useServerNow()));
  return (
    <div className={styles.chapter}>
      <CampCalendar {...calendar} locale={locale} />
      <ol className={styles.lessons}>
        {lessons
          .filter((lesson) => isShown(taskOf(lesson)))
          .map((lesson) => (
            <Lesson key={lesson.id} lesson={lesson} {...drawing} />
          ))}
      </ol>
    </div>
  );
}
