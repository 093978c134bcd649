/** What a film or recording is doing, read from its element; and how far in it one may go. Pure. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import { unionOf } from '#schemas/learning/played-segments.ts';

export interface MediaState {
  isPaused: boolean;
  isEnded: boolean;
  isWaiting: boolean;
  /** Seconds. */
  at: number;
  /** 0 while nobody knows. */
  length: number;
  buffered: readonly Segment[];
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
}

/** Seconds a jump may go past what was seen before it is held back (D81). */
const SLACK = 5;

export function readMedia(element: HTMLMediaElement, knownSeconds: number): Omit<MediaState, 'isWaiting'> {
  const { buffered, duration, paused, ended, currentTime: at, muted, volume } = element;
  return {
    isPaused: paused,
    isEnded: ended,
    at,
    length: Number.isFinite(duration) && duration > 0 ? duration : knownSeconds,
    buffered: Array.from({ length: buffered.length }, (_none, place) => ({
      from: buffered.start(place),
      to: buffered.end(place),
    })),
    isMuted: muted || volume === 0,
    volume,
  };
}

/** Played from one moment to the next; a jump between them is none. */
export function coverage(
  segments: readonly Segment[],
  from: number | undefined,
  to: number,
  rate: number,
): readonly Segment[] {
  const playedSeconds = from === undefined ? 0 : to - from;
  if (from === undefined || playedSeconds <= 0 || playedSeconds > 2 * Math.max(1, rate)) return segments;
  return unionOf(segments, [{ from, to }], 0.5);
}

/** The furthest second that may be jumped to; undefined for no limit. */
export function furthestOf(limit: number, segments: readonly Segment[]): number | undefined {
  return limit < 0 ? undefined : Math.max(limit, ...segments.map(({ to }) => to));
}

/** Where a jump ends, and whether it was held back. */
export function landingOf(
  to: number,
  length: number,
  furthest: number | undefined,
): { to: number; isHeld: boolean } {
  const within = Math.max(0, length > 0 ? Math.min(to, length) : to);
  if (furthest === undefined || within <= furthest + SLACK) return { to: within, isHeld: false };
  return { to: furthest, isHeld: true };
}
