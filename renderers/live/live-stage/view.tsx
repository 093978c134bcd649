/** Draws the player of a live room while something is to be seen: on air, in its replay, and for the host before (D95, D106). */
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import { definition } from './definition.ts';
import { Player } from './player.tsx';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveStage({ root, props, t }) {
  const view = useRoom(props.alive_id);
  if (view === undefined || view.room.media.alive_video_url === '') return null;
  return (
    <div {...root} className={styles.stage} data-kind="live-stage" data-replay={view.isReplay}>
      <Player aliveId={props.alive_id} isQuiet={props.is_quiet} view={view} t={t} />
    </div>
  );
});
