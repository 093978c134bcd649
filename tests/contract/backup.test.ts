/** POST /console/backup: a running server takes one moment of itself, for the holder of its token alone (requirements 58 and 63). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { readManifest } from '#server/kernel/backup/manifest.ts';
import { MANIFEST_FILE } from '#server/kernel/backup/staging.ts';
import { CONSOLE_TOKEN, openApp, type TestApp } from './app.ts';

const dir = makeTempDir('backup-call');
let database: TestDatabase | undefined;
let madeApp: TestApp | undefined;
let base = '';
let [running, most] = [0, 0];

beforeAll(async () => {
  const openedDatabase = await openTestDatabase({ demo: ['knowledge'] });
  database = openedDatabase;
  const takeSnapshot = async () => {
    running += 1;
    most = Math.max(most, running);
    return openedDatabase.takeSnapshot().finally(() => (running -= 1));
  };
  madeApp = await openApp(openedDatabase, join(dir, 'client'), { deps: () => ({ takeSnapshot }) });
  base = await madeApp.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await madeApp?.app.close();
  await database?.close();
  removeTempDir(dir);
});

const dataDir = () => database?.config.dataDir ?? '';
const foldersNow = () => readdirSync(dataDir()).sort();

async function post(path: string, token: string, body?: object, more: Record<string, string> = {}) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}
const backup = (token: string, more: Record<string, string> = {}) =>
  post('/console/backup', token, undefined, more);

describe('a snapshot of a running server', () => {
  it('R58: lies in the data directory for the holder of its token, with every row of every table', async () => {
    const { code, data } = await backup(CONSOLE_TOKEN);
    expect(code).toBe(0);
    expect(data).toEqual({ folder: expect.stringMatching(/^[\w.-]+$/) });
    const manifest = readManifest(readFileSync(join(dataDir(), data.folder, MANIFEST_FILE), 'utf8'));
    const countedResult = await database?.db.execute<{ goods: number; people: number }>(
      sql`select (select count(*)::int from goods) as goods, (select count(*)::int from app_user) as people`,
    );
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect(countedResult?.rows).toEqual([{ goods: rowsOf('goods'), people: rowsOf('app_user') }]);
    expect(rowsOf('goods')).toBeGreaterThan(0);
  });

  it('R63: is taken for no other token, nor for a page of another origin', async () => {
    const request = { shop: 'knowledge', phone: '19900000005' };
    const personal: string = (await post('/api/console.tokens.create/1.0.0', CONSOLE_TOKEN, request)).data
      .token;
    expect(personal).toMatch(/^lct_/);
    const before = foldersNow();
    const codes = [
      await backup(''),
      await backup(`${CONSOLE_TOKEN}x`),
      await backup(personal),
      await backup(CONSOLE_TOKEN, { origin: 'https://evil.example' }),
    ].map((answer) => [answer.code, answer.data]);
    expect(codes).toEqual(Array.from({ length: 4 }, () => [4005, null]));
    expect(foldersNow()).toEqual(before);
  });

  it('R58: two at once are taken one after the other, each whole and in a folder of its own', async () => {
    most = 0;
    const answers = await Promise.all([backup(CONSOLE_TOKEN), backup(CONSOLE_TOKEN)]);
    const folders = answers.map(({ data }) => String(data.folder));
    expect(new Set(folders).size).toBe(2);
    for (const folder of folders) expect(existsSync(join(dataDir(), folder, MANIFEST_FILE))).toBe(true);
    expect(most).toBe(1);
  });
});
