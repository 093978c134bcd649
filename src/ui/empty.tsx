/** Nothing to show: what is not there, and one way on. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './states.module.css';

export interface EmptyProps {
  title: string;
  hint?: string | undefined;
  /** One button or link. */
  action?: ReactNode;
  className?: string | undefined;
}

export function Empty({ title, hint, action, className }: EmptyProps) {
  return (
    <div className={cx(styles.state, className)}>
      <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
        <path className={styles.ground} d="M14 98h132" />
        <path className={styles.back} d="M48 22h58a6 6 0 0 1 6 6v70H42V28a6 6 0 0 1 6-6Z" />
        <path className={styles.sheet} d="M60 34h58a6 6 0 0 1 6 6v58H54V40a6 6 0 0 1 6-6Z" />
        <path className={styles.lines} d="M68 54h42M68 66h42M68 78h24" />
      </svg>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && hint !== '' && <p className={styles.hint}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
