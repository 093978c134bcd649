/** One film or recording as it is played: what it is doing, what may be done with it, and what study hears of it. */
import { settable } from '#engine/store.ts';
import { attachMedia } from '#ui/attach-media.ts';
import { mediaFailureOf } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';
import { coverage, furthestOf, landingOf, readMedia } from './media-state.ts';
import {
  firstOf,
  isUncounted,
  limitOf,
  type PlaybackOptions,
  type Playback,
  type Playing,
} from './playing.ts';
import { resumeAt } from './resume-at.ts';
import { makeSound } from './sound.ts';
import { stopUnseen } from './stop-unseen.ts';
import { makeStops } from './stops.ts';
import { NO_STALLS, startStall, stutters, wentOn } from './stalls.ts';
import { tune } from './tune.ts';

export function makePlayback(options: PlaybackOptions): Playback {
  const sound = makeSound();
  const state = settable(firstOf(options, sound.get().rate));
  const place: { current: HTMLMediaElement | null } = { current: null };
  let { listener } = options;
  let { url } = options.film;
  let start = resumeAt(listener.resume, options.film.seconds);
  let last: number | undefined;
  let jumpedFrom: number | undefined;
  let stalls = NO_STALLS;
  const stops = makeStops();
  let release: () => void = () => undefined;
  let detach: () => void = () => undefined;

  const change = (part: Partial<Playing>) => {
    const next = { ...state.get(), ...part };
    const furthest = furthestOf(limitOf(listener), next.coverage);
    state.set({ ...next, furthest, isUncounted: isUncounted(listener) });
  };
  const look = (part: Partial<Playing> = {}, isWaiting?: boolean) => {
    const { media } = state.get();
    if (place.current === null) return;
    const read = readMedia(place.current, options.film.seconds);
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
  const stop = (element: HTMLMediaElement, at: number) => {
    element.pause();
    if (element.currentTime !== at) tune(element, { at });
    change({ stoppedAt: at });
  };
  const isAsking = () => {
    const { stoppedAt } = state.get();
    return stoppedAt !== undefined && stops.isOpen(stoppedAt);
  };
  const seek = (wish: number) => {
    const { hasBegun, media, furthest } = state.get();
    if (place.current === null || !hasBegun) return;
    const { to, isHeld } = landingOf(wish, media.length, furthest);
    const at = stops.landing(last ?? 0, to);
    tune(place.current, { at });
    look({ isHeld, stoppedAt: undefined });
    if (at < to) stop(place.current, at);
  };
  const play = (from?: number) => {
    if (from !== undefined) start = stops.landing(last ?? start, from);
    if (!state.get().hasBegun) {
      change({ hasBegun: true });
      attach();
      return;
    }
    if (from !== undefined) seek(from);
    if (isAsking()) return;
    change({ stoppedAt: undefined });
    sayPlay();
  };
  const onTime = (element: HTMLMediaElement) => {
    const { currentTime: at, seeking, paused, playbackRate: rate, duration } = element;
    if (seeking) return;
    const asks = paused && !element.ended ? undefined : stops.passedFrom(last ?? at, at);
    if (!paused) {
      change({ coverage: coverage(state.get().coverage, last, at, rate) });
      listener.reportProgress(at, duration, rate);
    }
    last = at;
    start = at;
    if (asks !== undefined) stop(element, asks);
  };
  /** Keys of the system and small windows jump past our own bar. */
  const holdBack = (element: HTMLMediaElement) => {
    const { media, furthest } = state.get();
    jumpedFrom ??= last ?? 0;
    const { to, isHeld } = landingOf(element.currentTime, media.length, furthest);
    const at = stops.landing(jumpedFrom, to);
    if (at < to) stop(element, at);
    else if (isHeld) {
      change({ isHeld });
      tune(element, { at: to });
    }
  };
  const onSeeked = ({ currentTime: to }: HTMLMediaElement) => {
    if (jumpedFrom !== undefined && jumpedFrom !== to) listener.reportSeek(jumpedFrom, to);
    jumpedFrom = undefined;
    last = to;
  };
  type Hear = (element: HTMLMediaElement, at: number) => boolean | undefined | void;
  /** Each answers whether it waits now, where the event tells. */
  const HEARD: Readonly<Record<string, Hear>> = {
    play: (element) => {
      if (isAsking()) element.pause();
      else playAlone(element);
    },
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
      if (!element.ended) listener.reportPause(element.currentTime);
      return false;
    },
    ended: (element) => {
      onTime(element);
      if (!isAsking()) listener.reportEnd();
      return false;
    },
    timeupdate: onTime,
    seeking: holdBack,
    seeked: (element) => {
      onSeeked(element);
      return false;
    },
    waiting: (element, at) => {
      // What is fetched before anything was seen, or after a jump, is no stop.
      if (!element.seeking && element.played.length > 0) stalls = startStall(stalls, at);
      return true;
    },
    progress: () => undefined,
    durationchange: () => undefined,
    volumechange: () => undefined,
    error: (element) => change({ failure: mediaFailureOf(element) }),
  };
  const listen = (element: HTMLMediaElement) => {
    const stopLooking = stopUnseen(element, () => isUncounted(listener));
    const hears = Object.entries(HEARD).map(([name, hear]) => {
      const onEvent = ({ timeStamp }: Event) => {
        const isWaiting = hear(element, timeStamp);
        look({}, typeof isWaiting === 'boolean' ? isWaiting : undefined);
      };
      element.addEventListener(name, onEvent);
      return () => element.removeEventListener(name, onEvent);
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
    listenWith: (next) => {
      listener = next;
      if (furthestOf(limitOf(listener), state.get().coverage) !== state.get().furthest) change({});
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
    stopAt: stops.give,
    goOn: () => {
      const { stoppedAt } = state.get();
      if (stoppedAt !== undefined) stops.close(stoppedAt);
      play();
    },
    forget: () => {
      change({ failure: undefined });
      attach();
    },
  };
}
