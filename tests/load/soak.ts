/**
 * `npm run test:soak -- pages|mixed [requests]`: the built server under many requests. Fails where the heap grows by half a
 * megabyte or more per 100,000 requests (requirement 60), or any answer is a fault of the server.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { freePort } from '../../tools/free-port.ts';
import { becomePeople, SOAKS, visitMany, type Visit } from './soak-visits.ts';

const LIMIT_BYTES_PER_100K = 512 * 1024;
/** Caches and compiled code are as large as they get by then. */
const WARM_REQUESTS = 10_000;
/** The heap is read so often on the way. */
const READINGS = 10;

function heapOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (bytes) => resolve(Number(bytes)));
    server.send('heap');
  });
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end && server.exitCode === null;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not get ready');
}

/** Slope of a line through readings that are equally far apart, per reading (least squares). */
function slopeOf(readings: readonly number[]): number {
  const middle = (readings.length - 1) / 2;
  const mean = readings.reduce((sum, one) => sum + one, 0) / readings.length;
  const by = readings.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0);
  return by / readings.reduce((sum, _one, at) => sum + (at - middle) ** 2, 0);
}

const isFault = (status: string) => Number(status) >= 500;

async function measure(server: ChildProcess, port: number, visits: readonly Visit[], requests: number) {
  const people = await becomePeople(port);
  await visitMany(port, visits, Math.min(WARM_REQUESTS, requests), people);
  const part = Math.ceil(requests / READINGS);
  const heaps = [await heapOf(server)];
  const answers: Record<string, number> = {};
  for (let reading = 0; reading < READINGS; reading += 1) {
    const statuses = await visitMany(port, visits, part, people);
    for (const [status, count] of Object.entries(statuses)) answers[status] = (answers[status] ?? 0) + count;
    heaps.push(await heapOf(server));
  }
  const faults = Object.entries(answers).reduce(
    (sum, [status, count]) => sum + (isFault(status) ? count : 0),
    0,
  );
  return {
    people: people.length,
    answers,
    faults,
    heaps,
    per100k: Math.round((slopeOf(heaps) * 100_000) / part),
  };
}

async function soak(name: string, visits: readonly Visit[], requests: number): Promise<boolean> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-soak-'));
  const server = fork(join(ROOT, 'dist', 'app', 'main.js'), {
    cwd: ROOT,
    // A pipe nobody reads fills up, and the server would wait for it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'heap-probe.mjs')],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
  });
  try {
    await untilReady(server, port);
    const started = Date.now();
    const measured = await measure(server, port, visits, requests);
    const seconds = Math.round((Date.now() - started) / 1000);
    const line = { name, at: new Date(started).toISOString(), requests, seconds, ...measured };
    mkdirSync(join(ROOT, 'reports'), { recursive: true });
    appendFileSync(join(ROOT, 'reports', 'soak.jsonl'), `${JSON.stringify(line)}\n`);
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return measured.faults === 0 && measured.per100k < LIMIT_BYTES_PER_100K;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [name = 'pages', requests = '100000'] = process.argv.slice(2);
const visits = SOAKS[name];
if (visits === undefined) {
  process.stderr.write(`Unknown soak "${name}"; there are: ${Object.keys(SOAKS).join(', ')}\n`);
  process.exitCode = 1;
} else if (!(await soak(name, visits, Number(requests)))) process.exitCode = 1;
