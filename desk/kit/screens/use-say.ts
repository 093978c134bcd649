/** Money, moments and counts as the person reads them: by the shared formatters, in the desk's language. */
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/use-words.ts';
import { formatMoney } from '#schemas/money.ts';
import { formatWholeCount } from '#ui/count.ts';
import { useMoment } from '#ui/use-moment.ts';

export function useSay() {
  const locale = useLocale();
  const sayMoment = useMoment(locale);
  return {
    locale,
    /** Fen. */
    money: formatMoney,
    count: formatWholeCount,
    /** Unix seconds; nothing for a moment that was not yet. */
    moment: (seconds: number) => (seconds <= 0 ? '' : sayMoment(seconds)),
    day: (seconds: number) => (seconds <= 0 ? '' : formatDay(seconds, locale)),
  };
}
