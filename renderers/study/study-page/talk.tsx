/** What the class says to each other, folded until somebody opens it: nothing of it is asked for before that (D89). */
import { useState, type ReactNode } from 'react';
import { hasClass } from '#schemas/content/resource-type.ts';
import { Icon } from '#ui/icon.tsx';
import type { Say } from './say.ts';
import styles from './talk.module.css';

interface TalkProps {
  course: { id: string; type: number };
  t: Say;
  children: ReactNode;
}

export function Talk({ course, t, children }: TalkProps) {
  const [wasOpened, setOpened] = useState(false);
  if (course.id === '' || !hasClass(course.type)) return null;
  return (
    <details
      className={styles.talk}
      onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}
    >
      <summary className={styles.title}>
        <Icon name="class" size={18} />
        {t('talk')}
      </summary>
      {wasOpened && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
