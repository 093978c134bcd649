/** The controls below a film or recording: each has a name, works by keyboard and stays in its place. */
import type { Played } from '#features/playback/index.ts';
import type { ReactNode } from 'react';
import { clockTime } from '#ui/clock-time.ts';
import { SPEEDS } from '#ui/speeds.ts';
import { Choices } from '#ui/choices.tsx';
import { Press, Volume } from '#pieces/player-parts.tsx';
import type { Say } from '../say.ts';
import styles from './player.module.css';
import type { Said } from './read-track.ts';
import { SeekBar } from './seek-bar.tsx';
import { chapterAt } from './use-chapters.ts';

interface BarProps {
  playback: Played;
  title: string;
  chapters: readonly Said[];
  t: Say;
  /** What only a film, or only a recording has. */
  children: ReactNode;
}

const SKIPS = [-10, 10] as const;

export function Bar({ playback, title, chapters, t, children }: BarProps) {
  const { media, toggle, skip, rate, setRate, hasBegun } = playback;
  return (
    <div className={styles.bar} role="group" aria-label={t('controls')}>
      <SeekBar playback={playback} title={title} chapters={chapters} t={t} />
      <Press
        icon={media.isPaused ? 'play' : 'pause'}
        label={t(media.isPaused ? 'play' : 'pause')}
        onPress={toggle}
      />
      {SKIPS.map((seconds) => (
        <button
          key={seconds}
          type="button"
          className={styles.skip}
          aria-label={t(seconds < 0 ? 'back' : 'forward', { n: Math.abs(seconds) })}
          disabled={!hasBegun}
          onClick={() => skip(seconds)}
        >
          <span aria-hidden="true">{seconds < 0 ? '−10' : '+10'}</span>
        </button>
      ))}
      <span className={styles.time}>
        {clockTime(media.at)} / {media.length === 0 ? '–:––' : clockTime(media.length)}
      </span>
      <span className={styles.chapter}>{chapterAt(chapters, media.at)?.text}</span>
      <Volume
        volume={media.volume}
        isMuted={media.isMuted}
        setVolume={playback.setVolume}
        toggleMuted={playback.toggleMuted}
        t={t}
      />
      <Choices
        label={t('speed')}
        value={String(rate)}
        choices={SPEEDS.map((speed) => ({ value: String(speed), text: `${String(speed)}×` }))}
        choose={(value) => setRate(Number(value))}
      />
      {children}
    </div>
  );
}
