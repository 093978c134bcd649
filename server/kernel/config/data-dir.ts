/** The data directory: made where missing, its owner's alone, and known to be writable before anything opens in it. */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error.ts';

const OTHERS = 0o077;
const EVERYONE = 0o007;
const STICKY = 0o1000;
/** What an installation keeps at the top of its directory: others than ours are not tightened unasked. */
const OURS = ['secrets.json', 'pg', 'run', 'files'];

/** One folder after the other: Node's own way to make several never ends where the system lets nobody make any (/proc). */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolders(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it first.
    if (!existsSync(path)) throw error;
  }
}

/** Takes every right of others from a path; answers whether that could be done. */
function tighten(path: string): boolean {
  try {
    chmodSync(path, statSync(path).mode & ~OTHERS & 0o7777);
    return (statSync(path).mode & OTHERS) === 0;
  } catch {
    return false;
  }
}

/**
 * An existing directory that other accounts may read or write, as package managers and volumes make them, becomes its
 * owner's alone, with what lies at its top. One that is shared on purpose, holds other things or cannot be changed is not
 * taken: it would hand the database, files and keys to every account.
 */
function makePrivate(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & OTHERS) === 0 || process.platform === 'win32') return;
  const names = readdirSync(dataDir);
  const isOurs = names.length === 0 || names.some((name) => OURS.includes(name));
  const isTight = isOurs && (mode & STICKY) === 0 && tighten(dataDir);
  // A group that an operator chose may stay where the directory belongs to somebody else (volumes of a cluster).
  if (!isTight && (statSync(dataDir).mode & EVERYONE) !== 0)
    throw new ConfigError(
      'DATA_DIR',
      'a directory of this installation alone that other accounts can neither read nor write (chmod 700)',
      dataDir,
    );
  if (!isTight) return;
  for (const name of names) {
    const path = join(dataDir, name);
    if (!lstatSync(path).isSymbolicLink()) tighten(path);
  }
}

/** @throws ConfigError where it cannot be made or written to, or is open to other accounts. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    makePrivate(dataDir);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    // A full disk is another matter than a wrong address.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    throw new ConfigError('DATA_DIR', 'a directory this process may make and write to', dataDir);
  }
}

/** What this process writes from now on is its own: asked for once, by who runs a server. */
export function writePrivately(): void {
  process.umask(OTHERS);
}
