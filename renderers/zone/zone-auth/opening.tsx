/** When a zone opens: the date in shop time, a countdown, and the way in once the moment has come. */
import { useEffect } from 'react';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { words } from './words.ts';
import styles from './view.module.css';

type Say = Translate<WordKeys<typeof words>>;

/** The gate goes by the server's own clock, which this one may be ahead of by the time an answer travels. */
const GRACE_MS = 1_000;

interface OpeningProps {
  opensAt: number;
  locale: Locale;
  t: Say;
  enter: () => void;
}

export function Opening({ opensAt, locale, t, enter }: OpeningProps) {
  const moment = useMoment(locale);
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
        <span>{t('opens', { time: moment(opensAt) })}</span>
      </p>
      {isOpen ? (
        <p className={styles.now} aria-hidden="true">
          {t('opening')}
        </p>
      ) : (
        <TimeDigits left={left} locale={locale} />
      )}
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {isOpen ? t('opening') : sayTimeLeft(left, locale)}
        </p>
      </VisuallyHidden>
    </div>
  );
}
