/**
 * Words over a film that say who watches (D105): they go past at another height each time; for less motion they stand, and
 * jump. They stand in the frame, so the whole screen has them too; nothing reads them out, and no press is meant for them.
 */
import { useEffect, useState } from 'react';
import { SECOND_MS } from '#schemas/time.ts';
import type { Marquee as Words } from '#schemas/shop/marquee.ts';
import { cx } from '#ui/cx.ts';
import { wantsLessMotion } from '#ui/less-motion.ts';
import styles from './marquee.module.css';

/** Percent from the top, and from the left for words that jump. */
const PLACES = [
  [12, 8],
  [64, 48],
  [36, 20],
  [78, 4],
  [24, 56],
  [50, 32],
] as const;
const STAY_MS = 8 * SECOND_MS;
/** Pixels of an ordinary player, and of the words themselves. */
const WAY = 1100;
/** The size of type in its styles. */
const USUAL = 16;

export function Marquee({ words, isPaused }: { words: Words; isPaused: boolean }) {
  const [turn, setTurn] = useState(0);
  const [jumps] = useState(wantsLessMotion);
  useEffect(() => {
    if (!jumps || isPaused) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), STAY_MS);
    return () => clearInterval(timer);
  }, [jumps, isPaused]);
  const [top, left] = PLACES[turn % PLACES.length] ?? PLACES[0];
  const { text, color, opacity, size, speed } = words;
  return (
    <div className={styles.marquee} aria-hidden="true">
      <span
        className={cx(styles.words, jumps ? styles.stands : styles.goes)}
        style={{
          color,
          opacity: opacity / 100,
          zoom: size / USUAL,
          top: `${String(top)}%`,
          ...(jumps ? { left: `${String(left)}%` } : { animationDuration: `${String(WAY / speed)}s` }),
          animationPlayState: isPaused ? 'paused' : 'running',
        }}
        onAnimationIteration={() => setTurn((before) => before + 1)}
      >
        {text}
      </span>
    </div>
  );
}
