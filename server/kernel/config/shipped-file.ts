/** Finds files of the server that are read at run time: in the source tree, or beside the built server. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of a file or folder named from `server/` or from the root of the product. A build brings it beside its bundle under the
 * same name, and one run inside the source tree needs no copy. Paths relative to a module are of no use: a bundler moves modules.
 *
 * @param names the same thing under the names it has in the source tree and in a build; the nearest one is taken
 */
export function shippedFile(...names: readonly [string, ...string[]]): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let dir = start; ; dir = dirname(dir)) {
    const places = names.flatMap((name) => [join(dir, name), join(dir, 'server', name)]);
    const place = places.find((path) => existsSync(path));
    if (place !== undefined) return place;
    if (dir === dirname(dir)) throw new Error(`${names.join(' or ')} is missing beside ${start}`);
  }
}
