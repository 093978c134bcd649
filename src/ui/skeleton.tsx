/** Grey placeholders in the size of the loading content, so that nothing moves when it arrives. */
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'circle' | undefined;
  /** Lines of text. */
  lines?: number | undefined;
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
  ratio?: string | undefined;
  className?: string | undefined;
}

export function Skeleton({ shape = 'text', lines = 1, width, height, ratio, className }: SkeletonProps) {
  const style: CSSProperties = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(ratio === undefined ? {} : { aspectRatio: ratio }),
  };
  if (shape !== 'text')
    return <span className={cx(styles.bone, styles[shape], className)} style={style} aria-hidden="true" />;
  return (
    <span className={cx(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={cx(styles.bone, styles.text)} style={style} />
      ))}
    </span>
  );
}

/** The shape of a card in a grid. */
export function CardSkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <Skeleton shape="block" ratio="16 / 9" className={styles.flush} />
      <span className={styles.body}>
        <Skeleton lines={2} />
        <Skeleton width="40%" />
        <Skeleton shape="title" width="32%" />
      </span>
    </span>
  );
}
