/** Draws the slides of a room of type 2 or 4, on air and in its replay: small beside the picture, or large with it beside (M241). */
import { useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { type LiveView, useRoom, useRoomEvents } from '#features/live/index.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { hasSlides } from '#schemas/live/kinds.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { usePreload } from '#ui/use-preload.ts';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

const SLIDES: ReadonlySet<EventKind> = new Set<EventKind>(['slide']);

/**
 * Which slide is shown: the teacher's, or an earlier one somebody leafed back to. On air as the room says; in a replay
 * as the last turn up to the moment shown does.
 */
function useTaughtPlace(aliveId: string, view: LiveView | undefined): number {
  const turns = useRoomEvents(aliveId, SLIDES);
  if (view === undefined) return 0;
  const turnedPage = turns.at(-1)?.data['server_id'];
  const page = view.isReplay ? (turnedPage ?? view.room.ppt.imgs[0]?.server_id) : view.state.page;
  return Math.max(
    0,
    view.room.ppt.imgs.findIndex(({ server_id: id }) => id === page),
  );
}

function useLeaf(teacherPlace: number) {
  const [own, setOwn] = useState<number>();
  // What comes is not told before the teacher turns to it.
  const place = own === undefined || own > teacherPlace ? teacherPlace : own;
  return {
    place,
    isFollowing: place === teacherPlace,
    before: place > 0 ? () => setOwn(place - 1) : undefined,
    after:
      place < teacherPlace ? () => setOwn(place + 1 === teacherPlace ? undefined : place + 1) : undefined,
    follow: () => setOwn(undefined),
  };
}

export default defineView(definition, words, function LiveSlides({ root, props, t }) {
  const view = useRoom(props.alive_id);
  const teacherPlace = useTaughtPlace(props.alive_id, view);
  const leaf = useLeaf(teacherPlace);
  const [isLarge, setLarge] = useState(false);
  const imgs = view?.room.ppt.imgs ?? [];
  // The next one is there when it is turned to.
  usePreload(imgs.slice(teacherPlace + 1, teacherPlace + 2).map(({ url }) => url));
  if (view === undefined || imgs.length === 0) return null;
  const { alive_state: state, is_lookback: isLookback } = view.state;
  if (!hasSlides(view.room.base.alive_type, state, isLookback)) return null;
  const status = t('slide', { page: leaf.place + 1, count: imgs.length });
  const [before, after] = [leaf.before, leaf.after];
  return (
    <section
      {...root}
      className={cx(styles.slides, isLarge && styles.large)}
      aria-label={t('slides')}
      data-page={imgs[leaf.place]?.server_id}
    >
      <img className={styles.slide} src={imgs[leaf.place]?.url} alt={status} />
      <div className={styles.bar}>
        <button
          type="button"
          aria-label={t('before')}
          disabled={before === undefined}
          onClick={() => before?.()}
        >
          <Icon name="chevron-left" size={20} />
        </button>
        <span role="status">{status}</span>
        <button
          type="button"
          aria-label={t('after')}
          disabled={after === undefined}
          onClick={() => after?.()}
        >
          <Icon name="chevron-right" size={20} />
        </button>
        {!leaf.isFollowing && (
          <button type="button" className={styles.follow} onClick={leaf.follow}>
            {t('follow')}
          </button>
        )}
        <button
          type="button"
          aria-label={t(isLarge ? 'reduce' : 'enlarge')}
          title={t(isLarge ? 'reduce' : 'enlarge')}
          onClick={() => setLarge(!isLarge)}
        >
          <Icon name="theatre" size={20} />
        </button>
      </div>
    </section>
  );
});
