/** Whether a store holds a file of this name. */
import type { FileStore } from './file-store.ts';

export async function hasFile(files: Pick<FileStore, 'open'>, name: string): Promise<boolean> {
  const file = await files.open(name, { start: 0, end: 0 });
  // One byte at most: read, so that its connection is used again.
  file?.stream.resume();
  return file !== undefined;
}
