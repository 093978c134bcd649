/** Draws the slides of a room of type 2 or 4, on air and in its replay: small beside the picture, or large with it beside (M241). */
import { useState } from 'react';
import { hasSlides } from '#schemas/live/kinds.ts';
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { usePreload } from '#ui/use-preload.ts';
import { definition } from './definition.ts';
import { useLeaf, useTaughtPlace } from './use-page.ts';
import { words } from './words.ts';
import styles from './view.module.css';

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
