/** Listeners of one process: the half every bus shares. */
import type { Bus, BusEvents } from './bus.ts';
import type { SendQueue } from './send-queue.ts';

type Listener<Name extends keyof BusEvents> = (event: BusEvents[Name]) => void;

export interface Hub {
  deliver<Name extends keyof BusEvents>(name: Name, event: BusEvents[Name]): void;
  subscribe: Bus['subscribe'];
  onGap: Bus['onGap'];
  /** Tells all that events may have been missed. */
  gap(): void;
}

export function createHub(): Hub {
  const listeners: { [Name in keyof BusEvents]?: Set<Listener<Name>> } = {};
  const gapListeners = new Set<() => void>();
  return {
    deliver: (name, event) => {
      for (const listener of listeners[name] ?? []) listener(event);
    },
    subscribe: <Name extends keyof BusEvents>(name: Name, listener: Listener<Name>) => {
      const those: Set<Listener<Name>> = listeners[name] ?? new Set();
      those.add(listener);
      // A name is known to the compiler here, its place among the listeners of all names is not.
      Object.assign(listeners, { [name]: those });
      return () => those.delete(listener);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    gap: () => {
      for (const listener of gapListeners) listener();
    },
  };
}

/** The half of a bus between processes that does not care how they are linked: heard here at once, sent to the others. */
export function linkHub(hub: Hub, sendQueue: SendQueue): Pick<Bus, 'publish' | 'subscribe' | 'onGap'> {
  return {
    publish: async (name, event) => {
      hub.deliver(name, event);
      await sendQueue.send({ name, event });
    },
    subscribe: hub.subscribe,
    onGap: hub.onGap,
  };
}
