/** What of a course opens next, and how long until then by the server's clock (D87). */
import type { Locale } from '#schemas/locale.ts';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { campWords } from './camp-words.ts';
import styles from './next-unlock.module.css';

interface NextUnlockProps {
  title: string;
  /** Unix seconds. */
  at: number;
  now: number;
  locale: Locale;
}

export function NextUnlock({ title, at, now, locale }: NextUnlockProps) {
  const t = campWords.in(locale);
  const left = timeLeft(at - now);
  return (
    <div className={styles.next}>
      <p className={styles.label}>{t('next')}</p>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <VisuallyHidden>{t('opens', { title, left: sayTimeLeft(left, locale) })}</VisuallyHidden>
      <TimeDigits left={left} locale={locale} size="s" />
    </div>
  );
}
