/** Lengths of time as they are read aloud. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import { clockParts } from '#ui/clock-time.ts';
import type { words } from './words.ts';

export function spokenTime(seconds: number, t: Translate<WordKeys<typeof words>>): string {
  const { h, m, s } = clockParts(seconds);
  if (h > 0) return t('hours', { h, m, s });
  return m > 0 ? t('minutes', { m, s }) : t('seconds', { s });
}
