/** Look-ups of hosts within bounds: a slow name server delays its own shop alone, and not for long (ADR-826). */
import { createFairQueue } from '#server/kernel/limits/fair-queue.ts';
import { LOOK_UP_MS, LOOK_UP_TURNS } from '../limits.ts';

/** Of a host; none where it has none, undefined where the DNS does not answer. */
export type Addresses = readonly string[] | undefined;
export type LookUpHost = (host: string) => Promise<Addresses>;

/** Asked for by a shop; undefined, too, where they are not known in time. */
export type LookUpForShop = (appId: string, host: string) => Promise<Addresses>;

/** A turn lasts until the answer is there, however late: each holds a thread of the process until then. */
export function boundLookUps(lookUp: LookUpHost): LookUpForShop {
  const turns = createFairQueue(LOOK_UP_TURNS);
  return async (appId, host) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LOOK_UP_MS);
    });
    try {
      return await Promise.race([turns.take(appId, () => lookUp(host)), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
