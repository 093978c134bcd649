/** Doctor beside a running server whose embedded database it cannot open: it asks the server, and says what stays open. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '#server/areas/pages/jobs/publish-scheduled.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { announce } from '#server/start/server-file.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { doctor } from '#cli/operate/doctor.ts';
import type { Finding } from '#cli/operate/finding.ts';
import { openApp, type TestApp } from './app.ts';

const dir = makeTempDir('doctor-beside');
const dataDir = join(dir, 'data');
let database: TestDatabase | undefined;
let madeApp: TestApp | undefined;

beforeAll(async () => {
  mkdirSync(dataDir);
  database = await openTestDatabase();
  const { consoleToken } = openSecrets({ dataDir, secret: undefined });
  madeApp = await openApp(database, join(dir, 'client'), { config: { consoleToken } });
  const { port } = new URL(await madeApp.app.listen({ host: '127.0.0.1', port: 0 }));
  announce(dataDir, { host: '127.0.0.1', port: Number(port), pid: process.pid });
}, 120_000);
afterAll(async () => {
  await madeApp?.app.close();
  await database?.close();
  removeTempDir(dir);
});
afterEach(() => vi.unstubAllEnvs());

async function look(env: Record<string, string> = {}): Promise<Record<string, Finding | undefined>> {
  const all = { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir, DEMO: '0', SECRET: '', ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  let text = '';
  await doctor({
    connect: () => Promise.reject(new Error('doctor connects to nothing')),
    say: (part) => (text += part),
    sayFault: (part) => (text += part),
    shop: '',
    dir: '',
    args: [],
    flags: { ...PLAIN_FLAGS, json: true },
    remote: NO_REMOTE,
  });
  const findings: Finding[] = JSON.parse(text);
  return Object.fromEntries(findings.map((finding) => [finding.about, finding]));
}

describe('doctor beside a running server', () => {
  it('R55: learns from it which jobs failed', async () => {
    expect(await look()).toMatchObject({ Database: { state: 'ok' }, Jobs: { says: 'None has failed.' } });
    const left = { failedAt: 1, tries: 12, maxTries: 12, error: 'the disk is away', runAt: 1 };
    await database?.db.insert(job).values({ ...left, kind: publishScheduled.name, data: {} });
    expect((await look())['Jobs']).toEqual({
      about: 'Jobs',
      state: 'warn',
      says: '1 failed.',
      mend: 'see them with: npm run shop -- jobs',
    });
  });

  it('says that passwords were not looked at, as a warning where others come', async () => {
    const says = 'Not looked at: the running server has the database open.';
    expect((await look())['Passwords']).toMatchObject({
      state: 'ok',
      says: `${says} This machine alone reaches it.`,
    });
    expect((await look({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' }))['Passwords']).toEqual({
      about: 'Passwords',
      state: 'warn',
      says,
      mend: 'ask again while the server is stopped.',
    });
  });

  it('says so where the server does not take its token', async () => {
    const match = await look({ SECRET: 'another-secret-than-the-server-was-started-with' });
    expect(match['Jobs']).toMatchObject({ state: 'warn', says: expect.stringContaining('Not looked at:') });
  });
});
