/** The bar above a lesson: the way back to its course, its title and place, whether progress is kept, and the outline's button. */
import type { ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { lessonWords } from '#pieces/lesson-words.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Place } from './lessons.ts';
import { OUTLINE_ID } from './outline.tsx';
import type { Say } from './say.ts';
import type { Lesson } from './use-lesson.ts';
import styles from './head.module.css';

interface HeadProps {
  title: string;
  /** Empty where the lesson was opened by itself. */
  course: string;
  /** Where the way in stands: the course's page, or the lesson's own. */
  backHref: string;
  place: Place;
  lesson: Lesson;
  isOpen: boolean;
  /** Whether the outline beside the lesson is folded away (wide windows). */
  isWide: boolean;
  setWide: (isWide: boolean) => void;
  tools: ReactNode;
  t: Say;
}

const SAVED = { all: 'saved', sending: 'saving', waiting: 'kept', lost: 'partlyLost' } as const;
const SIGNS = { all: 'success', sending: 'refresh', waiting: 'warning', lost: 'warning' } as const;

/** What has arrived, and what is only kept here: without a network nothing is called saved. */
function keeping({ saveState, isOffline, keptMinutes }: Lesson, t: Say): string {
  const word = SAVED[saveState];
  if (saveState === 'lost' || (!isOffline && saveState !== 'waiting')) return t(word);
  return keptMinutes > 0 ? t('keptMinutes', { count: keptMinutes }) : t('kept');
}

function SavedFacts({ lesson, isOpen, t }: Pick<HeadProps, 'lesson' | 'isOpen' | 't'>) {
  const { saveState, isOffline, isFinished, maxProgress, phase } = lesson;
  const label = useWords(lessonWords);
  if (!isOpen || phase !== 'studying') return null;
  return (
    <>
      <span className={styles.fact}>
        {isFinished ? label('finished') : label('studied', { percent: Math.round(maxProgress) })}
      </span>
      <span className={styles.fact} role="status">
        <Icon name={isOffline ? 'warning' : SIGNS[saveState]} size={16} />
        {keeping(lesson, t)}
      </span>
    </>
  );
}

/** In narrow windows the outline is a drawer the browser opens by itself; in wide ones it is folded away and back. */
function OutlineButtons({ isWide, setWide, t }: Pick<HeadProps, 'isWide' | 'setWide' | 't'>) {
  return (
    <>
      <button
        type="button"
        className={cx(styles.outline, styles.drawer)}
        popoverTarget={OUTLINE_ID}
        aria-label={t('outline')}
      >
        <Icon name="menu" size={20} />
      </button>
      <button
        type="button"
        className={cx(styles.outline, styles.fold)}
        aria-expanded={!isWide}
        aria-controls={OUTLINE_ID}
        onClick={() => setWide(!isWide)}
      >
        <Icon name="menu" size={20} />
        {t('outline')}
      </button>
    </>
  );
}

export function Head(props: HeadProps) {
  const { title, course, backHref, place, lesson, isOpen, tools, t } = props;
  const { number, count, requiredCount, doneCount } = place;
  const percent = requiredCount === 0 ? 0 : Math.round((doneCount / requiredCount) * 100);
  return (
    <header className={styles.head}>
      <Link href={backHref} className={styles.back}>
        <Icon name="chevron-left" size={20} />
        <span className={styles.course}>{course === '' ? t('toDetail') : course}</span>
      </Link>
      <h1 className={styles.title}>{title === '' ? t('loading') : title}</h1>
      {/* Its line is there before anything stands in it. */}
      <p className={styles.kept}>
        {number > 0 && <span className={styles.fact}>{t('lessonOf', { n: number, count })}</span>}
        <SavedFacts lesson={lesson} isOpen={isOpen} t={t} />
      </p>
      <div className={styles.tools}>
        {course !== '' && <OutlineButtons {...props} />}
        {tools}
      </div>
      {/* The outline says the same in words. */}
      <span className={styles.line} aria-hidden="true">
        <span style={{ width: `${String(percent)}%` }} />
      </span>
    </header>
  );
}
