/** What one tab of this browser may do or hold at a time, as a port: Web Locks, which the browser lets go with the tab. */
export interface TabLocks {
  /** False where the browser has none, as at an address without TLS: nobody knows then what other tabs hold. */
  readonly areKnown: boolean;
  /** Holds it until the returned function is called; waits where somebody else holds it. */
  hold(name: string): () => void;
  /** Runs while holding it; `undefined` at once where somebody holds it. */
  ifFree<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined>;
}

/** Undefined where there is none, which some browsers say by null. */
function manager(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator.locks ?? undefined);
}

export const pageLocks: TabLocks = {
  get areKnown() {
    return manager() !== undefined;
  },
  hold: (name) => {
    let release: () => void = () => undefined;
    const untilRelease = new Promise<void>((resolve) => {
      release = resolve;
    });
    manager()
      ?.request(name, () => untilRelease)
      .catch(() => undefined);
    return () => release();
  },
  ifFree: (name, run) => {
    const locks = manager();
    if (locks === undefined) return run();
    return locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : run()));
  },
};

/** For tests: every tab that shares it, and what holds for a tab goes with `kill`. */
export function fakeLocks(): TabLocks & { kill(): void } {
  const names = new Set<string>();
  return {
    areKnown: true,
    hold: (name) => {
      names.add(name);
      return () => void names.delete(name);
    },
    ifFree: async (name, run) => {
      if (names.has(name)) return undefined;
      names.add(name);
      try {
        return await run();
      } finally {
        names.delete(name);
      }
    },
    kill: () => names.clear(),
  };
}
