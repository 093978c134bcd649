/** Draws the bar of a live room. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { pathTo } from '#schemas/paths.ts';
import { liveDetailHref } from '#schemas/address/live-href.ts';
import { defineView } from '#engine/define-view.ts';
import { useRoom, type LiveView } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/badge.tsx';
import { formatCount } from '#ui/count.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** How it stands, in a word. */
function standing({ state, isReplay }: LiveView) {
  if (isReplay) return 'replay';
  if (state.alive_state === LIVE_STATE.live) return 'onAir';
  return state.alive_state === LIVE_STATE.notStarted ? 'soon' : 'over';
}

export default defineView(definition, words, function LiveBar({ root, props, slots, t, locale }) {
  const { alive_id: id, title } = props;
  const view = useRoom(id);
  const word = view && standing(view);
  const detail = liveDetailHref(id);
  return (
    <div {...root} className={styles.bar}>
      <Link href={detail} className={styles.back} aria-label={t('back')}>
        <Icon name="chevron-left" size={24} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {word !== undefined && (
        <Badge tone={word === 'onAir' ? 'pulse' : 'neutral'} className={styles.standing}>
          {t(word)}
        </Badge>
      )}
      {view !== undefined && (
        <p className={styles.count}>
          <Icon name="eye" size={16} />
          {t('watched', { count: view.state.view_count, n: formatCount(view.state.view_count, locale) })}
        </p>
      )}
      {view?.viewer.role !== undefined && view.viewer.role !== 'viewer' && (
        <Button size="s" href={pathTo('live-host', { id })} className={styles.studio}>
          {t('studio')}
        </Button>
      )}
      <div className={styles.share}>{slots.share}</div>
    </div>
  );
});
