/** The lock of a data directory: PGlite has none, and two processes on one directory destroy it silently (requirement 56). */
import { randomBytes } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { folderId } from '../../config/folder-id.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** Who holds a lock; `machine` tells processes apart whose ids mean nothing to each other (containers, hosts). */
interface Holder {
  nonce: string;
  pid: number;
  /** Clock ticks from boot to the start of the process, where /proc tells: a reused pid differs. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the file of the lock
  started: string;
  machine: string;
  host: string;
  /** The data directory it was made in: a copy of the file in another one locks nothing. */
  folder: string;
}

/** One plain line that names the holder. */
export class DataDirBusy extends Error {
  override readonly name = 'DataDirBusy';
}

export interface Lock {
  release(): void;
}

const HEARTBEAT_MS = 1000;
/** A holder on another machine, whose process cannot be looked up, is dead when its heartbeat rests this long. */
const REST_MS = 6000;

/**
 * Takes the lock, also from a holder that died. Safe where several processes start at once: a dead holder's file is
 * replaced only under a second lock named after that very file, so exactly one process replaces it.
 * @throws DataDirBusy where a living process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const path = `${dataDir}/server.lock`;
  const self = describeSelf(dataDir);
  await acquire(path, self, dataDir);
  const beat = setInterval(() => touch(path), HEARTBEAT_MS);
  beat.unref();
  return {
    release: () => {
      clearInterval(beat);
      if (read(path)?.nonce === self.nonce) rmSync(path, { force: true });
    },
  };
}

async function acquire(path: string, self: Holder, dataDir: string): Promise<void> {
  const aside = `${path}.${self.nonce}.new`;
  writeFileSync(aside, JSON.stringify(self), { mode: 0o600 });
  try {
    for (;;) {
      if (tryLink(aside, path)) return;
      const holder = read(path);
      if (holder === undefined) continue;
      if (await isAlive(path, holder, folderId(dataDir))) throw busy(holder, dataDir);
      const guard = `${path}.${holder.nonce}`;
      await acquire(guard, { ...self, nonce: newNonce() }, dataDir);
      const isSame = read(path)?.nonce === holder.nonce;
      if (isSame) renameSync(aside, path);
      rmSync(guard, { force: true });
      if (isSame) return;
    }
  } finally {
    rmSync(aside, { force: true });
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The holder, or undefined where the file is gone. Files appear whole: they are linked or renamed into place. */
function read(path: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const value: unknown = parse(text);
  const field = (name: keyof Holder) =>
    typeof value === 'object' && value !== null ? String(Reflect.get(value, name) ?? '') : '';
  return {
    // A file damaged from outside is nobody's; its text stands for its name.
    nonce: /^[\da-f]{16}$/.test(field('nonce')) ? field('nonce') : '0'.repeat(16),
    pid: Number(field('pid')) || 0,
    started: field('started'),
    machine: field('machine'),
    host: field('host'),
    folder: field('folder'),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isAlive(path: string, holder: Holder, folder: string): Promise<boolean> {
  if (holder.pid === 0) return false;
  if (holder.machine === machineId() && holder.folder !== '' && holder.folder !== folder) return false;
  if (holder.machine === machineId()) return startOf(holder.pid) === holder.started && runs(holder.pid);
  const before = touchedAt(path);
  for (let restMs = 0; restMs < REST_MS; restMs += HEARTBEAT_MS / 4) {
    await pause(HEARTBEAT_MS / 4);
    if (touchedAt(path) !== before) return touchedAt(path) !== 0;
  }
  return false;
}

function busy(holder: Holder, dataDir: string): DataDirBusy {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return new DataDirBusy(
    `DATA_DIR ${dataDir} is in use by process ${holder.pid}${where}: stop it, or give this one another DATA_DIR.`,
  );
}

function describeSelf(dataDir: string): Holder {
  return {
    nonce: newNonce(),
    pid: process.pid,
    started: startOf(process.pid),
    machine: machineId(),
    host: hostname(),
    folder: folderId(dataDir),
  };
}

function newNonce(): string {
  return randomBytes(8).toString('hex');
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/<pid>/stat, counted behind the name in brackets; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing any more.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function machineId(): string {
  const part = (readPart: () => string) => {
    try {
      return readPart().trim();
    } catch {
      return '';
    }
  };
  const boot = part(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  return [hostname(), boot, part(() => readlinkSync('/proc/self/ns/pid'))].join(' ');
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The directory was taken away; the next write to it says so.
  }
}

function touchedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
