/** The time left to pay, by the server's clock: digits for the eye, whole minutes for the ear. */
import type { Locale } from '#schemas/locale.ts';
import { clockTime } from '#ui/clock-time.ts';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Say } from './say.ts';
import styles from './view.module.css';

export function Left({ until, now, t, locale }: { until: number; now: number; t: Say; locale: Locale }) {
  const left = until - now;
  if (left <= 0) return <p className={styles.left}>{t('overdue')}</p>;
  return (
    <div className={styles.left}>
      <p aria-hidden="true">{t('payWithin', { time: clockTime(left) })}</p>
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {sayTimeLeft(timeLeft(left), locale)}
        </p>
      </VisuallyHidden>
    </div>
  );
}
