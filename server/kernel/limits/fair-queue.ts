/** Turns at something only a few can use at a time: owners take theirs one after the other, so whoever asks for much waits for themself. */

export interface FairQueueLimits {
  /** How many use it at a time. */
  atOnce: number;
  /** How many of them may be one owner's. */
  each: number;
  /** How many tasks of one owner may wait. */
  waitingEach: number;
}

export interface FairQueue {
  /** Undefined where so many of this owner's wait already. */
  take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> | undefined;
}

/** @example const turns = createFairQueue({ atOnce: 2, each: 1, waitingEach: 3 }); */
export function createFairQueue({ atOnce, each, waitingEach }: FairQueueLimits): FairQueue {
  /** In the order of their turns: who has just had one stands last. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let inUse = 0;

  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const leave = (owner: string) => {
    const left = runningOf(owner) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    inUse -= 1;
    // Behind all who came meanwhile.
    const next = waiting.get(owner);
    waiting.delete(owner);
    if (next !== undefined) waiting.set(owner, next);
    serve();
  };
  function serve(): void {
    while (inUse < atOnce) {
      const next = [...waiting].find(([owner]) => runningOf(owner) < each);
      if (next === undefined) return;
      const [owner, [begin, ...rest]] = next;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      inUse += 1;
      running.set(owner, runningOf(owner) + 1);
      begin?.();
    }
  }

  return {
    take(owner, work) {
      const before = waiting.get(owner) ?? [];
      if (before.length >= waitingEach) return undefined;
      const turn = new Promise<void>((resolve) => waiting.set(owner, [...before, resolve]));
      serve();
      return turn.then(work).finally(() => leave(owner));
    },
  };
}
