/** Whether a folder takes what is written to it: a disk that is full, or mounted for reading, says so only when it is asked. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A block, as file systems count. */
const BYTES = 4096;

const PROBE = '.probe-';

/** One a process that was killed left behind. */
export const isProbe = (name: string): boolean => name.startsWith(PROBE);

/** @throws where it does not. */
export async function probeDisk(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, `${PROBE}${randomBytes(6).toString('hex')}`);
  try {
    const file = await open(path, 'wx');
    try {
      // What is the same again and again some file systems do not store.
      await file.writeFile(randomBytes(BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
