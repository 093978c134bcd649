/** Draws live-door. */
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useRoom, useRoomActions } from '#features/live/index.ts';
import message from '#pieces/stage-message.module.css';
import { liveDetailHref, liveFormHref } from '#schemas/address/live-href.ts';
import { countdownWords } from '#schemas/live/countdown.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { msOf } from '#schemas/time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { useEvery } from '#ui/use-every.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** A form says to itself alone that it was kept: the room asks whether it may open. */
const ASK_MS = 3000;

export default defineView(definition, words, function LiveDoor({ root, props, slots, t, locale }) {
  const { alive_id: id, form_id: formId } = props;
  const view = useRoom(id);
  const { refresh } = useRoomActions(id);
  const now = useServerNow();
  const door = view?.room.door;
  const look = view?.room.look;
  const left = look === undefined || look.expire_type === LOOK_TYPE.none ? 0 : look.expire - now;
  const isLooking = door === 'open' && look !== undefined && look.expire_type !== LOOK_TYPE.none;
  const asks = (door === 'form' && formId !== '') || (isLooking && left <= 0);
  useEvery(asks ? ASK_MS : undefined, refresh);
  if (view === undefined) return null;
  const detail = liveDetailHref(id);
  if (door === 'form' && formId === view.room.form_id)
    return (
      <div {...root} className={styles.form} data-door="form">
        {slots.form}
      </div>
    );
  if (door === 'form' || door === 'look')
    return (
      <div {...root} className={message.message} data-door={door}>
        <Icon name={door === 'form' ? 'article' : 'lock'} size={40} />
        <p className={message.title}>{t(door === 'form' ? 'form' : 'over')}</p>
        <p className={styles.hint}>{t(door === 'form' ? 'formHint' : 'overHint')}</p>
        {door === 'form' ? (
          <Button tone="primary" href={liveFormHref(id, view.room.form_id)} data-action="fill">
            {t('fill')}
          </Button>
        ) : (
          <Button tone="primary" href={detail} data-action="buy">
            {t('buy')}
          </Button>
        )}
      </div>
    );
  if (!isLooking) return null;
  return (
    <p {...root} className={styles.looking} data-door="looking">
      <span aria-hidden="true">
        {t('left')} <b className={styles.time}>{countdownWords(msOf(left))}</b>
      </span>
      <VisuallyHidden as="span">
        <span role="timer" aria-live="polite">
          {t('said', { left: sayTimeLeft(timeLeft(Math.max(0, left)), locale) })}
        </span>
      </VisuallyHidden>
      <Link href={detail} className={styles.unlock}>
        {t('unlock')}
      </Link>
    </p>
  );
});
