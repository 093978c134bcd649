/** The time left to pay, by the server's clock: digits for the eye, whole minutes for the ear; the moment itself where it is days away. */
import type { Locale } from '#schemas/locale.ts';
import { HOUR_MS, secondsOf } from '#schemas/time.ts';
import { clockTime } from '#ui/clock-time.ts';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { useMoment } from '#ui/use-moment.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

/** Nobody watches an order that is held for a transfer run down by seconds (D130). */
const WATCHED_S = secondsOf(HOUR_MS);

/** Whether the order is held for a transfer: longer than anybody has to pay here. */
export const isHeldLong = (until: number, now: number): boolean => until - now > WATCHED_S;

export function Left({ until, now, t, locale }: { until: number; now: number; t: Say; locale: Locale }) {
  const moment = useMoment(locale);
  const left = until - now;
  if (left <= 0) return <p className={styles.left}>{t('overdue')}</p>;
  if (isHeldLong(until, now)) return <p className={styles.left}>{t('heldUntil', { time: moment(until) })}</p>;
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
