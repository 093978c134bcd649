/** Files that are being moved: read where they are, written where they will be (D141, ADR-854). */
import { layOutCopies } from './copy-files.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { hasFile } from './has-file.ts';

/** The old place first: what is moved meanwhile is in the new one by then. */
async function* listBoth(places: readonly FileStore[], folder?: string): AsyncGenerator<ListedFile> {
  const names = new Set<string>();
  for (const place of places)
    for await (const file of place.list(folder)) {
      if (names.has(file.name)) continue;
      names.add(file.name);
      yield file;
    }
}

export function openBothPlaces(files: FileStore, old: FileStore): FileStore {
  // A file that is found in neither has just been moved, or is not there.
  const open: FileStore['open'] = async (name, span) =>
    (await files.open(name, span)) ?? (await old.open(name, span)) ?? files.open(name, span);
  const list: FileStore['list'] = (folder) => listBoth([old, files], folder);
  return {
    open,
    list,
    put: (name, bytes) => files.put(name, bytes),
    putNew: async (name, bytes) => !(await hasFile(old, name)) && files.putNew(name, bytes),
    putStream: (chunks, name) => files.putStream(chunks, name),
    hold: (chunks, work) => files.hold(chunks, work),
    // The old place first: else it might be copied into the new one after it was removed there.
    async remove(name) {
      await old.remove(name);
      await files.remove(name);
    },
    layOut: (dir) => layOutCopies({ open, list }, dir),
  };
}
