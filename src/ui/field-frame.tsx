/** The frame every control of a form stands in: its line, its ring while it has the keyboard, its red where something is wrong. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';

interface FieldFrameProps {
  isWrong: boolean;
  children: ReactNode;
}

export function FieldFrame({ isWrong, children }: FieldFrameProps) {
  return <div className={cx(styles.frame, isWrong && styles.wrong)}>{children}</div>;
}
