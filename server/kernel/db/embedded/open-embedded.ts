/** Opens the embedded database of a data directory: lock, first start, engine. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../../config/data-dir.ts';
import type { Address } from '../pool.ts';
import { startEngine } from './engine.ts';
import { lockDataDir } from './lock.ts';

export interface EmbeddedDatabase {
  address: Address;
  close(): Promise<void>;
}

const NEW_PREFIX = 'pg.new-';

/**
 * Opens `dataDir/pg`. Where there is none, one is made aside, prepared and renamed into place when whole: a first
 * start killed at any point leaves only a directory the next start removes (requirement 57).
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (address: Address) => Promise<void>,
): Promise<EmbeddedDatabase> {
  makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const pgDir = join(dataDir, 'pg');
    const runDir = join(dataDir, 'run');
    removeLeftovers(dataDir);
    if (!existsSync(pgDir)) {
      const aside = join(dataDir, `${NEW_PREFIX}${randomBytes(4).toString('hex')}`);
      await withEngine(aside, runDir, prepare);
      renameSync(aside, pgDir);
    }
    const engine = await startEngine(pgDir, runDir);
    const { address } = engine;
    try {
      await prepare(address);
    } catch (error) {
      await engine.stop();
      throw error;
    }
    return {
      address,
      close: async () => {
        try {
          await engine.stop();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function withEngine(
  pgDir: string,
  runDir: string,
  work: (address: Address) => Promise<void>,
): Promise<void> {
  const engine = await startEngine(pgDir, runDir);
  try {
    await work(engine.address);
  } finally {
    await engine.stop();
  }
}

function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(NEW_PREFIX)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
