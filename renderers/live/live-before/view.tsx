/** Draws live-before. */
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveModule({ root, props, t }) {
  const view = useRoom(props.alive_id);
  return (
    <section {...root} className={styles.root} aria-label={t('label')}>
      {view?.state.alive_state}
    </section>
  );
});
