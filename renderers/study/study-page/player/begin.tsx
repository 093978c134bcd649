/** Before anything plays: where to begin, and the rule about jumping ahead, told beforehand. */
import { PlaySign } from '#pieces/play-sign.tsx';
import { Button } from '#ui/button.tsx';
import { clockTime } from '#ui/clock-time.ts';
import type { Say } from '../say.ts';
import styles from './begin.module.css';

interface BeginProps {
  title: string;
  /** Seconds; 0 where it is begun from the start. */
  at: number;
  isFilm: boolean;
  play: (from?: number) => void;
  t: Say;
}

export function Begin({ title, at, isFilm, play, t }: BeginProps) {
  if (at > 0)
    return (
      <div className={isFilm ? styles.over : styles.below}>
        <span className={styles.ways}>
          <Button tone="primary" onClick={() => play()}>
            {t('goOn', { time: clockTime(at) })}
          </Button>
          <Button onClick={() => play(0)}>{t('startOver')}</Button>
        </span>
      </div>
    );
  if (!isFilm) return null;
  return (
    <button
      type="button"
      className={styles.begin}
      aria-label={t('playTitle', { title })}
      onClick={() => play()}
    >
      <PlaySign icon="play" />
    </button>
  );
}
