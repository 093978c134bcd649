/** Files of this room that are read at run time. */
import { shippedFile } from '../config/shipped-file.ts';

/** Path of `migrations` or of the database's worker. */
export function storeFile(name: 'migrations' | 'embedded/worker.mjs'): string {
  return shippedFile(`store/${name}`);
}
