/** The embedded database of one data directory: lock, first start, kill -9, what outlives a process. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { killUnderWrites } from '../../../../tests/faults/kills.ts';
import { startProcess } from '../../../../tests/faults/process.ts';
import { fillFromTemplate } from '../../../../tests/support/database-template.ts';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { openPool } from '../pool.ts';
import { openStores } from '#server/start/open-stores.ts';
import { StoreUnavailable, toStoreError } from '../store-error.ts';
import { startEngine } from './engine.ts';
import { DataDirBusy, lockDataDir } from './lock.ts';

const LOCKER = fileURLToPath(new URL('../../../../tests/faults/locker.ts', import.meta.url));
const dirs: string[] = [];

function newDir(): string {
  const dir = makeTempDir('embedded');
  dirs.push(dir);
  return dir;
}

afterEach(() => {
  for (const dir of dirs.splice(0)) removeTempDir(dir);
});

describe('lock of a data directory', () => {
  it('R56: a second process on the same data directory refuses to start and names the holder', async () => {
    const dir = newDir();
    const lock = await lockDataDir(dir);
    const second = await startProcess(LOCKER, { DATA_DIR: dir });
    expect(await second.line((line) => line.startsWith('busy'))).toBe(
      `busy DATA_DIR ${dir} is in use by process ${process.pid}: stop it, or give this one another DATA_DIR.`,
    );
    await second.exit;
    await expect(lockDataDir(dir)).rejects.toThrow(DataDirBusy);
    lock.release();
    (await lockDataDir(dir)).release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it("R56: of processes that start at once on a killed holder's directory exactly one gets it", async () => {
    const dir = newDir();
    const holder = await startProcess(LOCKER, { DATA_DIR: dir });
    await holder.line((line) => line === 'held');
    holder.kill();
    await holder.exit;
    expect(readdirSync(dir)).toEqual(['server.lock']);
    const starters = await Promise.all(
      Array.from({ length: 6 }, () => startProcess(LOCKER, { DATA_DIR: dir })),
    );
    const saidLines = await Promise.all(starters.map((one) => one.line((line) => /^(held|busy)/.test(line))));
    expect(saidLines.filter((line) => line === 'held')).toHaveLength(1);
    for (const one of starters) one.kill();
    await Promise.all(starters.map((one) => one.exit));
  }, 60_000);

  it('R56: a lock of a process whose number was given to another is taken over, a damaged one too', async () => {
    const dir = newDir();
    const lock = await lockDataDir(dir);
    const path = join(dir, 'server.lock');
    const self: object = JSON.parse(readFileSync(path, 'utf8'));
    lock.release();
    for (const left of [JSON.stringify({ ...self, nonce: 'a'.repeat(16), started: '1' }), '{"pid":']) {
      writeFileSync(path, left);
      const takenLock = await lockDataDir(dir);
      expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid}`);
      takenLock.release();
    }
  });

  it("R56: a copy of a directory in use opens beside it: the copied lock is the original one's", async () => {
    const [original, copy] = [newDir(), newDir()];
    const lock = await lockDataDir(original);
    writeFileSync(join(copy, 'server.lock'), readFileSync(join(original, 'server.lock')));
    const copiedLock = await lockDataDir(copy);
    await expect(lockDataDir(copy)).rejects.toThrow(DataDirBusy);
    await expect(lockDataDir(original)).rejects.toThrow(DataDirBusy);
    copiedLock.release();
    lock.release();
  });

  it('R56: a holder on another machine is respected while its heart beats, replaced when it rests', async () => {
    const dir = newDir();
    const path = join(dir, 'server.lock');
    const other = {
      nonce: 'b'.repeat(16),
      pid: 1,
      started: '1',
      machine: 'another',
      host: `not-${hostname()}`,
    };
    writeFileSync(path, JSON.stringify(other));
    let beats = 0;
    const heart = setInterval(
      () => utimesSync(path, new Date(), new Date(1_000_000_000_000 + (beats += 1) * 1000)),
      200,
    );
    await expect(lockDataDir(dir)).rejects.toThrow(`in use by process 1 on not-${hostname()}`);
    clearInterval(heart);
    (await lockDataDir(dir)).release();
  }, 30_000);
});

describe('embedded database', () => {
  it('R57: leftovers of killed first starts are removed; what was written outlives the process', async () => {
    const dir = newDir();
    mkdirSync(join(dir, 'pg.new-dead/base'), { recursive: true });
    mkdirSync(join(dir, 'run'));
    writeFileSync(join(dir, 'run/.s.PGSQL.5432'), '');
    const config = { dataDir: dir, demo: true };
    let requestCount = 0;
    const demoShops = () => {
      requestCount += 1;
      return [buildDemoShop({ people: [{ phone: '19900000001', nickname: 'One', avatar: '', roles: [] }] })];
    };
    const first = await openStores(config, { demoShops });
    expect(statSync(join(dir, 'run')).mode & 0o777).toBe(0o700);
    const { id } = (await first.stores.users.list('appknowledge'))[0] ?? { id: '' };
    const { token } = await first.stores.sessions.create('appknowledge', id, { userAgent: '' });
    await expect(openStores(config)).rejects.toThrow(DataDirBusy);
    await first.close();
    expect(readdirSync(dir).toSorted()).toEqual(['files', 'pg']);

    const half = join(dir, 'files', 'incoming', 'half');
    writeFileSync(half, 'a file that was coming in');
    const second = await openStores(config, { demoShops });
    expect(existsSync(half)).toBe(false);
    expect(await second.stores.sessions.byToken('appknowledge', token)).toBeDefined();
    expect(requestCount).toBe(1);
    await second.close();
  }, 180_000);

  it('DEMO=0 leaves the database empty, and a later DEMO=1 fills it; a path too long for a socket works', async () => {
    const dir = join(newDir(), 'd'.repeat(90));
    await fillFromTemplate(dir);
    const empty = await openStores({ dataDir: dir, demo: false }, { demoShops: () => [buildDemoShop()] });
    expect(await empty.stores.shops.list()).toEqual([]);
    await empty.close();
    const stores = await openStores({ dataDir: dir, demo: true }, { demoShops: () => [buildDemoShop()] });
    expect(await stores.stores.shops.list()).toHaveLength(1);
    await stores.close();
  }, 120_000);

  it('R54: a database thread that dies is started again by itself, and holds what was acknowledged', async () => {
    const dir = newDir();
    await fillFromTemplate(dir);
    const engine = await startEngine(join(dir, 'pg'), join(dir, 'run'));
    const pool = openPool(engine.address);
    await pool.db.execute(sql`insert into setting values ('before', 'crash')`);
    await engine.crash();
    const thrownError: unknown = await pool.ping().catch((error: unknown) => toStoreError('ping', error));
    expect(thrownError).toBeInstanceOf(StoreUnavailable);
    await vi.waitFor(() => pool.ping(), { timeout: 40_000, interval: 50 });
    const rows = await pool.db.execute(sql`select value from setting where key = 'before'`);
    expect(rows.rows).toEqual([{ value: 'crash' }]);
    await pool.close();
    await engine.stop();
  }, 120_000);

  it('R51: kill -9 under writes loses nothing acknowledged and leaves nothing half written', async () => {
    // Again and again by `npm run proofs -- faults`.
    const report = await killUnderWrites(1, fillFromTemplate);
    expect(report).toMatchObject({ losses: [], partial: [] });
    expect(report.acknowledgedCount).toBeGreaterThanOrEqual(10);
  }, 180_000);
});
