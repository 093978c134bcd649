/** Where the film is: what was played, what is fetched, and the handle to jump by. */
import type { Played } from '#features/playback/index.ts';
import type { Segment } from '#schemas/learning/played-segments.ts';
import { clockTime } from '#ui/clock-time.ts';
import type { Say } from '../say.ts';
import styles from './seek-bar.module.css';

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

export function SeekBar({ playback, title, t }: { playback: Played; title: string; t: Say }) {
  const { media, covered, furthest, seek, hasBegun } = playback;
  const { at, length, buffered } = media;
  const known = Math.max(1, length);
  return (
    <div className={styles.seek}>
      <span className={styles.rail} aria-hidden="true">
        <Parts of={buffered} length={known} className={styles.buffered} />
        <Parts of={covered} length={known} className={styles.covered} />
        <span className={styles.gone} style={{ width: `${Math.min(100, (at / known) * 100)}%` }} />
        {furthest !== undefined && (
          <span className={styles.limit} style={{ left: `${Math.min(100, (furthest / known) * 100)}%` }} />
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
        aria-valuetext={t('atOf', { at: clockTime(at), length: clockTime(length) })}
        onChange={(event) => seek(Number(event.target.value))}
      />
    </div>
  );
}
