/** What is told of a film or recording as it is played, and what may be done with it. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import type { Watchable } from '#engine/store.ts';
import type { Study } from '#features/learning/index.ts';
import type { Qualities } from '#ui/attach-media.ts';
import type { MediaFailureReason } from '#ui/media-failure.tsx';
import type { Film } from './film.ts';
import { furthestOf, type MediaState } from './media-state.ts';
import type { Stop } from './stops.ts';

/** Who is told what is played, and where the learner was. */
export type ProgressListener = Pick<
  Study,
  'resume' | 'isFinished' | 'reportProgress' | 'reportPause' | 'reportSeek' | 'reportEnd'
>;

export interface Playing {
  media: MediaState;
  /** Somebody pressed play since the lesson was opened. */
  hasBegun: boolean;
  coverage: readonly Segment[];
  /** The furthest second that may be jumped to; undefined for no limit. */
  furthest: number | undefined;
  /** It counts only while its page is seen, and stops where it is not (ADR-352). */
  isUncounted: boolean;
  /** A jump was held back just now. */
  isHeld: boolean;
  /** The second at which it stopped to ask, until somebody goes on (D83). */
  stoppedAt: number | undefined;
  isStuttering: boolean;
  /** Long stops since it was opened. */
  stops: number;
  failure: MediaFailureReason | undefined;
  qualities: Qualities | undefined;
  rate: number;
}

export interface Playback extends Watchable<Playing> {
  readonly place: { readonly current: HTMLMediaElement | null };
  /** The element's `ref`: it is listened to until it is gone. */
  hold(element: HTMLMediaElement | null): void;
  /** Whom study hears from now on. */
  listenWith(listener: ProgressListener): void;
  /** An address that is good again: it goes on at the same second. */
  give(url: string): void;
  /** @param from seconds; absent: where it is */
  play(from?: number): void;
  pause(): void;
  toggle(): void;
  seek(to: number): void;
  skip(seconds: number): void;
  setRate(rate: number): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  /** The moments at which it asks, of those that are open. */
  stopAt(stops: readonly Stop[]): void;
  /** Goes on from the moment it stopped at. */
  goOn(): void;
  /** Puts a failure aside and tries again from where it was. */
  forget(): void;
}

export interface PlaybackOptions {
  film: Pick<Film, 'url' | 'seconds'>;
  listener: ProgressListener;
  /** Plays as soon as it stands there: the learner went on from the lesson before. */
  begins: boolean;
}

const nothing = () => undefined;
/** The listener of a trial, whose progress is not stored. */
export const NO_LISTENER: ProgressListener = {
  resume: undefined,
  isFinished: false,
  reportProgress: nothing,
  reportPause: nothing,
  reportSeek: nothing,
  reportEnd: nothing,
};

export const limitOf = ({ isFinished, resume }: ProgressListener) =>
  isFinished || resume?.isFinished === true ? -1 : (resume?.seekLimit ?? -1);

export const isUncounted = ({ resume }: ProgressListener) => resume?.countsHidden === false;

export const firstOf = ({ film, listener, begins }: PlaybackOptions, rate: number): Playing => ({
  media: {
    isPaused: true,
    isEnded: false,
    isWaiting: false,
    at: 0,
    length: film.seconds,
    buffered: [],
    isMuted: false,
    volume: 1,
  },
  hasBegun: begins,
  coverage: listener.resume?.coverage ?? [],
  furthest: furthestOf(limitOf(listener), listener.resume?.coverage ?? []),
  isUncounted: isUncounted(listener),
  isHeld: false,
  stoppedAt: undefined,
  isStuttering: false,
  stops: 0,
  failure: undefined,
  qualities: undefined,
  rate,
});
