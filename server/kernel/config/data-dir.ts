/** The data directory: made where missing, its owner's alone, and known to be writable before anything opens in it. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** @throws ConfigError where it cannot be made or written to. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', 'a directory this process may make and write to', dataDir);
  }
}
