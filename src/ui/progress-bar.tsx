/** How far somebody is, as a bar and in words. */
import { cx } from './cx.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What of. */
  label: string;
  /** Percent. */
  value: number;
  isDone: boolean;
  /** The same in words. */
  text: string;
}

export function ProgressBar({ label, value, isDone, text }: ProgressBarProps) {
  return (
    <span className={styles.progress}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <span className={cx(styles.bar, isDone && styles.done)} style={{ width: `${value}%` }} />
      </span>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
