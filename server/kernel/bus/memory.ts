/** The bus of one process. */
import type { Bus } from './bus.ts';
import { createHub } from './hub.ts';

export function createMemoryBus(): Bus {
  const hub = createHub();
  return {
    publish: (name, event) => {
      hub.deliver(name, event);
      return Promise.resolve();
    },
    subscribe: hub.subscribe,
    onGap: hub.onGap,
    ping: () => Promise.resolve(),
    reach: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
