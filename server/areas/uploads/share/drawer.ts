/** Draws shared pictures in a process of their own, a few at a time, so that pages are served meanwhile. */
import { once } from 'node:events';
import type { Locale } from '#schemas/locale.ts';
import type { ShareFacts } from '#schemas/page/share-picture.ts';
import { createFairQueue } from '#server/kernel/limits/fair-queue.ts';
import { SHARE_DRAWING_MS, SHARE_TURNS } from '../limits.ts';
import { startWorker } from '../services/worker-process.ts';

/** With the drawings themselves where the facts have their addresses. */
interface ShareJob extends Omit<ShareFacts, 'art' | 'logo'> {
  locale: Locale;
  art?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
}

/** Undefined where too many of this shop wait already, or it could not be drawn. */
export type DrawShare = (appId: string, job: () => Promise<ShareJob>) => Promise<Buffer | undefined>;

async function drawIn(job: ShareJob): Promise<Buffer | undefined> {
  const worker = startWorker('share');
  const deadline = AbortSignal.timeout(SHARE_DRAWING_MS);
  try {
    const exit = once(worker, 'exit', { signal: deadline }).then((): unknown[] => []);
    const reply = once(worker, 'message', { signal: deadline });
    worker.send(job);
    const [answer]: unknown[] = await Promise.race([reply, exit]);
    return answer instanceof Uint8Array ? Buffer.from(answer) : undefined;
  } catch {
    return undefined;
  } finally {
    worker.kill('SIGKILL');
  }
}

export function openShareDrawer(): DrawShare {
  const turns = createFairQueue(SHARE_TURNS);
  return (appId, job) => turns.take(appId, async () => drawIn(await job())) ?? Promise.resolve(undefined);
}
