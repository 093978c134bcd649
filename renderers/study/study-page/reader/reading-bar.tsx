/** Above what is read: how far it is, where that can be told, and what changes how it is shown. */
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import progress from '#ui/progress-bar.module.css';
import type { Say } from '../say.ts';
import styles from './reading-bar.module.css';

interface ReadingBarProps {
  /** Undefined where all of it stands in the window: nothing of it is still to be read past. */
  percent: number | undefined;
  className?: string | undefined;
  children: ReactNode;
  t: Say;
}

export function ReadingBar({ percent, className, children, t }: ReadingBarProps) {
  return (
    <div className={cx(styles.tools, className)} data-print="hide">
      {percent !== undefined && (
        <>
          <span
            className={cx(progress.track, styles.read)}
            role="progressbar"
            aria-label={t('read')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span className={progress.bar} style={{ width: `${String(percent)}%` }} />
          </span>
          <span className={styles.percent}>{t('percent', { n: percent })}</span>
        </>
      )}
      {children}
    </div>
  );
}
