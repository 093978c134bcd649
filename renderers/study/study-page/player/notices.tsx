/** What is said below a player: the rule about jumping ahead, a jump that was held back, and a film that stutters. */
import type { Played } from '#features/playback/index.ts';
import { Icon } from '#ui/icon.tsx';
import type { Say } from '../say.ts';
import styles from './player.module.css';

export function Notices({ playback, t }: { playback: Played; t: Say }) {
  const { furthest, isHeld, isStuttering } = playback;
  return (
    <>
      {furthest !== undefined && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {t('noSkip')}
        </p>
      )}
      <p className={styles.notice} role="status">
        {isHeld ? t('heldBack') : isStuttering ? t('stutters') : ''}
      </p>
    </>
  );
}
