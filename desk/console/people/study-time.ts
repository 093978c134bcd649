/** How long a person studied, in hours, or in minutes below one. */
import { useTranslation } from '#i18n/use-translation.ts';
import { peopleWords } from './words.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

export function useStudyTime(): (seconds: number) => string {
  const t = useTranslation(peopleWords);
  return (seconds) =>
    seconds < HOUR_S
      ? t('minutes', { minutes: Math.round(seconds / MINUTE_S) })
      : t('hours', { hours: (seconds / HOUR_S).toFixed(1) });
}
