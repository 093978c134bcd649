/** Messages between windows as a port; whose they are is for the listener to judge. */

export interface PageMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

export const pageMessages = {
  listen(hear: (message: PageMessage) => void): () => void {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => hear({ origin, source, data });
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  },
  /** Tells the page around this one, where it is of this very origin; nobody else is told. */
  tellAround(data: unknown): void {
    if (window.parent !== window) window.parent.postMessage(data, window.location.origin);
  },
};
