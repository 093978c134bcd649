/** The message the teacher has put above the stage (D96, M243). */
import type { Entry } from '#features/live/index.ts';
import type { Say } from './say.ts';
import styles from './wall.module.css';

export function Wall({ entry, t }: { entry: Entry; t: Say }) {
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
