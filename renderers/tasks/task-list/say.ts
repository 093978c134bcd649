/** What the parts of the list say things with. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoment } from '#ui/shop-time.ts';
import type { words } from './words.ts';

export type Key = WordKeys<typeof words>;
export type Say = Translate<Key>;

/** When it is due, in one line. */
export function sayDue(t: Say, locale: Locale, due: number, isOverdue: boolean): string {
  if (due === 0) return t('noDue');
  return t(isOverdue ? 'overdueSince' : 'due', { time: formatMoment(due, locale) });
}
