/**
 * `npm run test:soak -- pages|mixed [requests]`: the built server under many requests, after as many as warm it. Fails where what
 * it measures grows by half a megabyte or more per 100,000 requests (requirement 60), or any answer is a fault of the server.
 * As it runs in a shop, that is the program's own data, between two heap snapshots (ADR-663). With INTERPRETED=1, without V8's
 * compilers, it is the whole heap (ADR-750). The last line printed says which of them it was, and how much.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { freePort } from '../../tools/free-port.ts';
import { readParts, type Parts } from './own-data.ts';
import { becomePeople, SOAKS, visitMany, type Visit } from './soak-visits.ts';

const LIMIT_BYTES_PER_100K = 512 * 1024;
/** Caches and compiled code are nearly as large as they get by then (ADR-551); WARM says otherwise. */
const WARM_REQUESTS = Number(process.env['WARM'] ?? 100_000);
/** INTERPRETED=1 runs the server without V8's compilers, several times as slowly: no machine code is in its heap. */
const IS_INTERPRETED = process.env['INTERPRETED'] === '1';
const WITHOUT_COMPILERS = ['--no-opt', '--no-maglev', '--no-sparkplug'];
/** The heap is read so often on the way: one reading alone may be wrong by half a megabyte of compiled code. */
const READINGS = 20;

interface Reading {
  /** Bytes in use after a collection, and those of them that are compiled code. */
  heap: number;
  code: number;
}

function readHeap(server: ChildProcess): Promise<Reading> {
  return new Promise((resolve) => {
    server.once('message', (answer) =>
      resolve({
        heap: Number(Reflect.get(Object(answer), 'heap')),
        code: Number(Reflect.get(Object(answer), 'code')),
      }),
    );
    server.send('heap');
  });
}

/** What the program holds and what V8 compiled; the server stands still for some seconds meanwhile. */
async function readSnapshot(server: ChildProcess): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-heap-'));
  const snapshot = join(folder, 'now.heapsnapshot');
  try {
    await new Promise((resolve) => {
      server.once('message', resolve);
      server.send({ snapshot });
    });
    return readParts(snapshot);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many entries each cache of the server holds. */
async function cachesOf(port: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  const lines = text.matchAll(/^cache_entries\{cache="([^"]+)"\} (\d+)/gm);
  return Object.fromEntries([...lines].map(([, name = '', entries]) => [name, Number(entries)]));
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

/** What R60 is held against in this run, in words and in bytes per 100,000 requests (ADR-750). */
const judgedBy = ({ ownPer100k, per100k }: { ownPer100k: number; per100k: number }) =>
  IS_INTERPRETED
    ? { what: 'the whole heap after collection, without V8’s compilers', bytes: per100k }
    : { what: 'the program’s own data, without the code V8 compiled', bytes: ownPer100k };

/** In one sentence what was measured, and whether it is below R60's limit. */
function verdictOf({ what, bytes }: { what: string; bytes: number }): string {
  const inMegabytes = (size: number) => (size / (1024 * 1024)).toFixed(2);
  const word = bytes < LIMIT_BYTES_PER_100K ? 'below' : 'not below';
  return `R60: ${what}, grew by ${inMegabytes(bytes)} MB per 100,000 requests, ${word} ${inMegabytes(LIMIT_BYTES_PER_100K)} MB`;
}

async function measure(server: ChildProcess, port: number, visits: readonly Visit[], requests: number) {
  const people = await becomePeople(port);
  await visitMany(port, visits, WARM_REQUESTS, people);
  const part = Math.ceil(requests / READINGS);
  const atFirst = await cachesOf(port);
  const before = await readSnapshot(server);
  const readings = [await readHeap(server)];
  const answers: Record<string, number> = {};
  for (let reading = 0; reading < READINGS; reading += 1) {
    const statuses = await visitMany(port, visits, part, people);
    for (const [status, count] of Object.entries(statuses)) answers[status] = (answers[status] ?? 0) + count;
    readings.push(await readHeap(server));
  }
  const after = await readSnapshot(server);
  const perRequests = (bytes: number) => Math.round((bytes * 100_000) / (part * READINGS));
  const faults = Object.entries(answers).reduce(
    (sum, [status, count]) => sum + (isFault(status) ? count : 0),
    0,
  );
  return {
    people: people.length,
    answers,
    faults,
    heaps: readings.map(({ heap }) => heap),
    codes: readings.map(({ code }) => code),
    caches: { atFirst, inTheEnd: await cachesOf(port) },
    ownPer100k: perRequests(after.own - before.own),
    compiledPer100k: perRequests(after.code - before.code),
    per100k: Math.round((slopeOf(readings.map(({ heap }) => heap)) * 100_000) / part),
  };
}

async function soak(name: string, visits: readonly Visit[], requests: number): Promise<boolean> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-soak-'));
  const server = fork(join(ROOT, 'dist', 'app', 'main.js'), {
    cwd: ROOT,
    // A pipe nobody reads fills up, and the server would wait for it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [
      '--expose-gc',
      ...(IS_INTERPRETED ? WITHOUT_COMPILERS : []),
      '--import',
      join(import.meta.dirname, 'heap-probe.mjs'),
    ],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
  });
  try {
    await untilReady(server, port);
    const startTime = Date.now();
    const figures = await measure(server, port, visits, requests);
    const seconds = Math.round((Date.now() - startTime) / 1000);
    const line = {
      name,
      at: new Date(startTime).toISOString(),
      isInterpreted: IS_INTERPRETED,
      warm: WARM_REQUESTS,
      requests,
      seconds,
      ...figures,
    };
    mkdirSync(join(ROOT, 'reports'), { recursive: true });
    appendFileSync(join(ROOT, 'reports', 'soak.jsonl'), `${JSON.stringify(line)}\n`);
    process.stdout.write(`${JSON.stringify(line)}\n`);
    const growth = judgedBy(figures);
    process.stdout.write(`${verdictOf(growth)}\n`);
    return figures.faults === 0 && growth.bytes < LIMIT_BYTES_PER_100K;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [name = 'pages', requests = '200000'] = process.argv.slice(2);
const visits = SOAKS[name];
if (visits === undefined) {
  process.stderr.write(`Unknown soak "${name}"; there are: ${Object.keys(SOAKS).join(', ')}\n`);
  process.exitCode = 1;
} else if (!(await soak(name, visits, Number(requests)))) process.exitCode = 1;
