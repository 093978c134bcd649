/** One film or recording as it is played: what it is doing, what may be done with it, and what study hears of it. */
import type { Segment } from '#schemas/learning/played-segments.ts';
import { settable, type Watchable } from '#engine/store.ts';
import type { Study } from '#features/learning/index.ts';
import { attachMedia, type Qualities } from '#ui/attach-media.ts';
import { mediaFailureOf, type MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';
import type { Film } from './film.ts';
import { coverage, furthestOf, landingOf, readMedia, type MediaState } from './media-state.ts';
import { resumeAt } from './resume-at.ts';
import { makeSound } from './sound.ts';
import { stopUnseen } from './stop-unseen.ts';
import { NO_STALLS, stopped, stutters, wentOn } from './stalls.ts';
import { tune } from './tune.ts';

/** Who is told what is played, and where the learner was. */
type Told = Pick<Study, 'resume' | 'isFinished' | 'played' | 'paused' | 'seeked' | 'ended'>;

export interface Playing {
  media: MediaState;
  /** Somebody pressed play since the lesson was opened. */
  hasBegun: boolean;
  covered: readonly Segment[];
  /** The furthest second that may be jumped to; undefined for no limit. */
  furthest: number | undefined;
  /** It counts only while its page is seen, and stops where it is not (decision 352). */
  isUncounted: boolean;
  /** A jump was held back just now. */
  isHeld: boolean;
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
  tell(told: Told): void;
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
  /** Puts a failure aside and tries again from where it was. */
  forget(): void;
}

interface Given {
  film: Pick<Film, 'url' | 'seconds'>;
  told: Told;
  /** Plays as soon as it stands there: the learner went on from the lesson before. */
  begins: boolean;
}

const limitOf = ({ isFinished, resume }: Told) =>
  isFinished || resume?.isFinished === true ? -1 : (resume?.seekLimit ?? -1);

const isUncounted = ({ resume }: Told) => resume?.countsHidden === false;

const firstOf = ({ film, told, begins }: Given, rate: number): Playing => ({
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
  covered: told.resume?.covered ?? [],
  furthest: furthestOf(limitOf(told), told.resume?.covered ?? []),
  isUncounted: isUncounted(told),
  isHeld: false,
  isStuttering: false,
  stops: 0,
  failure: undefined,
  qualities: undefined,
  rate,
});

export function makePlayback(given: Given): Playback {
  const sound = makeSound();
  const state = settable(firstOf(given, sound.get().rate));
  const place: { current: HTMLMediaElement | null } = { current: null };
  let { told } = given;
  let { url } = given.film;
  let start = resumeAt(told.resume, given.film.seconds);
  let last: number | undefined;
  let jumpedFrom: number | undefined;
  let stalls = NO_STALLS;
  let release: () => void = () => undefined;
  let detach: () => void = () => undefined;

  const change = (part: Partial<Playing>) => {
    const next = { ...state.get(), ...part };
    const furthest = furthestOf(limitOf(told), next.covered);
    state.set({ ...next, furthest, isUncounted: isUncounted(told) });
  };
  const look = (part: Partial<Playing> = {}, isWaiting?: boolean) => {
    const { media } = state.get();
    if (place.current === null) return;
    const read = readMedia(place.current, given.film.seconds);
    change({ ...part, media: { ...read, isWaiting: isWaiting ?? media.isWaiting } });
  };
  const sayPlay = () => void place.current?.play().catch(() => undefined);
  const attach = () => {
    const element = place.current;
    detach();
    if (element === null || !state.get().hasBegun) return;
    const from = start;
    const begin = () => {
      if (from > 0) tune(element, { at: from });
    };
    element.addEventListener('loadedmetadata', begin, { once: true });
    const leave = attachMedia(
      element,
      url,
      (failure) => change({ failure }),
      (qualities) => change({ qualities }),
    );
    sayPlay();
    detach = () => {
      element.removeEventListener('loadedmetadata', begin);
      leave();
      detach = () => undefined;
    };
  };
  const seek = (wished: number) => {
    const { hasBegun, media, furthest } = state.get();
    if (place.current === null || !hasBegun) return;
    const { to, isHeld } = landingOf(wished, media.length, furthest);
    tune(place.current, { at: to });
    look({ isHeld });
  };
  const play = (from?: number) => {
    if (from !== undefined) start = from;
    if (!state.get().hasBegun) {
      change({ hasBegun: true });
      attach();
      return;
    }
    if (from !== undefined) seek(from);
    sayPlay();
  };
  const passed = (element: HTMLMediaElement) => {
    const { currentTime: at, seeking, paused, playbackRate: rate, duration } = element;
    if (seeking) return;
    if (!paused) {
      change({ covered: coverage(state.get().covered, last, at, rate) });
      told.played(at, duration, rate);
    }
    last = at;
    start = at;
  };
  /** Keys of the system and small windows jump past our own bar. */
  const holdBack = (element: HTMLMediaElement) => {
    const { media, furthest } = state.get();
    jumpedFrom ??= last ?? 0;
    const { to, isHeld } = landingOf(element.currentTime, media.length, furthest);
    if (!isHeld) return;
    change({ isHeld });
    tune(element, { at: to });
  };
  const landed = ({ currentTime: to }: HTMLMediaElement) => {
    if (jumpedFrom !== undefined && jumpedFrom !== to) told.seeked(jumpedFrom, to);
    jumpedFrom = undefined;
    last = to;
  };
  type Hear = (element: HTMLMediaElement, at: number) => boolean | undefined | void;
  /** Each answers whether it waits now, where the event tells. */
  const HEARD: Readonly<Record<string, Hear>> = {
    play: playAlone,
    playing: (_element, at) => {
      stalls = wentOn(stalls, at);
      change({
        failure: undefined,
        isStuttering: state.get().isStuttering || stutters(stalls),
        stops: stalls.count,
      });
      return false;
    },
    pause: (element) => {
      if (!element.ended) told.paused(element.currentTime);
      return false;
    },
    ended: (element) => {
      passed(element);
      told.ended();
      return false;
    },
    timeupdate: passed,
    seeking: holdBack,
    seeked: (element) => {
      landed(element);
      return false;
    },
    waiting: (element, at) => {
      if (!element.seeking) stalls = stopped(stalls, at);
      return true;
    },
    progress: () => undefined,
    durationchange: () => undefined,
    volumechange: () => undefined,
    error: (element) => change({ failure: mediaFailureOf(element) }),
  };
  const listen = (element: HTMLMediaElement) => {
    const stopLooking = stopUnseen(element, () => isUncounted(told));
    const hears = Object.entries(HEARD).map(([name, hear]) => {
      const heard = ({ timeStamp }: Event) => {
        const isWaiting = hear(element, timeStamp);
        look({}, typeof isWaiting === 'boolean' ? isWaiting : undefined);
      };
      element.addEventListener(name, heard);
      return () => element.removeEventListener(name, heard);
    });
    return () => {
      stopLooking();
      for (const stop of hears) stop();
    };
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    place,
    hold: (element) => {
      if (element === place.current) return;
      detach();
      release();
      release = () => undefined;
      place.current = element;
      if (element === null) return;
      release = listen(element);
      tune(element, sound.get());
      attach();
    },
    tell: (next) => {
      told = next;
      if (furthestOf(limitOf(told), state.get().covered) !== state.get().furthest) change({});
    },
    give: (next) => {
      if (next === url) return;
      url = next;
      attach();
    },
    play,
    pause: () => place.current?.pause(),
    toggle: () => {
      if (state.get().hasBegun && place.current?.paused === false) place.current.pause();
      else play();
    },
    seek,
    skip: (seconds) => seek((place.current?.currentTime ?? 0) + seconds),
    setRate: (rate) => {
      sound.setRate(rate);
      tune(place.current, { rate });
      change({ rate });
    },
    setVolume: (volume) => {
      sound.setVolume(volume);
      tune(place.current, { isMuted: false, volume: sound.get().volume });
    },
    toggleMuted: () => {
      const element = place.current;
      if (element === null) return;
      if (element.volume === 0) {
        sound.setVolume(1);
        tune(element, { volume: 1 });
      }
      tune(element, { isMuted: !element.muted && element.volume > 0 });
    },
    forget: () => {
      change({ failure: undefined });
      attach();
    },
  };
}
