/** A small disk of its own for a proof: memory, mounted while it runs and unmounted however it ends (ADR-661). */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const NAME = 'own-disk';

/** Those that are mounted now, each with the process that mounted it. */
function mountedDisks(): { path: string; pid: number }[] {
  const start = join(tmpdir(), `lectern-${NAME}-`);
  const paths = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(start));
  return paths.map((path) => ({ path, pid: Number.parseInt(path.slice(start.length), 10) }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What a process that was killed by force could not unmount itself. */
function clearDeadDisks(): void {
  for (const { path, pid } of mountedDisks())
    if (!isRunning(pid)) {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    }
}

/** @throws where nothing can be mounted here: that takes root. */
export async function withOwnDisk<Done>(
  megabytes: number,
  work: (disk: string) => Promise<Done>,
): Promise<Done> {
  clearDeadDisks();
  const disk = makeTempDir(`${NAME}-${String(process.pid)}`);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'none', disk]);
  const unmount = () => spawnSync('umount', ['-l', disk]);
  // Before temporary directories are removed: one that is a disk cannot be.
  process.prependOnceListener('exit', unmount);
  try {
    return await work(disk);
  } finally {
    process.off('exit', unmount);
    unmount();
    removeTempDir(disk);
  }
}
