/**
 * `npm run test:soak -- pages [requests]`: the built server under many requests. Fails where the heap grows by half a
 * megabyte or more per 100,000 requests (requirement 60), or any answer is a fault of the server.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { freePort } from '../../tools/free-port.ts';

const LIMIT_BYTES_PER_100K = 512 * 1024;
const WARM_REQUESTS = 3_000;
const TOGETHER = 8;

interface Visit {
  host: string;
  path: string;
  cookie?: string;
}

/** What visitors ask for: cached pages, both languages, several shops, calls, and addresses that are wrong. */
const PAGES: readonly Visit[] = [
  { host: 'localhost', path: '/' },
  { host: 'localhost', path: '/', cookie: 'locale=en' },
  { host: 'enterprise.localhost', path: '/' },
  { host: 'closed.localhost', path: '/' },
  { host: 'training.localhost', path: '/login' },
  { host: 'localhost', path: '/no/such/page' },
  { host: 'localhost', path: '/search/%' },
  { host: 'localhost', path: '/api/shop.info.get/1.0.0' },
  { host: 'localhost', path: '/api/page.micro.get/1.0.0?page_id=home' },
];

function visit(agent: Agent, port: number, { host, path, cookie }: Visit): Promise<number> {
  const headers = { host: `${host}:${port}`, ...(cookie === undefined ? {} : { cookie }) };
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}

/** Sends so many requests, a few at a time; answers how many were answered with a fault of the server. */
async function visitMany(port: number, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  let sent = 0;
  let faults = 0;
  const worker = async () => {
    while (sent < count) {
      const page = PAGES[sent % PAGES.length];
      sent += 1;
      if (page !== undefined && (await visit(agent, port, page)) >= 500) faults += 1;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  agent.destroy();
  return faults;
}

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

async function soakPages(requests: number): Promise<boolean> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-soak-'));
  const server = fork(join(ROOT, 'dist', 'app', 'main.js'), {
    cwd: ROOT,
    silent: true,
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'heap-probe.mjs')],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '' },
  });
  try {
    await untilReady(server, port);
    await visitMany(port, WARM_REQUESTS);
    const before = await heapOf(server);
    const faults = await visitMany(port, requests);
    const growth = (await heapOf(server)) - before;
    const per100k = Math.round((growth * 100_000) / requests);
    const line = {
      name: 'pages',
      at: new Date().toISOString(),
      requests,
      faults,
      heapBefore: before,
      growth,
      per100k,
    };
    mkdirSync(join(ROOT, 'reports'), { recursive: true });
    appendFileSync(join(ROOT, 'reports', 'soak.jsonl'), `${JSON.stringify(line)}\n`);
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return faults === 0 && per100k < LIMIT_BYTES_PER_100K;
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const [name = 'pages', requests = '100000'] = process.argv.slice(2);
if (name !== 'pages') {
  process.stderr.write(`Unknown soak "${name}"; there is: pages\n`);
  process.exitCode = 1;
} else if (!(await soakPages(Number(requests)))) process.exitCode = 1;
