/** When a task or a course is due, in one line. */
import type { SayMoment } from '#ui/use-moment.ts';
import type { Say } from './words.ts';

export function sayDue(t: Say, moment: SayMoment, due: number, isOverdue: boolean): string {
  if (due === 0) return t('noDue');
  return t(isOverdue ? 'overdueSince' : 'due', { time: moment(due) });
}
