/** Directories a test owns; short, because a unix socket's path may stand in them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const madeItems = new Set<string>();

export function makeTempDir(name = 'test'): string {
  const dir = mkdtempSync(join(tmpdir(), `lectern-${name}-`));
  madeItems.add(dir);
  return dir;
}

export function removeTempDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  madeItems.delete(dir);
}

process.once('exit', () => {
  for (const dir of madeItems)
    try {
      rmSync(dir, { recursive: true, force: true });
    } catch (error) {
      // What else is undone at this moment (servers ended, disks unmounted) is not to be left undone.
      process.stderr.write(`${dir} could not be removed: ${String(error)}\n`);
    }
});
