/** Which folder a folder is: the same when it is moved or reached by another path, another one when it is a copy. */
import { statSync } from 'node:fs';

/** Empty where there is no such folder. */
export function folderId(path: string): string {
  try {
    const { dev, ino } = statSync(path);
    return `${String(dev)}:${String(ino)}`;
  } catch {
    return '';
  }
}
