/** Where films, recordings and foreign frames stand: a column not too wide to look at, and a place held by its shape. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './media-frame.module.css';

export interface MediaColumnProps {
  /** `page` is as wide as the page's own column, `narrow` as a telephone held upright. */
  width?: 'page' | 'column' | 'narrow' | undefined;
  children: ReactNode;
}

export function MediaColumn({ width = 'column', children }: MediaColumnProps) {
  return <div className={styles[width]}>{children}</div>;
}

export interface MediaFrameProps {
  ratio: 'wide' | 'standard' | 'cinema' | 'square' | 'tall';
  className?: string | undefined;
  children: ReactNode;
}

export function MediaFrame({ ratio, className, children }: MediaFrameProps) {
  return <div className={cx(styles.frame, styles[ratio], className)}>{children}</div>;
}
