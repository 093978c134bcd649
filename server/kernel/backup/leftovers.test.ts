/** What backups leave behind whose process was killed: gone a day later, and nobody else's files (ADR-500). */
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time.ts';
import { openStores } from '#server/start/open-stores.ts';
import { fillFromTemplate } from '../../../tests/support/database-template.ts';
import { makeTempDir, removeTempDir } from '../../../tests/support/temp-dir.ts';
import { packFile } from './archive.ts';
import { MANIFEST_FILE } from './staging.ts';

const dir = makeTempDir('backup-leftovers');
afterAll(() => removeTempDir(dir));

function age(path: string, hours: number): void {
  const then = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(path, then, then);
}

it('ADR-500: a half packed file beside backups goes with the next backup, a day later and not before', async () => {
  const [staging, backups] = [join(dir, 'staging'), join(dir, 'backups')];
  for (const folder of [staging, backups]) mkdirSync(folder);
  writeFileSync(join(staging, MANIFEST_FILE), '{}');
  const halves = { old: 'shop-1.tar.gz.0a1b2c3d.lectern-part', young: 'shop-2.tar.gz.0a1b2c3d.lectern-part' };
  for (const name of [halves.old, halves.young, 'film.part', 'shop-1.tar.gz'])
    writeFileSync(join(backups, name), '');
  for (const name of [halves.old, 'film.part', 'shop-1.tar.gz']) age(join(backups, name), 25);
  await packFile(staging, join(backups, 'shop-3.tar.gz'));
  expect(readdirSync(backups).sort()).toEqual(['film.part', 'shop-1.tar.gz', halves.young, 'shop-3.tar.gz']);
});

it('ADR-500: a start removes the folder of a killed backup and a killed probe of the disk', async () => {
  const dataDir = join(dir, 'data');
  mkdirSync(dataDir);
  await fillFromTemplate(dataDir);
  const [staging, probe] = [join(dataDir, 'backup.new-0a1b2c'), join(dataDir, '.probe-0a1b2c')];
  mkdirSync(staging);
  writeFileSync(probe, '');
  const start = async () => (await openStores({ dataDir, demo: false })).close();
  for (const path of [staging, probe]) age(path, 23);
  await start();
  expect([staging, probe].map((path) => existsSync(path))).toEqual([true, true]);
  for (const path of [staging, probe]) age(path, 25);
  await start();
  expect([staging, probe].map((path) => existsSync(path))).toEqual([false, false]);
});
