/** The digits of a countdown, for the eye alone: say the time beside them with sayTimeLeft (WCAG: no ticking for the ear). */
import type { Locale } from '#schemas/locale.ts';
import { cx } from './cx.ts';
import type { TimeLeft } from './time-left.ts';
import { timeWords } from './time-words.ts';
import styles from './time-digits.module.css';

const PLACES = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface TimeDigitsProps {
  left: TimeLeft;
  locale: Locale;
  /** `s` stands in a line of text, `m` in a card, `l` on a band. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** Colours are its place's: --tile behind a number, --tile-ink on it, --soft-ink for the units. */
export function TimeDigits({ left, locale, size = 'm' }: TimeDigitsProps) {
  const t = timeWords.in(locale);
  return (
    <div className={cx(styles.digits, styles[size])} aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className={styles.place}>
          <span className={styles.number}>{String(left[place]).padStart(2, '0')}</span>
          <span className={styles.unit}>{t(size === 's' ? `${place}Short` : place)}</span>
        </span>
      ))}
    </div>
  );
}
