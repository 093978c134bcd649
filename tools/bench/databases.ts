/** The databases a bench runs on: the embedded one, and PostgreSQL where it is installed. */
import { existsSync } from 'node:fs';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';

const POSTGRES = '/usr/lib/postgresql/15/bin/initdb';

/** Measures on each, opened empty and closed after it. */
export async function onEachDatabase<Figures>(
  measure: (stores: OpenedStores, database: string) => Promise<Figures>,
): Promise<Figures[]> {
  const dataDir = makeTempDir('bench');
  const on = async (database: string, config: { databaseUrl?: string }) => {
    const stores = await openStores({ dataDir, ...config, demo: false });
    try {
      return await measure(stores, database);
    } finally {
      await stores.close();
    }
  };
  try {
    const figures = [await on('embedded database', {})];
    if (!existsSync(POSTGRES)) return figures;
    const postgres = await startPostgres();
    try {
      return [...figures, await on('PostgreSQL', { databaseUrl: await postgres.createDatabase() })];
    } finally {
      await postgres.stop();
    }
  } finally {
    removeTempDir(dataDir);
  }
}
