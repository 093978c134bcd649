/** How far the goal is, as a ring with its numbers in it. */
import type { Goal } from '#schemas/learning/goal.ts';
import { cx } from '#ui/cx.ts';
import type { Say } from './say.ts';
import styles from './goal.module.css';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

export function Ring({ goal, t }: { goal: Goal; t: Say }) {
  const { kind, amount, done } = goal;
  const part = amount === 0 ? 0 : Math.min(1, done / amount);
  const isMet = amount > 0 && done >= amount;
  const spokenText = kind === 'none' ? t('goalNone') : t(`${kind}Done`, { n: done, count: amount });
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={t('goal')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * part)}
      aria-valuetext={spokenText}
    >
      <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <circle className={styles.ringTrack} cx="40" cy="40" r={RADIUS} />
        {part > 0 && (
          <circle
            className={cx(styles.ringPart, isMet && styles.ringMet)}
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={`${(part * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          />
        )}
      </svg>
      <span className={styles.ringText} aria-hidden="true">
        {amount === 0 ? '–' : `${String(done)}/${String(amount)}`}
      </span>
    </span>
  );
}
