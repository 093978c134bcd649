/** Finds files of the server that are read at run time: in the source tree, or beside the built server. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of a file or folder named from `server/`. A build brings it beside its bundle under the same name, and one run
 * inside the source tree needs no copy.
 */
export function shippedFile(name: string): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let dir = start; ; dir = dirname(dir)) {
    for (const candidate of [join(dir, name), join(dir, 'server', name)]) {
      if (existsSync(candidate)) return candidate;
    }
    if (dir === dirname(dir)) throw new Error(`${name} is missing beside ${start}`);
  }
}
