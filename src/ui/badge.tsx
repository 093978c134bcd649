/** A small label. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './badge.module.css';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'accent'
  | 'success'
  | 'warning'
  | 'error'
  | 'gold'
  | 'pulse'
  | 'overlay';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** Filled instead of tinted. */
  solid?: boolean | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', solid, icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], solid && styles.solid, className)}>
      {tone === 'pulse' && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
