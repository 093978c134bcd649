/** What a store of files holds below a folder, wherever it keeps it. */
import type { FileStore } from '#server/kernel/files/file-store.ts';

export async function namesIn(files: Pick<FileStore, 'list'>, folder?: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(folder)) names.push(name);
  return names.sort();
}
