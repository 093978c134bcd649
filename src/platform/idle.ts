/** Work that can wait until the browser has nothing better to do. */
import { systemClock } from './clock.ts';

const LATEST_MS = 2000;

/** Runs once when idle, or after two seconds at the latest; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof window === 'undefined' || typeof window.requestIdleCallback !== 'function') {
    return systemClock.after(1, run);
  }
  const handle = window.requestIdleCallback(run, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
