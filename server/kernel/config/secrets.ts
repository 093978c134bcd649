/** Secrets of one installation: random, made on the first start, readable by its owner alone (requirement 63). */
import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';
import { makeDataDir } from './data-dir.ts';
import type { InstallationConfig } from './config.ts';

export interface Secrets {
  /** Signs preview links (D43). */
  previewKey: string;
  /** Signs what the shop server hands to a browser and must recognise again. */
  signingKey: string;
  /** Opens the console to `npm run shop` and to the merchant's tools. */
  consoleToken: string;
}

const NAMES = ['previewKey', 'signingKey', 'consoleToken'] as const;

/**
 * The secrets of this installation. With `SECRET` set all nodes derive the same ones from it;
 * else they stand in `secrets.json` (0600) of the data directory, made by whichever process comes first.
 */
export function openSecrets(config: Pick<InstallationConfig, 'dataDir' | 'secret'>): Secrets {
  const { dataDir, secret } = config;
  if (secret !== undefined) {
    return build((name) =>
      Buffer.from(hkdfSync('sha256', secret, '', `lectern ${name}`, 32)).toString('base64url'),
    );
  }
  makeDataDir(dataDir);
  const path = join(dataDir, 'secrets.json');
  return readSecrets(path) ?? makeSecrets(path);
}

function build(make: (name: keyof Secrets) => string): Secrets {
  return {
    previewKey: make('previewKey'),
    signingKey: make('signingKey'),
    consoleToken: make('consoleToken'),
  };
}

function readSecrets(path: string): Secrets | undefined {
  const text = readIfThere(path);
  if (text === undefined) return undefined;
  const value = parse(text);
  const isWhole = NAMES.every((name) => typeof value[name] === 'string' && String(value[name]).length >= 32);
  if (!isWhole) throw new ConfigError('DATA_DIR', `a directory whose secrets.json is whole (${path} is not)`);
  chmodSync(path, 0o600);
  return build((name) => String(value[name]));
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError('DATA_DIR', `a directory whose secrets.json this process may read (${path})`);
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Written aside and linked into place: a reader never sees half a file, and of two first starts one wins. */
function makeSecrets(path: string): Secrets {
  const secrets = build(() => randomBytes(32).toString('base64url'));
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, path);
    return secrets;
  } catch {
    return readSecrets(path) ?? secrets;
  } finally {
    rmSync(aside, { force: true });
  }
}
