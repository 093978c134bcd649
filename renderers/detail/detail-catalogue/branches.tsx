/** The nodes of one level: chapters and sections that open and close, without script too, and lessons between them. */
import { Icon } from '#ui/icon.tsx';
import { Lesson, type LessonProps } from './lesson.tsx';
import type { Branch } from './outline-tree.ts';
import styles from './view.module.css';

/** So many chapters stand open at first; more would hide that there are any. */
const OPEN_MAX = 3;

interface BranchesProps extends Omit<LessonProps, 'lesson'> {
  nodes: readonly Branch[];
  isTop?: boolean;
}

export function Branches({ nodes, isTop = false, ...drawing }: BranchesProps) {
  const { t } = drawing;
  return (
    <ol className={isTop ? styles.chapters : styles.lessons}>
      {nodes.map((node, index) =>
        node.kind === 'lesson' ? (
          <Lesson key={node.id} lesson={node} {...drawing} />
        ) : (
          <li key={node.id} className={isTop ? styles.chapter : styles.section}>
            <details open={!isTop || index < OPEN_MAX}>
              <summary className={styles.head}>
                <Icon name="chevron-right" size={16} className={styles.turn} />
                <span className={styles.title}>{node.title}</span>
                <span className={styles.count}>
                  {node.progress > 0
                    ? t('studied', { percent: node.progress })
                    : t('lessons', { count: node.lesson_count })}
                </span>
              </summary>
              <Branches nodes={node.below} {...drawing} />
            </details>
          </li>
        ),
      )}
    </ol>
  );
}
