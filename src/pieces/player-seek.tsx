/** Where the film is: what was played, what is fetched, and the handle to jump by. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import { clockTime } from '#ui/clock-time.ts';
import { useWords } from '#i18n/use-words.ts';
import type { PlayerControls } from './player-controls.ts';
import styles from './player-seek.module.css';
import { chapterAt, type Cue } from './player-tracks.ts';
import { playerWords } from './player-words.ts';

function Parts({
  of,
  length,
  className,
}: {
  of: readonly Segment[];
  length: number;
  className: string | undefined;
}) {
  return of.map(({ from, to }) => (
    <span
      key={from}
      className={className}
      style={{ left: `${(from / length) * 100}%`, width: `${((to - from) / length) * 100}%` }}
    />
  ));
}

interface SeekBarProps {
  playback: PlayerControls;
  title: string;
  chapters: readonly Cue[];
}

/** Where each chapter but the first begins. */
function Marks({ chapters, length }: { chapters: readonly Cue[]; length: number }) {
  return chapters
    .filter(({ from }) => from > 0 && from < length)
    .map(({ from }) => (
      <span key={from} className={styles.mark} style={{ left: `${(from / length) * 100}%` }} />
    ));
}

export function SeekBar({ playback, title, chapters }: SeekBarProps) {
  const t = useWords(playerWords);
  const { media, coverage, furthest, seek, hasBegun } = playback;
  const { at, length, buffered } = media;
  const total = Math.max(1, length);
  const where = t('atOf', { at: clockTime(at), length: clockTime(length) });
  const chapter = chapterAt(chapters, at);
  return (
    <div className={styles.seek}>
      <span className={styles.rail} aria-hidden="true">
        <Parts of={buffered} length={total} className={styles.buffered} />
        <Parts of={coverage} length={total} className={styles.covered} />
        <span className={styles.gone} style={{ width: `${Math.min(100, (at / total) * 100)}%` }} />
        <Marks chapters={chapters} length={total} />
        {furthest !== undefined && (
          <span className={styles.limit} style={{ left: `${Math.min(100, (furthest / total) * 100)}%` }} />
        )}
      </span>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(at)}
        disabled={length === 0 || !hasBegun}
        aria-label={t('position', { title })}
        aria-valuetext={chapter === undefined ? where : `${where}, ${chapter.text}`}
        onChange={(event) => seek(Number(event.target.value))}
      />
    </div>
  );
}
