/** The embedded database serves its own server alone: the tools of PostgreSQL and a second node harm nothing (requirement 56). */
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemoShop } from '../../../../tests/support/build-demo-shop.ts';
import { fillFromTemplate } from '../../../../tests/support/database-template.ts';
import { needProgram } from '../../../../tests/support/debian-package.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';

const places = (name: string) => [`/usr/bin/${name}`, `/usr/lib/postgresql/15/bin/${name}`];
const dataDir = makeTempDir('strangers');
const socketDir = join(dataDir, 'run');
let stores: OpenedStores;

beforeAll(async () => {
  await fillFromTemplate(dataDir);
  stores = await openStores({ dataDir, demo: true }, { demoShops: () => [buildDemoShop()] });
}, 120_000);
afterAll(async () => {
  await stores.close();
  removeTempDir(dataDir);
}, 60_000);

/** Runs a tool of PostgreSQL against the socket; answers what it wrote to its error output. */
function run(name: string, options: readonly string[]): Promise<string> {
  const program = needProgram(places(name), 'postgresql-client');
  const requests = ['-w', '-h', socketDir, '-U', 'postgres', ...options, 'postgres'];
  return new Promise((resolve) => {
    execFile(program, requests, { timeout: 20_000 }, (_error, _out, errors) => resolve(errors));
  });
}

const searchPath = async () =>
  (await stores.db.execute<{ search_path: string }>(sql`show search_path`)).rows[0]?.search_path;
const answers = async () => {
  expect(await stores.stores.shops.list()).toHaveLength(1);
  expect(await searchPath()).toBe('public');
};

describe('strangers at the embedded database', () => {
  it('R56: pg_dump is refused in plain words, and the server goes on in its own session', async () => {
    const message = await run('pg_dump', ['-f', '/dev/null']);
    await answers();
    expect(message).toContain('FATAL:  the embedded database serves its own server alone');
    expect(message).toContain('DATABASE_URL');
  }, 60_000);

  it('R56: psql sets nothing, holds nothing and leaves nothing', async () => {
    const sets = "set search_path = ''; set statement_timeout = 1; set default_transaction_read_only = on";
    const message = await run('psql', ['-c', sets]);
    await answers();
    expect(message).toContain('FATAL:  the embedded database serves its own server alone');
    await stores.db.execute(sql`insert into setting values ('written', 'after psql')`);
  }, 60_000);

  it('R56: a second node on the same data does not start and disturbs no one', async () => {
    const databaseUrl = `postgres://postgres@/postgres?host=${encodeURIComponent(socketDir)}`;
    const second = openStores({ dataDir: makeTempDir('second-node'), databaseUrl, demo: false });
    await expect(second).rejects.toThrow(/^DATABASE_URL must be .*serves its own server alone/);
    await answers();
  }, 60_000);

  it('R56: connections that never authenticate keep no one out', async () => {
    const silent = Array.from({ length: 12 }, () =>
      connect(join(socketDir, '.s.PGSQL.5432')).on('error', () => undefined),
    );
    await answers();
    const halves = silent.map((socket) => socket.write(Buffer.from([0, 0, 0])));
    expect(halves).toHaveLength(12);
    await answers();
    for (const socket of silent) socket.destroy();
  });
});
