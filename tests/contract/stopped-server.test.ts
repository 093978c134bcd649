/** `npm run shop` while no server runs: what it changes is stored, and what follows from it waits for the next server. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { openStores } from '#server/start/open-stores.ts';
import { ROOT } from '../../tools/imports.ts';
import { startProcess, type Running } from '../faults/process.ts';
import { makeGround, removeGround, type Ground } from '../support/ground.ts';
import { programOf } from '../support/program.ts';

const STARTS = 180_000;
const LEARNER = '19900000001';
let ground: Ground | undefined;
let server: Running | undefined;

beforeAll(async () => {
  ground = await makeGround(['knowledge']);
}, STARTS);
afterAll(async () => {
  server?.kill();
  await server?.exit;
  if (ground !== undefined) await removeGround(ground);
});

/** Jobs of a kind that wait or run, in the data directory of a stopped installation. */
async function waitingJobs(dataDir: string, kind: string) {
  const stores = await openStores({ dataDir, demo: false });
  const rows = await stores.db.select().from(job);
  await stores.close();
  return rows.filter((row) => row.kind === kind && row.doneAt === null);
}

it(
  'ADR-590: the next server announces a review made beside a stopped one to the learner',
  { timeout: STARTS },
  async () => {
    const dataDir = ground?.dataDir ?? '';
    const env = { DATA_DIR: dataDir, DEMO: '1', DATABASE_URL: '', REDIS_URL: '', SHOP_SERVER: '', LANG: 'C' };
    const program = await programOf(join(ROOT, 'cli/shop.ts'));
    const words = [
      'tasks',
      'review',
      'knowledge',
      'task_choice',
      LEARNER,
      '--score',
      '88',
      '--reason',
      'Told by the next one',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [...program, ...words], {
      env: { ...process.env, ...env, VITEST: '', NODE_OPTIONS: '' },
    });
    expect(stdout).toBe('task_choice: reviewed; the learner is told.\n');
    expect(await waitingJobs(dataDir, 'task.tell')).toMatchObject([{ tries: 0, failedAt: null }]);

    mkdirSync(join(dataDir, 'dist/client'), { recursive: true });
    server = await startProcess(join(ROOT, 'tests/faults/whole-server.ts'), {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DIST_DIR: join(dataDir, 'dist'),
    });
    const line = await server.line((one) => /http:\/\/\S+:\d+/.test(one));
    const port = /http:\/\/\S+?:(\d+)/.exec(line)?.[1] ?? '';
    const outbox = async () => (await fetch(`http://127.0.0.1:${port}/dev/outbox.json`)).text();
    await vi.waitFor(async () => expect(await outbox()).toContain('Told by the next one'), {
      timeout: 60_000,
      interval: 200,
    });
  },
);
