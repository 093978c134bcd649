/** Draws the stage once a room is over: how many watched and how long it was, and whether it can be seen again (M236). */
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import message from '#pieces/stage-message.module.css';
import { liveDetailHref } from '#schemas/address/live-href.ts';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import { formatCount } from '#ui/count.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** Doors behind which nothing is shown any more. */
const SHUT = { ended: 'ended', expired: 'expired' } as const;

const isShut = (door: string): door is keyof typeof SHUT => Object.hasOwn(SHUT, door);

export default defineView(definition, words, function LiveEnded({ root, props, t, locale }) {
  const moment = useMoment(locale);
  const view = useRoom(props.alive_id);
  if (view === undefined || !isShut(view.room.door)) return null;
  const { door } = view.room;
  const { view_count: count, start_ts: start, end_ts: end, lookback_end_ts: until } = view.state;
  const detail = liveDetailHref(props.alive_id);
  return (
    <div {...root} className={cx(message.message, styles.ended)} data-live-words data-door={door}>
      <Icon name="live" size={40} />
      <p className={message.title}>{t(SHUT[door])}</p>
      <p className={styles.hint}>
        {door === 'expired' && until > 0
          ? t('expiredHint', { time: moment(until) })
          : t(`${door}Hint`, { time: '' })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('views')}</dt>
          <dd>{formatCount(count, locale)}</dd>
        </div>
        {end > start && start > 0 && (
          <div>
            <dt>{t('length')}</dt>
            <dd>{clockTime(end - start)}</dd>
          </div>
        )}
      </dl>
      <Button href={detail}>{t('toDetail')}</Button>
    </div>
  );
});
