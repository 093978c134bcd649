/** Whether a store of files takes, gives back and lets go what is written to it. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { StoreUnavailable } from '../db/store-error.ts';
import type { FileStore } from './file-store.ts';

/** Of files no area reads. */
const PROBE_FOLDER = 'probe';

/** @throws where it does not. */
export async function probeFiles(files: Pick<FileStore, 'put' | 'open' | 'remove'>): Promise<void> {
  const name = `${PROBE_FOLDER}/${randomBytes(9).toString('hex')}`;
  const bytes = randomBytes(32);
  await files.put(name, bytes);
  try {
    const file = await files.open(name);
    const answer = file && (await buffer(file.stream));
    if (answer === undefined || !answer.equals(bytes))
      throw new StoreUnavailable('files.probe', 'what was written is not read', 'the store of files');
  } finally {
    await files.remove(name);
  }
}
