/** What the controls of a player read and press. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import type { Qualities } from '#ui/attach-media.ts';

export interface PlayerControls {
  media: {
    isPaused: boolean;
    /** Seconds. */
    at: number;
    /** Seconds; 0 while nobody knows. */
    length: number;
    buffered: readonly Segment[];
    isMuted: boolean;
    /** From 0 to 1. */
    volume: number;
  };
  /** Nothing can be jumped to before something was played. */
  hasBegun: boolean;
  coverage: readonly Segment[];
  /** The furthest second that may be jumped to; undefined for no limit. */
  furthest: number | undefined;
  rate: number;
  qualities: Qualities | undefined;
  toggle: () => void;
  seek: (to: number) => void;
  skip: (seconds: number) => void;
  setRate: (rate: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
}
