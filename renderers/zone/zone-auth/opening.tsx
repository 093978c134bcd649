/** When a zone opens: the date in shop time, a countdown, and the way in once the moment has come. */
import { useEffect } from 'react';
import type { Translate, WordKeys } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import type { Locale } from '#schemas/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { formatMoment } from '#ui/shop-time.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { timeLeft, type TimeLeft } from './time-left.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

/** The gate goes by the server's own clock, which this one may be ahead of by the time an answer travels. */
const GRACE_MS = 1_000;
const PLACES = ['days', 'hours', 'minutes', 'seconds'] as const;

interface OpeningProps {
  opensAt: number;
  locale: Locale;
  t: Say;
  enter: () => void;
}

/** The two largest parts, so that it is not read out every second. */
function spoken({ days, hours, minutes }: TimeLeft, t: Say): string {
  const parts = [
    days > 0 && t('day', { n: days }),
    hours > 0 && t('hour', { n: hours }),
    days === 0 && minutes > 0 && t('minute', { n: minutes }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('soon') : t('until', { time: parts.join(' ') });
}

export function Opening({ opensAt, locale, t, enter }: OpeningProps) {
  const seconds = opensAt - useServerNow(opensAt);
  const isOpen = seconds <= 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(enter, GRACE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, enter]);
  const left = timeLeft(seconds);
  return (
    <div className={styles.opening}>
      <p className={styles.date}>
        <Icon name="activity" size={20} />
        <span>
          {t('opens', { time: formatMoment(opensAt, locale) })}
          <small className={styles.zone}>{t('beijing')}</small>
        </span>
      </p>
      {isOpen ? (
        <p className={styles.now} aria-hidden="true">
          {t('opening')}
        </p>
      ) : (
        <div className={styles.digits} aria-hidden="true">
          {PLACES.map((place) => (
            <span key={place} className={styles.place}>
              <span className={styles.number}>{String(left[place]).padStart(2, '0')}</span>
              <span className={styles.unit}>{t(place)}</span>
            </span>
          ))}
        </div>
      )}
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {isOpen ? t('opening') : spoken(left, t)}
        </p>
      </VisuallyHidden>
    </div>
  );
}
