/** The SHA-256 of a file by a worker of its own; where there can be none, in the page, a piece at a time. */
import { hashChunks } from './hash-chunks.ts';
// The build gives the worker's address its default export.
// oxlint-disable-next-line import/default
import address from './hash.worker.ts?worker&url';
import { trustedAddress } from './trusted-address.ts';

type Told = (share: number) => void;

function startWorker(): Worker | undefined {
  try {
    return new Worker(trustedAddress(address), { type: 'module' });
  } catch {
    return undefined;
  }
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}

/** Rejects with the signal's reason when called off. */
export async function hashFile(file: Blob, told: Told, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (worker === undefined) return hashChunks(file, told);
  try {
    return await inWorker(worker, file, told, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof WorkerLost) return await hashChunks(file, told);
    throw error;
  } finally {
    worker.terminate();
  }
}

/** Its script could not be had, or it broke. */
class WorkerLost extends Error {}

function inWorker(worker: Worker, file: Blob, told: Told, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new WorkerLost());
    signal.addEventListener('abort', lost, { once: true });
    worker.addEventListener('error', lost);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (has(data, 'share') && typeof data.share === 'number') told(data.share);
      else if (has(data, 'hash') && typeof data.hash === 'string') resolve(data.hash);
      else lost();
    });
    worker.postMessage(file);
  });
}
