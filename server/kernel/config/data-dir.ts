/** The data directory: made where missing, its owner's alone, and known to be writable before anything opens in it. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config-error.ts';

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

/** @throws ConfigError where it cannot be made or written to. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    // A full disk is another matter than a wrong address.
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    throw new ConfigError('DATA_DIR', 'a directory this process may make and write to', dataDir);
  }
}
