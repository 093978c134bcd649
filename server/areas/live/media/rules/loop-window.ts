/** A clip that never ends, cut by the clock: every node names the same segments at the same moment, and nothing is kept. Pure. */
import { SECOND_MS } from '#schemas/time.ts';

export interface LoopSegment {
  /** Its place in the clip, from 0. */
  index: number;
  /** Its place in a row without an end. */
  seq: number;
  /** Which time the clip is shown, counted since 1970. */
  cycle: number;
  seconds: number;
  /** When it begins, unix milliseconds. */
  at: number;
}

/** The segments whole by now, the last of them first named now; of a clip without any length, none. */
export function loopWindow(lengths: readonly number[], now: number, count: number): LoopSegment[] {
  const starts = lengths.reduce<number[]>(
    (all, seconds) => [...all, (all.at(-1) ?? 0) + seconds * SECOND_MS],
    [0],
  );
  const whole = starts.at(-1) ?? 0;
  if (whole <= 0) return [];
  const cycle = Math.floor(now / whole);
  const endCount = starts.slice(1).filter((end) => cycle * whole + end <= now).length;
  const next = cycle * lengths.length + endCount;
  return Array.from({ length: count }, (_none, place) => {
    const seq = next - count + place;
    const index = seq % lengths.length;
    const of = Math.floor(seq / lengths.length);
    return {
      index,
      seq,
      cycle: of,
      seconds: lengths[index] ?? 0,
      at: Math.round(of * whole + (starts[index] ?? 0)),
    };
  });
}
