/** Draws live-hearts. */
import { liveReact } from '#schemas/api/live/hearts.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { EventKind } from '#schemas/live/event.ts';
import { defineView } from '#engine/define-view.ts';
import { usePressBatch, useRoom, useRecentEvent } from '#features/live/index.ts';
import { formatCount } from '#ui/count.ts';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const HEARTS: ReadonlySet<EventKind> = new Set(['react']);
/** Clicks gathered before they are sent. */
const GATHER_MS = 800;
const CALL_MAX = 10;
const RISING_MS = 2000;
const RISING_MAX = 6;

export default defineView(definition, words, function LiveHearts({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const news = useRecentEvent(id, HEARTS, RISING_MS);
  const [own, press] = usePressBatch(GATHER_MS, CALL_MAX, (count) => {
    void act(liveReact, { alive_id: id, count });
  });
  if (view === undefined || (!view.isReplay && view.state.alive_state !== LIVE_STATE.live)) return null;
  const count = formatCount(view.state.reactions + own, locale);
  const rising = news === undefined ? 0 : Math.min(RISING_MAX, Number(news.data['count'] ?? 1));
  return (
    <div {...root} className={styles.hearts}>
      {Array.from({ length: rising }, (_none, index) => (
        <span key={`${news?.id ?? ''}-${String(index)}`} className={styles.rising} aria-hidden="true">
          <Icon name="heart" size={20} />
        </span>
      ))}
      {!view.isReplay && (
        <button
          type="button"
          className={styles.button}
          aria-label={t('send', { total: count })}
          onClick={() => (view.isIn ? press() : intend('login.open', {}))}
        >
          <Icon name="heart" size={20} />
          <span>{count}</span>
        </button>
      )}
    </div>
  );
});
