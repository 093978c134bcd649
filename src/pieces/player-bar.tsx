/** The controls below a film or recording, of a lesson and of a trial: each has a name, works by keyboard and stays in its place. */
import type { ReactNode } from 'react';
import { clockTime } from '#ui/clock-time.ts';
import { SPEEDS } from '#ui/speeds.ts';
import { Choices } from '#ui/choices.tsx';
import { cx } from '#ui/cx.ts';
import { useWords } from '#i18n/use-words.ts';
import type { PlayerControls } from './player-controls.ts';
import styles from './player-bar.module.css';
import { Press, Volume } from './player-parts.tsx';
import { SeekBar } from './player-seek.tsx';
import { chapterAt, type Cue } from './player-tracks.ts';
import { playerWords } from './player-words.ts';

interface PlayerBarProps {
  playback: PlayerControls;
  title: string;
  chapters: readonly Cue[];
  /** What it stands on: a dark film, or the surface of the page. */
  ground: 'film' | 'paper';
  /** What only a film, or only a recording has. */
  children?: ReactNode;
}

const SKIPS = [-10, 10] as const;

export function PlayerBar({ playback, title, chapters, ground, children }: PlayerBarProps) {
  const t = useWords(playerWords);
  const { media, toggle, skip, rate, setRate, hasBegun } = playback;
  return (
    <div
      className={cx(styles.bar, ground === 'film' ? styles.onFilm : styles.onPaper)}
      role="group"
      aria-label={t('controls')}
    >
      <SeekBar playback={playback} title={title} chapters={chapters} />
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
