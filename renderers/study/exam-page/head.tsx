/** Whose page it is: the way back to the course, and the title. */
import { pathTo } from '#schemas/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Say } from './part-props.ts';
import styles from './view.module.css';

interface HeadProps {
  title: string;
  course: { id: string; type: number; title: string };
  t: Say;
}

/** The course opens on its outline, where this stands. */
export function Head({ title, course, t }: HeadProps) {
  return (
    <header className={styles.head}>
      {course.id !== '' && (
        <Link
          className={styles.back}
          href={`${pathTo('detail', { id: course.id, type: course.type })}?navIndex=1`}
        >
          <Icon name="chevron-left" size={16} />
          {course.title === '' ? t('toCourse') : course.title}
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
    </header>
  );
}
