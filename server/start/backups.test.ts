/** Backups: one moment of a shop that goes on writing, the same again wherever it is restored (requirement 58). */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as tar from 'tar';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../tests/support/postgres.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { holdLesson } from '../../tests/support/live-lesson.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { migrateToPostgres, packSnapshot, restoreBackup, snapshotOf } from './backups.ts';
import { openStores } from './open-stores.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';
const database = withDatabase({ demo: ['knowledge'] });
const dir = makeTempDir('backup');
const file = join(dir, 'shop.tgz');
/** No counter of the test is over, whoever clears those that are. */
const NEVER = 9_999_999_999_999;
const ODD = 'a\u2028b\u0007 "quoted" \\N {1,2} 金\n';

/** Two rows in one transaction, again and again, while `work` runs; answers how many times. */
async function whileWriting<Done>(work: () => Promise<Done>): Promise<{ result: Done; pairs: number }> {
  let isOver = false;
  let pairs = 0;
  let begin: () => void = () => undefined;
  const startPromise = new Promise<void>((resolve) => (begin = resolve));
  const write = async () => {
    while (!isOver) {
      if (pairs === 2) begin();
      const at = pairs;
      pairs += 1;
      await database().db.transaction(async (tx) => {
        await tx.execute(sql`insert into setting values (${`left ${at}`}, ${ODD})`);
        await tx.execute(sql`insert into limit_counter values (${`right ${at}`}, 1, ${NEVER})`);
      });
    }
  };
  const writing = write();
  try {
    await startPromise;
    return { result: await work(), pairs };
  } finally {
    isOver = true;
    await writing;
  }
}

const tablesOf = ({ tables }: { tables: readonly { name: string; rows: number; checksum: string }[] }) =>
  tables.map(({ name, rows, checksum }) => ({ name, rows, checksum }));
/** What a lesson leaves (D95-D106): tables of the live area that hold something. */
const LIVE_TABLES = [
  'live_room',
  'live_event',
  'live_member',
  'live_waiting',
  'live_ticket',
  'live_sign',
  'live_sign_in',
  'live_prize',
  'live_prize_join',
  'live_vote',
  'live_vote_cast',
  'live_arrival',
  'live_minute',
  'live_media',
  'live_segment',
];
/** Rows of one transaction of `whileWriting` without the other. */
const HALVES = sql`
  select (select count(*) from setting where key like 'left %')::int
    - (select count(*) from limit_counter where key like 'right %')::int as unpaired`;
/** Whether each room's log is whole: its places are counted, and none is missing or doubled (ADR-360). */
const BROKEN_LOGS = sql`
  select room.alive_id from live_room room
  left join live_event event on event.app_id = room.app_id and event.alive_id = room.alive_id
  group by room.app_id, room.alive_id, room.last_offset
  having room.last_offset <> count(event.id) or room.last_offset <> coalesce(max(event."offset"), 0)`;
const rowsOf = (tables: readonly { name: string; rows: number }[], name: string) =>
  tables.find((table) => table.name === name)?.rows ?? 0;

