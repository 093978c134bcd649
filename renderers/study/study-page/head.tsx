/** Above the lesson: the course it is part of, its title, and whether its progress is kept. */
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Say } from './say.ts';
import type { Lesson } from './use-lesson.ts';
import styles from './view.module.css';

interface HeadProps {
  title: string;
  course: { title: string };
  /** Empty where there is none. */
  courseHref: string;
  lesson: Lesson;
  isOpen: boolean;
  t: Say;
}

const SAVED = { all: 'saved', sending: 'saving', waiting: 'waiting' } as const;
const SIGNS = { all: 'success', sending: 'refresh', waiting: 'warning' } as const;

/** Its line is there before anything stands in it. */
function Kept({ lesson, isOpen, t }: Pick<HeadProps, 'lesson' | 'isOpen' | 't'>) {
  const { saved, isFinished, maxProgress, phase } = lesson;
  if (!isOpen || phase !== 'studying') return <p className={styles.kept} />;
  return (
    <p className={styles.kept}>
      <span className={styles.fact}>
        {isFinished ? t('finished') : t('studied', { percent: Math.round(maxProgress) })}
      </span>
      <span className={styles.fact} role="status">
        <Icon name={SIGNS[saved]} size={16} />
        {t(SAVED[saved])}
      </span>
    </p>
  );
}

export function Head({ title, course, courseHref, lesson, isOpen, t }: HeadProps) {
  return (
    <header className={styles.head}>
      {courseHref !== '' && (
        <p>
          <Link href={courseHref} className={styles.back}>
            <Icon name="chevron-left" size={16} />
            {course.title}
          </Link>
        </p>
      )}
      <h1 className={styles.title}>{title === '' ? t('loading') : title}</h1>
      <Kept lesson={lesson} isOpen={isOpen} t={t} />
    </header>
  );
}
