/** Draws the screen of a live room: bar above, stage at the left, panel at the right; below 1200 one column (D29, D123). */
import { defineView } from '#engine/define-view.ts';
import { useEntry, useTabCounts } from '#features/live/index.ts';
import { Empty } from '#ui/empty.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { definition } from './definition.ts';
import { Doorway } from './doorway.tsx';
import { Wall } from './wall.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveRoom({ root, props, slots, t, intend }) {
  const { alive_id: id, product_id: product } = props;
  const entry = useEntry(id, product === '' ? undefined : product);
  const counts = useTabCounts(id);
  const isShutOut = entry.is === 'open' && entry.view.isShutOut;
  const offers = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div {...root} className={styles.room} data-entry={entry.is}>
      <div className={styles.bar}>{slots.bar}</div>
      <section className={styles.stage} data-live-stage aria-label={t('stage')}>
        {slots.stage}
        {!isShutOut && <Wall entry={entry} t={t} />}
        <div className={styles.over}>{!isShutOut && slots.over}</div>
        <div className={styles.acts}>{!isShutOut && slots.acts}</div>
        <Doorway id={id} entry={entry} t={t} login={() => intend('login.open', {})} />
      </section>
      <aside className={styles.panel} aria-label={t('panel')}>
        <div className={styles.side}>{slots.side}</div>
        <Tabs
          className={styles.tabs}
          label={t('panel')}
          tabs={[
            {
              id: 'chat',
              label: t('chat'),
              panel: isShutOut ? <Empty title={t('chatShut')} hint={t('chatShutHint')} /> : slots.chat,
            },
            {
              id: 'offers',
              label: t('offers'),
              count: offers,
              isEmpty: offers === 0,
              panel: slots.offers,
            },
            { id: 'intro', label: t('intro'), panel: slots.intro },
          ]}
        />
      </aside>
    </div>
  );
});
