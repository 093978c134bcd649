/** Money, moments and counts as the person reads them: by the shared formatters, in the desk's language. */
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/use-words.ts';
import { formatMoney } from '#schemas/money.ts';
import { formatWholeCount } from '#ui/count.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useMoment } from '#ui/use-moment.ts';
import { screenWords } from './words.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const HOUR_MIN = 60;
/** Of hours; `12.0` is said as 12. */
const tenths = (value: number) => String(Math.round(value * 10) / 10);

export function useSay() {
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  const t = useTranslation(screenWords);
  return {
    locale,
    /** Fen. */
    money: formatMoney,
    count: formatWholeCount,
    /** Unix seconds; nothing for a moment that was not yet. */
    moment: (seconds: number) => (seconds <= 0 ? '' : sayMoment(seconds)),
    /** Seconds, in hours, or in minutes below one. */
    duration: (seconds: number) =>
      Math.round(seconds / MINUTE_S) < HOUR_MIN
        ? t('minutes', { minutes: Math.round(seconds / MINUTE_S) })
        : t('hours', { hours: tenths(seconds / HOUR_S) }),
    day: (seconds: number) => (seconds <= 0 ? '' : formatDay(seconds, locale)),
  };
}
