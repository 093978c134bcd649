/** Why a lesson does not open, in words. Pure. */
import type { SayMoment } from '#ui/use-moment.ts';
import type { Line } from './lessons.ts';
import type { Say } from './say.ts';

export function lockText({ lock = '', node }: Line, t: Say, moment: SayMoment): string {
  if (lock === 'not-yet' && node.unlock_ts > 0) return t('unlocks', { time: moment(node.unlock_ts) });
  return lock === '' || lock === 'not-yet' ? t('locked') : t(lock);
}
