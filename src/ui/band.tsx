/** A full-width section of a page with its content held to the page's width. */
import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './band.module.css';

export interface BandProps {
  children: ReactNode;
  /** plain: the page's background. surface: a raised one. sunken: set back. */
  tone?: 'plain' | 'surface' | 'sunken' | undefined;
  /** Space above and below. */
  space?: 'none' | 's' | 'm' | 'l' | undefined;
  /** `full` lets the content reach both edges. */
  width?: 'page' | 'full' | undefined;
  as?: 'div' | 'section' | 'header' | 'footer' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-label'?: string | undefined;
  'data-node'?: string | undefined;
  'data-kind'?: string | undefined;
}

/** Takes `{...root}` of a view, so that a band can be a renderer's root element. */
export function Band({
  children,
  tone = 'plain',
  space = 'm',
  width = 'page',
  as: Tag = 'section',
  className,
  ...rest
}: BandProps) {
  return (
    <Tag {...rest} className={cx(styles[tone], styles[`space-${space}`], className)}>
      {width === 'page' ? <div className={styles.inner}>{children}</div> : children}
    </Tag>
  );
}