describe('a backup', () => {
  beforeAll(async () => {
    await database().files.put('media/of-a-person.bin', Buffer.from('a picture'));
    const lesson = await holdLesson(database(), join(dir, 'client'));
    const { result: doneSnapshot, pairs } = await whileWriting(async () => {
      // Messages are kept in groups while the moment is taken.
      const [takenSnapshot] = await Promise.all([database().takeSnapshot(), lesson.talk(), lesson.talk()]);
      // Deleted after the moment of the snapshot, before it is packed.
      await database().files.remove('media/of-a-person.bin');
      return takenSnapshot;
    });
    expect(pairs).toBeGreaterThan(1);
    await lesson.close();
    const manifest = await packSnapshot(doneSnapshot, file);
    expect(rowsOf(manifest.tables, 'goods')).toBeGreaterThan(20);
    expect(LIVE_TABLES.filter((name) => rowsOf(manifest.tables, name) === 0)).toEqual([]);
  }, 180_000);
  afterAll(() => removeTempDir(dir));

  it('R58: of a shop that is written to restores to equal counts and checksums, files and counters', async () => {
    const dataDir = join(dir, 'restored');
    const manifest = await restoreBackup({ dataDir }, file);
    const again = await snapshotOf({ dataDir });
    expect(tablesOf(again.manifest)).toEqual(tablesOf(manifest));
    expect(again.manifest.sequences).toEqual(manifest.sequences);
    expect(again.manifest.files).toEqual(manifest.files);
    expect(readFileSync(join(dataDir, 'files/media/of-a-person.bin'), 'utf8')).toBe('a picture');
    const stores = await openStores({ dataDir, demo: false });
    try {
      expect((await stores.stores.shops.list()).map(({ label }) => label)).toEqual(['knowledge']);
      const odd = await stores.db.execute<{ value: string }>(
        sql`select distinct value from setting where key like 'left %'`,
      );
      expect(odd.rows).toEqual([{ value: ODD }]);
      expect((await stores.db.execute(HALVES)).rows).toEqual([{ unpaired: 0 }]);
      expect((await stores.db.execute(BROKEN_LOGS)).rows).toEqual([]);
    } finally {
      await stores.close();
    }
  }, 180_000);

  it('is readable by its owner alone, and leaves nothing beside it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(database().config.dataDir).filter((name) => name.startsWith('backup.'))).toEqual([]);
  });

  it('is not restored over a shop', async () => {
    const dataDir = join(dir, 'full');
    mkdirSync(join(dataDir, 'pg'), { recursive: true });
    await expect(restoreBackup({ dataDir }, file)).rejects.toThrow(/holds a shop already/);
  });

  it('that is damaged, or is none, restores nothing', async () => {
    const unpackedText = join(dir, 'unpacked');
    mkdirSync(unpackedText);
    await tar.extract({ file, cwd: unpackedText });
    appendFileSync(join(unpackedText, 'tables/setting.jsonl'), '["stray","row"]\n');
    const damagedText = join(dir, 'damaged.tgz');
    await tar.create({ file: damagedText, cwd: unpackedText, gzip: true }, readdirSync(unpackedText));
    const dataDir = join(dir, 'nothing');
    await expect(restoreBackup({ dataDir }, damagedText)).rejects.toThrow(/Table setting did not come out/);
    expect(readdirSync(dataDir).filter((name) => name === 'pg' || name === 'files')).toEqual([]);
    const none = join(dir, 'none.tgz');
    writeFileSync(none, 'not an archive');
    await expect(restoreBackup({ dataDir }, none)).rejects.toThrow(/cannot be read as a backup|no backup/);
  }, 180_000);

  // Where there is no PostgreSQL to carry to, this file has one test less.
  const itOnPostgres = isPostgres ? it : () => undefined;
  itOnPostgres(
    'R58: goes from the embedded database to PostgreSQL and back with equal counts and checksums',
    async () => {
      const first = join(dir, 'embedded');
      const manifest = await restoreBackup({ dataDir: first }, file);
      const databaseUrl = await createDatabase(inject('postgresUrl'));
      try {
        const movedValue = await migrateToPostgres(first, databaseUrl);
        expect(tablesOf(movedValue)).toEqual(tablesOf(manifest));
        await expect(migrateToPostgres(first, databaseUrl)).rejects.toThrow(/is not empty/);
        const stores = await openStores({ dataDir: first, databaseUrl, demo: false });
        const shops = await stores.stores.shops.list();
        const brokenResult = await stores.db.execute(BROKEN_LOGS);
        await stores.close();
        expect(brokenResult.rows).toEqual([]);
        expect(shops.map(({ label }) => label)).toEqual(['knowledge']);
        const back = await packSnapshot(
          await snapshotOf({ dataDir: first, databaseUrl }),
          join(dir, 'back.tgz'),
        );
        const last = join(dir, 'back');
        await restoreBackup({ dataDir: last }, join(dir, 'back.tgz'));
        const again = await snapshotOf({ dataDir: last });
        expect(tablesOf(again.manifest)).toEqual(tablesOf(back));
        expect(rowsOf(again.manifest.tables, 'goods')).toBe(rowsOf(manifest.tables, 'goods'));
      } finally {
        await dropDatabase(inject('postgresUrl'), databaseUrl);
      }
    },
    240_000,
  );
});
