/** An empty state: what is missing, and one action. */
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './states.module.css';

export interface EmptyProps {
  title: string;
  hint?: string | undefined;
  /** One button or link. */
  action?: ReactNode;
  /** Replaces the drawing, for a state with its own icon. */
  icon?: IconName | undefined;
  /** 1 where the message is the whole screen, so that its title is the page's heading. */
  level?: 1 | undefined;
  className?: string | undefined;
}

function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M14 98h132" />
      <path className={styles.back} d="M48 22h58a6 6 0 0 1 6 6v70H42V28a6 6 0 0 1 6-6Z" />
      <path className={styles.sheet} d="M60 34h58a6 6 0 0 1 6 6v58H54V40a6 6 0 0 1 6-6Z" />
      <path className={styles.lines} d="M68 54h42M68 66h42M68 78h24" />
    </svg>
  );
}

export function Empty({ title, hint, action, icon, level, className }: EmptyProps) {
  const Title = level === 1 ? 'h1' : 'p';
  return (
    <div className={cx(styles.state, level === 1 && styles.screen, className)}>
      {icon === undefined ? (
        <Drawing />
      ) : (
        <span className={styles.sign}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {hint !== undefined && hint !== '' && <p className={styles.hint}>{hint}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
