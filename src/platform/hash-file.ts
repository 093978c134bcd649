/** The SHA-256 of a file by a worker of its own; where there can be none, in the page, a piece at a time. */
import { hashChunks } from './hash-chunks.ts';
// The build gives the worker's address its default export.
// oxlint-disable-next-line import/default
import address from './hash.worker.ts?worker&url';
import { trustedAddress } from './trusted-address.ts';

type OnProgress = (share: number) => void;

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
export async function hashFile(file: Blob, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (worker === undefined) return hashChunks(file, onProgress);
  try {
    return await inWorker(worker, file, onProgress, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof WorkerLost) return await hashChunks(file, onProgress);
    throw error;
  } finally {
    worker.terminate();
  }
}

/** Its script could not be had, or it broke. */
class WorkerLost extends Error {}

function inWorker(worker: Worker, file: Blob, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const onLoss = () => reject(new WorkerLost());
    signal.addEventListener('abort', onLoss, { once: true });
    worker.addEventListener('error', onLoss);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (has(data, 'share') && typeof data.share === 'number') onProgress(data.share);
      else if (has(data, 'hash') && typeof data.hash === 'string') resolve(data.hash);
      else onLoss();
    });
    worker.postMessage(file);
  });
}
