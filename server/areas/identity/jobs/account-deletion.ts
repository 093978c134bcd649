/** Deletes accounts whose thirty days are over (D90): every node looks, once an hour, and of two one finds the person still there. */
import { deleteDue, type DeletionDeps } from '../rules/account-deletion.ts';
import { WATCH_DELETIONS_MS } from '#server/kernel/limits/limits.ts';

export interface Deleter {
  /** One round. Never rejects. */
  run(): Promise<void>;
  /** Ends the watch; waits for a round in progress. */
  stop(): Promise<void>;
}

export function startDeleter(deps: DeletionDeps, onError: (error: unknown) => void): Deleter {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(async () => {
      try {
        await deleteDue(deps, onError);
      } catch (error) {
        // Where the database is away the next round finds the same people.
        onError(error);
      }
    });
    return running;
  };
  const timer = setInterval(() => void run(), WATCH_DELETIONS_MS);
  timer.unref();
  return {
    run,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
