/** Draws the screen of a live room: bar above, stage at the left, panel at the right; below 1200 one column (D29, D123). */
import { defineView } from '#engine/define-view.ts';
import { type Entry, useEntry, useTabCounts } from '#features/live/index.ts';
import { Empty } from '#ui/empty.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { definition } from './definition.ts';
import { Doorway } from './doorway.tsx';
import viewStyles from './view.module.css';
import styles from './wall.module.css';
import { type Say, words } from './words.ts';

/** The message the teacher has put above the stage (D96, M243). */
function Wall({ entry, t }: { entry: Entry; t: Say }) {
  if (entry.is !== 'open' || entry.view.isReplay) return null;
  const { room, state } = entry.view;
  const { wall } = state;
  if (!room.switches.show_on_wall || wall === null || wall.is_recalled) return null;
  return (
    <p className={styles.wall} role="status">
      {t('wall', { name: wall.user.nickname, text: wall.content })}
    </p>
  );
}

export default defineView(definition, words, function LiveRoom({ root, props, slots, t, intend }) {
  const { alive_id: id, product_id: product } = props;
  const entry = useEntry(id, product === '' ? undefined : product);
  const counts = useTabCounts(id);
  const isShutOut = entry.is === 'open' && entry.view.isShutOut;
  const offers = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div {...root} className={viewStyles.room} data-entry={entry.is}>
      <div className={viewStyles.bar}>{slots.bar}</div>
      <section className={viewStyles.stage} data-live-stage aria-label={t('stage')}>
        {slots.stage}
        {!isShutOut && <Wall entry={entry} t={t} />}
        <div className={viewStyles.over}>{!isShutOut && slots.over}</div>
        <div className={viewStyles.acts}>{!isShutOut && slots.acts}</div>
        <Doorway id={id} entry={entry} t={t} login={() => intend('login.open', {})} />
      </section>
      <aside className={viewStyles.panel} aria-label={t('panel')}>
        <div className={viewStyles.side}>{slots.side}</div>
        <Tabs
          className={viewStyles.tabs}
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
