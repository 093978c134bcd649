/** Whether the window is as narrow as a phone's, asked once: one that is made narrow later has been used as it was (D118). */

const NARROW = '(max-width: 767.98px)';

/** In the browser alone; what the server draws knows no window. */
export function isNarrowWindow(): boolean {
  return window.matchMedia(NARROW).matches;
}
