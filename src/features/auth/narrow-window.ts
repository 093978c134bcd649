/** Whether the window is as narrow as a phone's; what the server draws knows no window and is wide. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767.98px)';

/** Said once: a window that is made narrow later has been used as it was. */
const never = () => () => undefined;

export function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    never,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
