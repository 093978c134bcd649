/** Deletes accounts whose thirty days are over (D90): every node looks, once an hour, and of two one finds the person still there. */
import type { Deps, Job } from '#server/kernel/area.ts';
import { deleteDue } from '../rules/account-deletion.ts';
import { WATCH_DELETIONS_MS } from '#server/kernel/limits/limits.ts';

export function watchDeletions(deps: Deps): Job {
  const onError = (error: unknown) => deps.log.error({ err: error }, 'accounts could not be deleted');
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
