/** A minimal observable value; the engine reads viewer and path through it. */
export interface Watchable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** A value that never changes, for the server, tests and stories. */
export function constant<Value>(value: Value): Watchable<Value> {
  return { get: () => value, subscribe: () => () => undefined };
}

export interface Settable<Value> extends Watchable<Value> {
  set(value: Value): void;
}

/** A value that notifies its watchers when it changes; setting an equal value notifies no one. */
export function settable<Value>(initial: Value): Settable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
