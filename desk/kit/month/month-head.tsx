/** The name of a month, and the ways to those before and after it. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { monthAfter, monthAt, type Month } from './month-days.ts';
import styles from './month.module.css';
import { monthWords } from './words.ts';

export const monthTitle = ({ year, month }: Month, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month, 1),
  );

interface MonthHeadProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** Heading level of where it stands. */
  level: 2 | 3;
}

export function MonthHead({ month, onMonth, level }: MonthHeadProps) {
  const t = useTranslation(monthWords);
  const locale = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.head}>
      <Button
        size="s"
        aria-label={t('before')}
        data-action="month-before"
        onClick={() => onMonth(monthAfter(month, -1))}
      >
        <Icon name="chevron-left" size={16} />
      </Button>
      <Heading className={styles.title} aria-live="polite">
        {monthTitle(month, locale)}
      </Heading>
      <Button
        size="s"
        aria-label={t('after')}
        data-action="month-after"
        onClick={() => onMonth(monthAfter(month, 1))}
      >
        <Icon name="chevron-right" size={16} />
      </Button>
      <Button
        size="s"
        tone="text"
        data-action="this-month"
        onClick={() => onMonth(monthAt(systemClock.now()))}
      >
        {t('today')}
      </Button>
    </div>
  );
}
