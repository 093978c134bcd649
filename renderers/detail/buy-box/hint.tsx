/** One line below the action: where the learner was, until when it is theirs, when it begins, what comes of it, or why it does not. */
import type { OwnDetail } from '#features/goods/index.ts';
import { formatDayText } from '#i18n/format-day.ts';
import type { LiveFacts, Offer } from '#schemas/content/detail.ts';
import type { Display } from '#schemas/content/display-state.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { Link } from '#ui/link.tsx';
import { type SayMoment, useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

/** What /noPermissions says of somebody who is not on the list (D73). */
const NOT_DESIGNATED = 3;

interface HintProps {
  display: Display;
  own: OwnDetail | undefined;
  goods: { id: string };
  offer: Offer;
  live: LiveFacts;
  /** They are told once it can be bought. */
  isReminded: boolean;
  t: Say;
  locale: Locale;
}

function textOf(
  { display, own, goods, offer, live, isReminded, t, locale }: HintProps,
  moment: SayMoment,
): string {
  if (own !== undefined && display.state === 'purchased') {
    const { lesson_title: lesson, progress } = own.learn;
    if (display.action === 'continue' && lesson !== '') return t('last', { lesson });
    if (display.action === 'continue' && progress > 0) return t('progress', { percent: progress });
    const { expire_ts: expires, expire_at: date } = own.access;
    return expires > 0 ? t('until', { date: formatDayText(date, locale) }) : t('owned');
  }
  if (display.live === 'upcoming' && live.start_ts > 0) return t('liveAt', { time: moment(live.start_ts) });
  if (display.action === 'soldout') return t(isReminded ? 'waiting' : 'soldout');
  if (display.action === 'remind' && isReminded) return t('reminded');
  if (display.state === 'will-sell' && offer.sale_start_ts > 0)
    return t('startsAt', { time: moment(offer.sale_start_ts) });
  if (display.action === 'buy' && offer.goods_id !== goods.id) return t('partOf');
  if (display.state === 'trial-ended') return t('trialEnded');
  return display.action === 'buy' && display.is_enabled ? t('opensAtOnce') : '';
}

/** The line is there where it is empty too, so that nothing below it moves once the person is known. */
export function Hint(props: HintProps) {
  const { display, t, locale } = props;
  const moment = useMoment(locale);
  const isRefused = display.action === 'designated' && !display.is_enabled;
  return (
    <p className={styles.hint} aria-live="polite">
      {isRefused ? (
        <Link href={pathTo('no-permissions', { state: NOT_DESIGNATED })} className={styles.why}>
          {t('why')}
        </Link>
      ) : (
        textOf(props, moment)
      )}
    </p>
  );
}
