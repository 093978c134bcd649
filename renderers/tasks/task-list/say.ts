/** What the parts of the list say things with. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { SayMoment } from '#ui/use-moment.ts';
import type { words } from './words.ts';

export type Key = WordKeys<typeof words>;
export type Say = Translate<Key>;

/** When it is due, in one line. */
export function sayDue(t: Say, moment: SayMoment, due: number, isOverdue: boolean): string {
  if (due === 0) return t('noDue');
  return t(isOverdue ? 'overdueSince' : 'due', { time: moment(due) });
}
