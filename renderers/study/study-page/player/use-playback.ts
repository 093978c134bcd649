/** One film or recording as it is played: what it is doing, what may be done with it, and what study hears of it. */
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Segment } from '#schemas/learning/played-segments.ts';
import type { Qualities } from '#ui/attach-media.ts';
import { mediaFailureOf, type MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';
import type { Film } from '../own-lesson.ts';
import { resumeAt } from '../resume-at.ts';
import type { Lesson } from '../use-lesson.ts';
import { coverage, furthestOf, landingOf, readMedia, type MediaState } from './media-state.ts';
import { NO_STALLS, stopped, stutters, wentOn } from './stalls.ts';
import { tune } from './tune.ts';
import { useAttached } from './use-attached.ts';
import { useSound } from './use-sound.ts';

type Heard =
  | 'onPlay'
  | 'onPlaying'
  | 'onPause'
  | 'onEnded'
  | 'onTimeUpdate'
  | 'onSeeking'
  | 'onSeeked'
  | 'onWaiting'
  | 'onProgress'
  | 'onDurationChange'
  | 'onVolumeChange'
  | 'onError';

export interface Playback {
  place: RefObject<HTMLMediaElement | null>;
  /** Its `ref`, for a film and a recording alike. */
  hold: (element: HTMLMediaElement | null) => void;
  /** Spread on the element. */
  events: Record<Heard, (event: SyntheticEvent) => void>;
  media: MediaState;
  /** Somebody pressed play since the lesson was opened. */
  hasBegun: boolean;
  covered: readonly Segment[];
  /** The furthest second that may be jumped to; undefined for no limit. */
  furthest: number | undefined;
  /** A jump was held back just now. */
  isHeld: boolean;
  isStuttering: boolean;
  failure: MediaFailureReason | undefined;
  qualities: Qualities | undefined;
  rate: number;
  /** @param from seconds; absent: where it is */
  play(from?: number): void;
  toggle(): void;
  seek(to: number): void;
  skip(seconds: number): void;
  setRate(rate: number): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  /** Puts a failure aside and tries again from where it was. */
  forget(): void;
}

interface Given {
  film: Film;
  lesson: Lesson;
  /** Plays as soon as it stands there: the learner went on from the lesson before. */
  begins: boolean;
}

export function usePlayback({ film, lesson, begins }: Given): Playback {
  const { resume } = lesson;
  const place = useRef<HTMLMediaElement>(null);
  const start = useRef(resumeAt(resume, film.seconds));
  const last = useRef<number>(undefined);
  const jumpedFrom = useRef<number>(undefined);
  const stalls = useRef(NO_STALLS);
  const [hasBegun, setBegun] = useState(begins);
  const [covered, setCovered] = useState(resume?.covered ?? []);
  const [isHeld, setHeld] = useState(false);
  const [isStuttering, setStuttering] = useState(false);
  const [failure, setFailure] = useState<MediaFailureReason>();
  const [media, setMedia] = useState<MediaState>(() => ({
    isPaused: true,
    isEnded: false,
    isWaiting: false,
    at: 0,
    length: film.seconds,
    buffered: [],
    isMuted: false,
    volume: 1,
  }));
  const [turn, setTurn] = useState(0);
  const isWanted = hasBegun;
  const qualities = useAttached({ place, url: film.url, isWanted, turn, at: start, fail: setFailure });
  const sound = useSound(place);
  const limit = lesson.isFinished || resume?.isFinished === true ? -1 : (resume?.seekLimit ?? -1);
  const furthest = furthestOf(limit, covered);

  const look = (isWaiting?: boolean) => {
    const element = place.current;
    if (element === null) return;
    const read = readMedia(element, film.seconds);
    setMedia((before) => ({ ...read, isWaiting: isWaiting ?? before.isWaiting }));
  };
  const seek = (wished: number) => {
    const element = place.current;
    if (element === null || !hasBegun) return;
    const { to, isHeld: held } = landingOf(wished, media.length, furthest);
    setHeld(held);
    tune(element, { at: to });
    look();
  };
  const play = (from?: number) => {
    if (from !== undefined) start.current = from;
    if (!hasBegun) setBegun(true);
    else {
      if (from !== undefined) seek(from);
      void place.current?.play().catch(() => undefined);
    }
  };
  const passed = (element: HTMLMediaElement) => {
    const { currentTime: at, seeking, paused, playbackRate: rate } = element;
    if (seeking) return;
    if (!paused) {
      setCovered((before) => coverage(before, last.current, at, rate));
      lesson.played(at, element.duration, rate);
    }
    last.current = at;
    start.current = at;
  };
  type Then = (element: HTMLMediaElement) => boolean | undefined | void;
  /** `then` answers whether it waits, where the event tells. */
  const hear = (then: Then) => {
    const element = place.current;
    if (element === null) return;
    const isWaiting = then(element);
    look(typeof isWaiting === 'boolean' ? isWaiting : undefined);
  };
  /** Keys of the system and small windows jump past our own bar. */
  const holdBack = (element: HTMLMediaElement) => {
    jumpedFrom.current ??= last.current ?? 0;
    const { to, isHeld: held } = landingOf(element.currentTime, media.length, furthest);
    if (!held) return;
    setHeld(true);
    tune(element, { at: to });
  };
  const landed = ({ currentTime: to }: HTMLMediaElement) => {
    const from = jumpedFrom.current;
    if (from !== undefined && from !== to) lesson.seeked(from, to);
    jumpedFrom.current = undefined;
    last.current = to;
    return false;
  };
  const goesOn = (event: SyntheticEvent) => {
    stalls.current = wentOn(stalls.current, event.timeStamp);
    if (stutters(stalls.current)) setStuttering(true);
  };
  return {
    place,
    hold: (element) => {
      place.current = element;
    },
    media,
    hasBegun,
    covered,
    furthest,
    isHeld,
    isStuttering,
    failure,
    qualities,
    ...sound,
    events: {
      onPlay: () => hear(playAlone),
      onPlaying: (event) => {
        goesOn(event);
        setFailure(undefined);
        hear(() => false);
      },
      onPause: () =>
        hear((element) => {
          if (!element.ended) lesson.paused(element.currentTime);
          return false;
        }),
      onEnded: () =>
        hear((element) => {
          passed(element);
          lesson.ended();
          return false;
        }),
      onTimeUpdate: () => hear(passed),
      onSeeking: () => hear(holdBack),
      onSeeked: () => hear(landed),
      onWaiting: (event) => {
        if (place.current?.seeking === false) stalls.current = stopped(stalls.current, event.timeStamp);
        hear(() => true);
      },
      onProgress: () => hear(() => undefined),
      onDurationChange: () => hear(() => undefined),
      onVolumeChange: () => hear(() => undefined),
      onError: () => hear((element) => setFailure(mediaFailureOf(element))),
    },
    play,
    toggle: () => (hasBegun && place.current?.paused === false ? place.current.pause() : play()),
    seek,
    skip: (seconds) => seek((place.current?.currentTime ?? 0) + seconds),
    forget: () => {
      setFailure(undefined);
      setTurn((before) => before + 1);
    },
  };
}
