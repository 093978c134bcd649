/** Backups made by the server itself: begun by its operator, made by a job, listed with how far they are (R58, ADR-647). */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backup } from '#schemas/api/console/backups.ts';
import { createBackups } from '#server/areas/backups/services/backups.ts';
import { unpackFile } from '#server/kernel/backup/archive.ts';
import type { Snapshot } from '#server/kernel/backup/snapshot.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from './app.ts';

const dirs: string[] = [];
function newDir(name: string): string {
  const madeText = makeTempDir(name);
  dirs.push(madeText);
  return madeText;
}
const dir = newDir('console-backup');
let database: TestDatabase | undefined;
let madeApp: TestApp | undefined;
/** Held shut where a test looks at what is under way. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const openedDatabase = await openTestDatabase({ demo: ['knowledge'] });
  database = openedDatabase;
  const takeSnapshot = async () => {
    await gate;
    return openedDatabase.takeSnapshot();
  };
  madeApp = await openApp(openedDatabase, join(dir, 'client'), {
    deps: () => ({ takeSnapshot, dataDir: openedDatabase.config.dataDir }),
  });
}, 120_000);
afterAll(async () => {
  await madeApp?.app.close();
  await database?.close();
  for (const one of dirs) removeTempDir(one);
});

const folder = () => join(database?.config.dataDir ?? '', 'backups');

async function call(name: string, input: object = {}) {
  const answer = await madeApp?.app.inject({
    method: 'POST',
    url: `/api/console.backup.${name}/1.0.0`,
    headers: { host: 'localhost', authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: input,
  });
  return answer?.json();
}
const operator = { authorization: `Bearer ${CONSOLE_TOKEN}` };
const download = async (file: string, headers: Record<string, string>) =>
  madeApp?.app.inject({ url: `/backups/${file}`, headers: { host: 'localhost', ...headers } });
const list = async (): Promise<Backup[]> => (await call('list')).data.items;

describe('backups of the console', () => {
  it('R58: one at a time is made by a job, and holds every table', { timeout: 60_000 }, async () => {
    expect((await call('list')).data).toEqual({ items: [], last_made_ts: 0 });
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const { code, data } = await call('start');
    expect(code).toBe(0);
    expect(data).toMatchObject({ state: 'waiting', percent: 0, bytes: 0, file: `${data.id}.tgz` });
    expect((await call('start')).code).toBe(40900);
    expect((await list()).map(({ id }) => id)).toEqual([data.id]);
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'running' }]), 20_000);
    expect((await call('delete', { id: data.id })).code).toBe(40900);
    open();
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'done' }]), 30_000);

    const [outcome] = await list();
    const path = join(folder(), data.file);
    expect(outcome).toMatchObject({ percent: 100, bytes: statSync(path).size, reason: '' });
    expect(outcome?.made_ts).toBeGreaterThan(0);
    expect((await call('list')).data.last_made_ts).toBe(outcome?.made_ts);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const manifest = await unpackFile(path, newDir('console-backup-unpacked'));
    expect(manifest.tables.find(({ name }) => name === 'goods')?.rows).toBeGreaterThan(0);

    const file = await download(data.file, operator);
    expect(file?.statusCode).toBe(200);
    expect(file?.rawPayload.equals(readFileSync(path))).toBe(true);
    expect(file?.headers).toMatchObject({
      'content-length': String(outcome?.bytes),
      'content-disposition': `attachment; filename="${data.file}"`,
      'cache-control': 'private, no-store',
    });
    for (const headers of [{}, { authorization: `Bearer lct_${'a'.repeat(43)}` }])
      expect((await download(data.file, headers))?.json().code).toBe(4005);

    expect((await call('delete', { id: data.id })).code).toBe(0);
    for (const name of [data.file, 'backup.json', '..%2fsecrets.json', '..%2f..%2fsecrets'])
      expect((await download(name, operator))?.statusCode, name).toBe(404);
    expect([existsSync(path), await list()]).toEqual([false, []]);
    expect((await call('delete', { id: data.id })).code).toBe(40400);
    for (const id of ['../secrets', 'a', '']) expect((await call('delete', { id })).code).toBe(40000);
  });
});

describe('the making of a backup', () => {
  const clock = { now: () => Date.parse('2026-11-27T13:30:00.500Z') };
  const enqueue = () => Promise.resolve(true);
  const failing = () => Promise.reject(new Error('The disk is full.'));
  const open = (takeSnapshot: (onPercent?: (percent: number) => void) => Promise<Snapshot>) => {
    const dataDir = newDir('making-a-backup');
    return { dataDir, backups: createBackups({ injections: { dataDir, takeSnapshot }, clock, enqueue }) };
  };
  const only = async ({ backups }: ReturnType<typeof open>) => (await backups.list()).backups[0];

  it('ADR-647: says how far it is', async () => {
    const seenItems: (number | undefined)[] = [];
    const world = open(async (onPercent) => {
      onPercent?.(50);
      await vi.waitFor(async () => expect((await only(world))?.percent).toBe(30));
      seenItems.push((await only(world))?.percent);
      return failing();
    });
    const start = await world.backups.begin();
    expect(start?.id).toMatch(/^20261127T133000Z-[0-9a-f]{4}$/);
    await expect(world.backups.make(start?.id ?? '', { tries: 1 })).rejects.toThrow('disk');
    expect(seenItems).toEqual([30]);
  });

  it('ADR-647: what fails is tried again with its reason, and at last left to people', async () => {
    const world = open(failing);
    const id = (await world.backups.begin())?.id ?? '';
    await expect(world.backups.make(id, { tries: 1 })).rejects.toThrow('disk');
    expect(await only(world)).toMatchObject({ state: 'waiting', reason: 'The disk is full.' });
    await expect(world.backups.make(id, { tries: 3 })).rejects.toThrow('disk');
    expect(await only(world)).toMatchObject({ state: 'failed', percent: 0, reason: 'The disk is full.' });
    expect(await world.backups.remove(id)).toBe('removed');
    await world.backups.make(id, { tries: 1 });
    expect(await only(world)).toBeUndefined();
  });

  it('ADR-647: a try after one that was killed once it had packed ends what is there', async () => {
    const world = open(failing);
    const id = (await world.backups.begin())?.id ?? '';
    const path = join(world.dataDir, 'backups', `${id}.tgz`);
    writeFileSync(path, 'packed');
    await world.backups.make(id, { tries: 2 });
    expect(await only(world)).toMatchObject({ state: 'done', percent: 100, bytes: 6 });
    expect(JSON.parse(readFileSync(join(world.dataDir, 'backup.json'), 'utf8'))).toMatchObject({
      file: path,
    });
    await world.backups.make(id, { tries: 3 });
    expect(await only(world)).toMatchObject({ state: 'done' });
  });

  it('ADR-647: none is begun while another one is made, nor without a folder for it', async () => {
    const dataDir = newDir('no-second-backup');
    const busy = {
      injections: { dataDir, takeSnapshot: failing },
      clock,
      enqueue: () => Promise.resolve(false),
    };
    const backups = createBackups(busy);
    expect(await backups.begin()).toBeUndefined();
    expect(await backups.list()).toEqual({ backups: [], lastMadeAt: undefined });
    expect(await createBackups({ ...busy, injections: {}, enqueue }).begin()).toBeUndefined();
  });
});
