/** An order of theirs that waits to be paid: how long it does, and the way to it (D71). */
import type { OwnDetail } from '#features/goods/index.ts';
import type { Locale } from '#schemas/locale.ts';
import { pathTo } from '#schemas/paths.ts';
import { HOUR_MS, secondsOf } from '#schemas/time.ts';
import { clockTime } from '#ui/clock-time.ts';
import { Link } from '#ui/link.tsx';
import { useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface WaitingOrderProps {
  own: Pick<OwnDetail, 'open_order'> | undefined;
  /** Unix seconds of the server's clock. */
  now: number;
  t: Say;
  locale: Locale;
}

export function WaitingOrder({ own, now, t, locale }: WaitingOrderProps) {
  const moment = useMoment(locale);
  const order = own?.open_order;
  if (order === undefined || order.expire_ts <= now) return null;
  const left = order.expire_ts - now;
  const text =
    left > secondsOf(HOUR_MS)
      ? t('orderHeld', { time: moment(order.expire_ts) })
      : t('orderWaits', { time: clockTime(left) });
  return (
    <p className={styles.hint}>
      {text}{' '}
      <Link className={styles.why} href={pathTo('order', { id: order.order_id })}>
        {t('toOrder')}
      </Link>
    </p>
  );
}
