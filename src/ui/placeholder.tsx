/** The placeholder block (M68): holds the place of what is not here yet, or could not be drawn in a preview. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './states.module.css';

export interface PlaceholderProps {
  title: string;
  hint?: string | undefined;
  icon?: IconName | undefined;
  tone?: 'plain' | 'warning' | undefined;
  action?: ReactNode;
  className?: string | undefined;
}

export function Placeholder({
  title,
  hint,
  icon = 'image',
  tone = 'plain',
  action,
  className,
}: PlaceholderProps) {
  return (
    <div className={cx(styles.placeholder, tone === 'warning' && styles.warning, className)}>
      <Icon name={tone === 'warning' ? 'warning' : icon} size={24} />
      <div>
        <p className={styles.placeholderTitle}>{title}</p>
        {hint !== undefined && hint !== '' && <p className={styles.placeholderHint}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
