/** One picture on a stage: what it does, what may be done with it; falls back to what plays, and tries again by itself. */
import { settable, type Watchable } from '#engine/store.ts';
import { loadLive, playsFlv, type LiveAttached } from '#ui/attach-live.ts';
import type { MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';

/** Seconds until a picture that does not come is tried again. */
const AGAIN_MS = 3000;
/** A live picture that stands so long has been lost without a word. */
const STUCK_MS = 12_000;
const OWN = -1;

/** What is to be played. */
export interface Film {
  isLive: boolean;
  /** Every browser plays this; */
  url: string;
  /** this one with less delay, where it can. Empty for none. */
  quickUrl: string;
  /** Origins the same can be fetched from where its own cannot be reached (D105). */
  hosts: readonly string[];
}

export interface OnStage {
  is: 'fetching' | 'playing' | 'paused' | 'blocked' | 'failed';
  failure: MediaFailureReason | undefined;
  /** Seconds. */
  at: number;
  length: number;
  lag: number;
  isMuted: boolean;
  /** 0 to 1. */
  volume: number;
  rate: number;
}

export interface StagePlayer extends Watchable<OnStage> {
  readonly place: { readonly current: HTMLVideoElement | null };
  /** The element's `ref`. */
  hold(element: HTMLVideoElement | null): void;
  /** Another address of the same goes on; another source begins anew. */
  give(film: Film): void;
  toggle(): void;
  toLive(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  setRate(rate: number): void;
  again(): void;
  /** By the line that has more delay and fewer stops (D105). */
  other(): void;
  /** When what is shown happened; see `LiveAttached`. */
  date(): number | undefined;
  /** Where a moment is shown; see `LiveAttached`. */
  placeOf(dateMs: number): number | undefined;
}

const FIRST: OnStage = {
  is: 'fetching',
  failure: undefined,
  at: 0,
  length: 0,
  lag: 0,
  isMuted: false,
  volume: 1,
  rate: 1,
};

/** What is played, without what signs it. */
const pathOf = (url: string) => url.split('?', 1).join('');

/** The same file at another host. */
function atHost(url: string, host: string): string {
  const { pathname, search } = new URL(url, document.baseURI);
  return `${host}${pathname}${search}`;
}

/** @param onTick told at each tick of what plays, and when it stops */
export function makeStagePlayer(
  film: Film,
  { after, onTick }: { after: (ms: number, work: () => void) => () => void; onTick: () => void },
): StagePlayer {
  const state = settable<OnStage>(FIRST);
  const place: { current: HTMLVideoElement | null } = { current: null };
  let currentFilm = film;
  let attachment: LiveAttached | undefined;
  /** Raised by each attachment: what an earlier one brings is let go of. */
  let turn = 0;
  let quickFailed = false;
  /** Which of the hosts is asked; -1 for its own. */
  let hostAt = OWN;
  let stopWaiting: () => void = () => undefined;
  let stopHearing: () => void = () => undefined;

  const change = (part: Partial<OnStage>) => state.set({ ...state.get(), ...part });
  const isQuick = () => currentFilm.isLive && currentFilm.quickUrl !== '' && !quickFailed && playsFlv();
  const isByQuick = () => isQuick() && currentFilm.quickUrl !== currentFilm.url;
  const urlNow = () => {
    const url = isQuick() ? currentFilm.quickUrl : currentFilm.url;
    const host = currentFilm.hosts[hostAt];
    return host === undefined ? url : atHost(url, host);
  };
  /** False where its own is next. */
  const takeNextHost = () => {
    hostAt = hostAt + 1 < currentFilm.hosts.length ? hostAt + 1 : OWN;
    return hostAt !== OWN;
  };
  const start = () =>
    void place.current?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') change({ is: 'blocked' });
    });
  const detach = () => {
    turn += 1;
    stopWaiting();
    attachment?.detach();
    attachment = undefined;
  };
  const fail = (reason: MediaFailureReason) => {
    const hasOther = isByQuick();
    detach();
    quickFailed = true;
    if (hasOther || (reason === 'lost' && takeNextHost())) {
      attach();
      return;
    }
    change({ is: 'failed', failure: reason });
    if (reason === 'lost') stopWaiting = after(AGAIN_MS, attach);
  };
  /** Until it plays. */
  const watch = () => {
    stopWaiting();
    if (!currentFilm.isLive) return;
    stopWaiting = after(STUCK_MS, () => {
      if (state.get().is === 'fetching') fail('lost');
    });
  };
  const attach = () => {
    detach();
    const element = place.current;
    if (element === null || currentFilm.url === '') return;
    const mine = turn;
    change({ is: 'fetching' });
    const source = {
      url: urlNow,
      isLive: currentFilm.isLive,
      onFailure: (why: MediaFailureReason) => mine === turn && fail(why),
    };
    watch();
    loadLive(urlNow()).then(
      (attachTo) => {
        if (mine !== turn) return;
        attachment = attachTo(element, source);
        start();
      },
      () => mine === turn && fail('lost'),
    );
  };
  const look = (part: Partial<OnStage> = {}) => {
    const element = place.current;
    if (element === null) return;
    const { currentTime: at, duration, muted, volume, playbackRate: rate } = element;
    change({
      at,
      length: Number.isFinite(duration) ? duration : 0,
      lag: attachment?.lag() ?? 0,
      isMuted: muted || volume === 0,
      volume,
      // A picture that catches up is no faster to whoever looks.
      rate: currentFilm.isLive ? 1 : rate,
      ...part,
    });
    onTick();
  };
  const HEARD: Readonly<Record<string, (element: HTMLVideoElement) => void>> = {
    play: playAlone,
    playing: () => {
      stopWaiting();
      look({ is: 'playing', failure: undefined });
    },
    pause: () => look(state.get().is === 'playing' || state.get().is === 'fetching' ? { is: 'paused' } : {}),
    waiting: () => {
      if (attachment !== undefined) watch();
      look({ is: 'fetching' });
    },
    timeupdate: () => look(),
    seeked: () => look(),
    durationchange: () => look(),
    volumechange: () => look(),
    ended: () => look({ is: 'paused' }),
    error: () => {
      // What a script plays it hears itself.
      if (place.current?.src.startsWith('blob:') === false) fail('unplayable');
    },
  };
  const hear = (element: HTMLVideoElement) => {
    const stops = Object.entries(HEARD).map(([name, onEvent]) => {
      const listener = () => onEvent(element);
      element.addEventListener(name, listener);
      return () => element.removeEventListener(name, listener);
    });
    return () => {
      for (const stop of stops) stop();
    };
  };
  const toLive = () => {
    attachment?.toEdge();
    start();
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    place,
    hold(element) {
      if (element === place.current) return;
      detach();
      stopHearing();
      place.current = element;
      if (element === null) return;
      stopHearing = hear(element);
      attach();
    },
    give(next) {
      const isSame =
        pathOf(next.url) === pathOf(currentFilm.url) &&
        pathOf(next.quickUrl) === pathOf(currentFilm.quickUrl) &&
        next.isLive === currentFilm.isLive;
      currentFilm = next;
      if (isSame) return;
      quickFailed = false;
      hostAt = OWN;
      attach();
    },
    toggle() {
      const element = place.current;
      if (element === null) return;
      if (!element.paused) element.pause();
      // Whoever comes back to what is on air wants what is on air.
      else if (currentFilm.isLive) toLive();
      else start();
    },
    toLive,
    seek(seconds) {
      if (place.current === null) return;
      place.current.currentTime = Math.max(0, seconds);
      look();
    },
    setVolume(volume) {
      if (place.current === null) return;
      place.current.muted = false;
      place.current.volume = volume;
    },
    toggleMuted() {
      if (place.current === null) return;
      place.current.muted = !place.current.muted;
    },
    setRate(rate) {
      if (place.current === null) return;
      place.current.playbackRate = rate;
      look();
    },
    again() {
      quickFailed = false;
      attach();
    },
    other() {
      if (!isByQuick()) takeNextHost();
      quickFailed = true;
      attach();
    },
    date: () => attachment?.date(),
    placeOf: (date) => attachment?.placeOf(date),
  };
}
