/** Whether the browser has a network, as a port. */
export interface Network {
  /** The returned function stops it. */
  whenBack(run: () => void): () => void;
  /** When it has none any more. */
  whenLost(run: () => void): () => void;
  /** False where it knows that it has none. */
  isOnline(): boolean;
}

function listen(event: 'online' | 'offline', run: () => void): () => void {
  window.addEventListener(event, run);
  return () => window.removeEventListener(event, run);
}

export const pageNetwork: Network = {
  whenBack: (run) => listen('online', run),
  whenLost: (run) => listen('offline', run),
  isOnline: () => window.navigator.onLine,
};
