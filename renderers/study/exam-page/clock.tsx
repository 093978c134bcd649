/** The time that is left, by the server's clock, and whether answers are kept. */
import type { SaveState } from '#features/exams/index.ts';
import { clockTime } from '#ui/clock-time.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Say } from './say.ts';
import styles from './clock.module.css';

const MINUTE_S = 60;
/** Told aloud when so many minutes are left: no ticking for the ear. */
const TOLD = [30, 10, 5, 2] as const;

/** What is said of the time; the same text until the next moment that is told. */
function spokenTime(left: number, t: Say): string {
  if (left < MINUTE_S) return t('leftLast');
  const minutesLeft = TOLD.filter((minutes) => left <= minutes * MINUTE_S).at(-1);
  return minutesLeft === undefined ? '' : t('leftMinutes', { count: minutesLeft });
}

export function ExamClock({ left, t }: { left: number; t: Say }) {
  return (
    <p className={cx(styles.clock, left < MINUTE_S && styles.hurry)} data-left={left}>
      <Icon name="clock" size={20} />
      <span role="timer" aria-label={t('left')} aria-live="off">
        {clockTime(left)}
      </span>
      <VisuallyHidden>
        <span role="status">{spokenTime(left, t)}</span>
      </VisuallyHidden>
    </p>
  );
}

const WORD = { all: 'saved', sending: 'saving', waiting: 'unsaved' } as const;
const SIGN = { all: 'success', sending: 'refresh', waiting: 'warning' } as const;

export function SavedState({ saveState, t }: { saveState: SaveState; t: Say }) {
  return (
    <p className={cx(styles.saved, styles[saveState])} role="status" data-saved={saveState}>
      <Icon name={SIGN[saveState]} size={16} />
      {t(WORD[saveState])}
    </p>
  );
}
