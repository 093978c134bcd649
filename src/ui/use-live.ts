/** Whether scripts run: false on the server and while React takes over, true from then on. */
import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** For views whose plain HTML works by itself and is exchanged for a richer one. */
export function useLive(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
