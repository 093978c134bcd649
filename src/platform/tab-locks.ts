/** What one tab of this browser may do or hold at a time, as a port: Web Locks, which the browser lets go with the tab. */
export interface TabLocks {
  /** Holds it until the returned function is called; waits where somebody else holds it. */
  hold(name: string): () => void;
  /** Runs while holding it; `undefined` at once where somebody holds it. */
  ifFree<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined>;
}

/** Browsers without locks are alone with themselves. */
export const pageLocks: TabLocks = {
  hold: (name) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (typeof navigator !== 'undefined' && 'locks' in navigator)
      navigator.locks.request(name, () => held).catch(() => undefined);
    return () => release();
  },
  ifFree: async (name, run) => {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
    return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null ? undefined : run(),
    );
  },
};

/** For tests: every tab that shares it, and what holds for a tab goes with `kill`. */
export function fakeLocks(): TabLocks & { kill(): void } {
  const held = new Set<string>();
  return {
    hold: (name) => {
      held.add(name);
      return () => void held.delete(name);
    },
    ifFree: async (name, run) => {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        return await run();
      } finally {
        held.delete(name);
      }
    },
    kill: () => held.clear(),
  };
}
