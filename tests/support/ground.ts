/** What a store of a test opens on: the embedded database, or PostgreSQL where TEST_DATABASE=postgres. */
import { constants, cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { demoShops } from '#demo/shops.gen.ts';
import { openStores } from '#server/start/open-stores.ts';
import { fillFromTemplate } from './database-template.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

export interface Ground {
  dataDir: string;
  databaseUrl?: string;
}

/** Grounds nobody opens, by the labels of the demo shops on them: made once a worker, for seeding costs seconds. */
const patterns = new Map<string, Promise<Ground>>();

/** Tables and these demo shops, nothing else; for the caller alone. */
export async function makeGround(labels: readonly string[]): Promise<Ground> {
  if (!isPostgres && labels.length === 0) return emptyGround(makeTempDir('data'));
  const key = labels.join();
  const pattern = patterns.get(key) ?? makePattern(labels);
  patterns.set(key, pattern);
  const { dataDir: from, databaseUrl } = await pattern;
  const dataDir = makeTempDir('data');
  cpSync(from, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (databaseUrl === undefined) return { dataDir };
  return { dataDir, databaseUrl: await createDatabase(inject('postgresUrl'), databaseUrl) };
}

export async function removeGround({ dataDir, databaseUrl }: Ground): Promise<void> {
  if (databaseUrl !== undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
  removeTempDir(dataDir);
}

async function makePattern(labels: readonly string[]): Promise<Ground> {
  const ground = await emptyGround(mkdtempSync(join(inject('patternsDir'), 'data-')));
  const now = Date.now();
  const shops = labels.flatMap((label) => demoShops.get(label)?.(now) ?? []);
  const stores = await openStores({ ...ground, demo: shops.length > 0 }, { demoShops: () => shops });
  await stores.close();
  return ground;
}

async function emptyGround(dataDir: string): Promise<Ground> {
  if (isPostgres) return { dataDir, databaseUrl: await createDatabase(inject('postgresUrl')) };
  await fillFromTemplate(dataDir);
  return { dataDir };
}
