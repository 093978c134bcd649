/** Whether the browser has come back to a network, as a port. */
export interface Network {
  /** The returned function stops it. */
  whenBack(run: () => void): () => void;
}

export const pageNetwork: Network = {
  whenBack: (run) => {
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  },
};
