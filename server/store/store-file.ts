/** Finds files of this room that are read at run time: in the source tree, or beside the built server. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of `migrations` or of the database's worker. The sources are `server/store/...`; a build may bring them as
 * `store/...` beside its bundle, and one run inside the source tree needs no copy.
 */
export function storeFile(name: 'migrations' | 'embedded/worker.mjs'): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let dir = start; ; dir = dirname(dir)) {
    for (const candidate of [join(dir, 'store', name), join(dir, 'server/store', name)]) {
      if (existsSync(candidate)) return candidate;
    }
    if (dir === dirname(dir)) throw new Error(`store/${name} is missing beside ${start}`);
  }
}
