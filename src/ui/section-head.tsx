/** The head of a page section: title, subtitle and a link to more. */
import type { ReactNode } from 'react';
import type { LinkTarget } from '#schemas/page/link.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: string;
  subtitle?: string | undefined;
  more?: { label: string; target: LinkTarget | undefined } | undefined;
  align?: 'left' | 'center' | undefined;
  /** Heading level in the page's outline; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** Beside the title: a badge or a countdown. */
  aside?: ReactNode;
}

export function SectionHead({
  title,
  subtitle,
  more,
  align = 'left',
  level = 2,
  id,
  aside,
}: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.head, align === 'center' && styles.center)}>
      <div className={styles.words}>
        <div className={styles.line}>
          <Heading className={styles.title} id={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {subtitle !== undefined && subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {more?.target !== undefined && (
        <Link target={more.target} className={styles.more} aria-label={`${more.label} · ${title}`}>
          {more.label}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </div>
  );
}
