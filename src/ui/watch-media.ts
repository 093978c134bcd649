/** Watches a film that should be playing: whatever stands still without a word is told of after a while, so that nobody waits for ever. */
import { steadyClock, type Clock } from '#platform/clock.ts';
import type { MediaFailureReason } from './media-failure.tsx';

/** A slow connection brings something within this. */
export const STILL_MS = 30_000;
const LOOK_MS = 5_000;
const FILM_FILE = /\.(?:mp4|m4v|mov|webm|mkv)(?:\?|$)/i;

/** What grows while something happens. */
function stateOf({ currentTime, readyState, buffered }: HTMLMediaElement): string {
  const ends = Array.from({ length: buffered.length }, (_, index) => buffered.end(index));
  return [currentTime, readyState, ...ends].join(' ');
}

/** A file of a film of which only the sound is decoded. */
export const hasNoPicture = (element: HTMLMediaElement, url: string): boolean =>
  FILM_FILE.test(url) && 'videoWidth' in element && element.videoWidth === 0;

/** Tells of a film that has neither moved nor fetched anything for so long; answers how to stop watching. */
export function watchMedia(
  element: HTMLMediaElement,
  fail: (reason: MediaFailureReason) => void,
  clock: Clock = steadyClock,
): () => void {
  let state = stateOf(element);
  let since = clock.now();
  let stop: () => void = () => undefined;
  const look = () => {
    const now = stateOf(element);
    const isAtRest = element.paused || element.ended || element.error !== null;
    if (now !== state || isAtRest) {
      state = now;
      since = clock.now();
    } else if (clock.now() - since >= STILL_MS) {
      since = clock.now();
      fail('lost');
    }
    stop = clock.after(LOOK_MS, look);
  };
  stop = clock.after(LOOK_MS, look);
  return () => stop();
}
