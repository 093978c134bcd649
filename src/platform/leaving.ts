/** The page goes: to another one, to the background for ever, or into the browser's memory of pages, as a port. */
export interface Leaving {
  /** The returned function stops it. */
  listen(run: () => void): () => void;
}

export const pageLeaving: Leaving = {
  listen: (run) => {
    window.addEventListener('pagehide', run);
    return () => window.removeEventListener('pagehide', run);
  },
};
