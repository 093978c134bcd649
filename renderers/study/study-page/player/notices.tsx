/** What is said below a player: the rule about jumping ahead, a jump that was held back, a film that stutters, and the way to tell of trouble. */
import { useState } from 'react';
import { useEngine } from '#engine/provider.tsx';
import type { PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { tellTrouble, type Film, type PlaybackState } from '#features/playback/index.ts';
import { TroubleForm } from '#pieces/trouble-form.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Say } from '../say.ts';
import styles from './notices.module.css';

interface NoticesProps {
  playback: PlaybackState;
  lesson: { id: string; type: number };
  film: Film;
  t: Say;
}

export function Notices({ playback, lesson, film, t }: NoticesProps) {
  const { furthest, isUncounted, isHeld, isStuttering, failure, qualities } = playback;
  const engine = useEngine();
  const [trouble, setTrouble] = useState<PlayTrouble>();
  const canLower = qualities !== undefined && qualities.heights.length > 1;
  const likely = failure !== undefined ? 'cannot-play' : isStuttering ? 'stutters' : 'other';
  return (
    <>
      {furthest !== undefined && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {t('noSkip')}
        </p>
      )}
      {isUncounted && (
        <p className={styles.notice}>
          <Icon name="info" size={16} />
          {t('unseenStops')}
        </p>
      )}
      <div className={styles.notice}>
        <p className={styles.said} role="status">
          {isHeld ? t('heldBack') : isStuttering ? t(canLower ? 'stuttersLower' : 'stutters') : ''}
        </p>
        <Button size="s" tone="text" onClick={() => setTrouble(likely)}>
          {t('trouble')}
        </Button>
      </div>
      {trouble !== undefined && (
        <TroubleForm
          first={trouble}
          report={(kind, text) => tellTrouble(engine, playback, { lesson, url: film.url, kind, text })}
          close={() => setTrouble(undefined)}
        />
      )}
    </>
  );
}
