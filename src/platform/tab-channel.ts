/** What tabs of one browser tell each other, as a port; whoever listens judges what was said. */
export interface TabChannel {
  /** Every other tab hears it, this one does not. */
  send(message: unknown): void;
  close(): void;
}

export type OpenChannel = (name: string, hear: (message: unknown) => void) => TabChannel;

/** A browser without channels tells nobody. */
export const pageChannel: OpenChannel = (name, hear) => {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
};

/** For tests: tabs that open the same value are of one browser. */
export function fakeChannels(): OpenChannel {
  const tabs = new Set<{ name: string; hear: (message: unknown) => void }>();
  return (name, hear) => {
    const own = { name, hear };
    tabs.add(own);
    return {
      send: (message) => {
        for (const tab of tabs) if (tab !== own && tab.name === name) tab.hear(message);
      },
      close: () => void tabs.delete(own),
    };
  };
}
