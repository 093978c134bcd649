/** Why a lesson does not open, in words. Pure. */
import type { Locale } from '#schemas/locale.ts';
import { formatMoment } from '#ui/shop-time.ts';
import type { Line } from './lessons.ts';
import type { Say } from './say.ts';

export function lockText({ lock = '', node }: Line, t: Say, locale: Locale): string {
  if (lock === 'not-yet' && node.unlock_ts > 0)
    return t('unlocks', { time: formatMoment(node.unlock_ts, locale) });
  return lock === '' || lock === 'not-yet' ? t('locked') : t(lock);
}
