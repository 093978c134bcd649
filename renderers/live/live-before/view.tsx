/** Draws the stage before a room is on air, and while it opens: cover, title, teacher, and how long it is to go. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import { useEntry, usePreheat } from '#features/live/index.ts';
import { Cover } from '#ui/cover.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { usePreload } from '#ui/use-preload.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(
  definition,
  words,
  function LiveBefore({ root, props, slots, leads, t, locale, act }) {
    const moment = useMoment(locale);
    const { alive_id: id, title, cover, teacher } = props;
    const entry = useEntry(id);
    const view = entry.is === 'open' ? entry.view : undefined;
    const start = view?.state.start_ts ?? props.start_ts;
    const now = useServerNow(start);
    // On air, over or seen again: the stage is another's. Until it is known which, and for who may not enter, this stands.
    const isHere =
      view === undefined ||
      view.room.door === 'soon' ||
      (view.room.door === 'open' && view.state.alive_state === LIVE_STATE.notStarted);
    const ahead = usePreheat(id, {
      startTs: start,
      left: isHere && view !== undefined ? start - now : undefined,
      act,
    });
    usePreload(ahead?.urls ?? []);
    if (!isHere) return null;
    const left = timeLeft(start - now);
    const isWaiting = view !== undefined && start > now;
    return (
      <div {...root} className={styles.before} data-live-words>
        {ahead?.hosts.map((host) => (
          <link key={host} rel="preconnect" href={host} crossOrigin="anonymous" />
        ))}
        <Cover src={cover} alt="" className={styles.cover} priority={leads} radius="none" sizes="100vw" />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {teacher !== '' && <p className={styles.teacher}>{t('teacher', { name: teacher })}</p>}
          {start > 0 && <p className={styles.time}>{t('begins', { time: moment(start) })}</p>}
          {isWaiting && (
            <>
              <TimeDigits left={left} locale={locale} size="m" />
              <VisuallyHidden as="div">
                <p role="timer" aria-live="polite" aria-atomic="true">
                  {sayTimeLeft(left, locale)}
                </p>
              </VisuallyHidden>
            </>
          )}
          {view !== undefined && !isWaiting && <p className={styles.hint}>{t('soon')}</p>}
          {entry.is === 'opening' && (
            <p className={styles.hint} role="status">
              {t('opening')}
            </p>
          )}
          {view !== undefined && slots.subscribe}
        </div>
      </div>
    );
  },
);
