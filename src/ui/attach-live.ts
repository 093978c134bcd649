/** Plays what is on air, or was: a playlist by hls.js, FLV by mpegts.js, each fetched only then, and where its picture stands in time. */
import type HlsLight from 'hls.js/light';
import type Mpegts from 'mpegts.js';
import { systemClock } from '#platform/clock.ts';
import { exactSecondsOf, msOf } from '#schemas/time.ts';
import { watchHlsErrors } from './hls-failure.ts';
import type { MediaFailureReason } from './media-failure.tsx';

interface LiveSource {
  /** Asked for at each request: addresses of what is on air live for minutes. */
  url: () => string;
  isLive: boolean;
  onFailure: (reason: MediaFailureReason) => void;
}

export interface LiveAttached {
  /** Goes to what is newest. */
  toEdge(): void;
  /** Seconds behind what is newest; 0 where nobody knows. */
  lag(): number;
  /** When what is shown happened, unix milliseconds; undefined where nothing says so. */
  date(): number | undefined;
  /** Seconds at which what happened then is shown; undefined where nothing says so. */
  placeOf(dateMs: number): number | undefined;
  detach(): void;
}

const isFlv = (url: string) => /\.flv(?:\?|$)/.test(url);
const isPlaylist = (url: string) => /\.m3u8(?:\?|$)/.test(url);
/** Segments between what is played and the newest. */
const BEHIND = 2;
const FAR_BEHIND = 10;
/** Faster by this much while it is behind: nobody hears it. */
const CATCH_UP = 1.1;

interface DatedPiece {
  programDateTime: number | null;
  start: number;
  duration: number;
}

/** In the piece that holds the moment; where nothing was recorded then, at the start of what came next. */
export function placeAmong(pieces: readonly DatedPiece[], dateMs: number): number | undefined {
  for (const { programDateTime: from, start, duration } of pieces) {
    if (from === null) return undefined;
    if (dateMs < from + msOf(duration)) return start + Math.max(0, exactSecondsOf(dateMs - from));
  }
  const last = pieces.at(-1);
  return last === undefined ? undefined : last.start + last.duration;
}

function goTo(element: HTMLMediaElement, seconds: number): void {
  element.currentTime = seconds;
}

/** The end of what was fetched. */
function fetchedEnd({ buffered }: HTMLMediaElement): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
}

function attachPlaylist(
  Hls: typeof HlsLight,
  element: HTMLMediaElement,
  { url, isLive, onFailure }: LiveSource,
): LiveAttached {
  if (!Hls.isSupported()) {
    element.src = url();
    return {
      toEdge: () => goTo(element, fetchedEnd(element)),
      lag: () => 0,
      date: () => undefined,
      placeOf: () => undefined,
      detach: () => element.removeAttribute('src'),
    };
  }
  const player = new Hls({
    enableWorker: false,
    liveSyncDurationCount: BEHIND,
    liveMaxLatencyDurationCount: FAR_BEHIND,
    maxLiveSyncPlaybackRate: CATCH_UP,
    // A playlist is asked for again and again, by the newest of its addresses.
    xhrSetup: (request, address) => {
      if (isLive && isPlaylist(address)) request.open('GET', url(), true);
    },
  });
  // What is on air may be there again in a moment.
  watchHlsErrors(player, Hls.Events.ERROR, (reason) => onFailure(reason === 'missing' ? 'lost' : reason));
  player.loadSource(url());
  player.attachMedia(element);
  return {
    toEdge: () => goTo(element, player.liveSyncPosition ?? fetchedEnd(element)),
    lag: () => (isLive && player.liveSyncPosition !== null ? Math.max(0, player.latency) : 0),
    date: () => player.playingDate?.getTime(),
    placeOf: (date) => placeAmong(player.levels[player.currentLevel]?.details?.fragments ?? [], date),
    detach: () => player.destroy(),
  };
}

function attachFlv(
  mpegts: typeof Mpegts,
  element: HTMLMediaElement,
  { url, onFailure }: LiveSource,
): LiveAttached {
  mpegts.LoggingControl.enableAll = false;
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url(), document.baseURI).href },
    {
      enableWorker: false,
      enableStashBuffer: false,
      liveSync: true,
      lazyLoad: false,
      autoCleanupSourceBuffer: true,
    },
  );
  player.on(mpegts.Events.ERROR, () => onFailure('lost'));
  player.on(mpegts.Events.LOADING_COMPLETE, () => onFailure('lost'));
  player.attachMediaElement(element);
  player.load();
  return {
    toEdge: () => goTo(element, Math.max(0, fetchedEnd(element) - 0.5)),
    lag: () => Math.max(0, fetchedEnd(element) - element.currentTime),
    date: () => undefined,
    placeOf: () => undefined,
    detach: () => player.destroy(),
  };
}

function attachFile(element: HTMLMediaElement, { url }: LiveSource): LiveAttached {
  element.src = url();
  return {
    toEdge: () => undefined,
    lag: () => 0,
    date: () => undefined,
    placeOf: () => undefined,
    detach: () => element.removeAttribute('src'),
  };
}

export type AttachLive = (element: HTMLMediaElement, source: LiveSource) => LiveAttached;

/**
 * Fetches what plays this address, and answers how to attach it, at once: whoever wants another picture by then never
 * touches the element. Rejects where the script cannot be fetched.
 */
export async function loadLive(url: string): Promise<AttachLive> {
  if (isFlv(url)) {
    const { default: mpegts } = await import('mpegts.js');
    return (element, source) => attachFlv(mpegts, element, source);
  }
  if (!isPlaylist(url)) return attachFile;
  const { default: Hls } = await import('hls.js/light');
  return (element, source) => attachPlaylist(Hls, element, source);
}

/** Whether this browser can play FLV at all: phones that play playlists by themselves cannot. */
export const playsFlv = (): boolean => typeof MediaSource !== 'undefined';

/** Tries again later; answers how to let it be. */
export const later = (ms: number, work: () => void): (() => void) => systemClock.after(ms, work);
