/** What an operator reads when a start goes wrong or waits: the server as a process, one plain line for each. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KNOWN_VARIABLES } from '#server/start/known-variables.ts';
import { startProcess, type Running } from '../faults/process.ts';
import { fillFromTemplate } from '../support/database-template.ts';
import { freePort } from '../../tools/free-port.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';

const SERVER = fileURLToPath(new URL('../faults/whole-server.ts', import.meta.url));
const NONE = Object.fromEntries(
  ['DATABASE_URL', 'REDIS_URL', 'LOG_LEVEL', 'SECRET'].map((name) => [name, '']),
);
const WAIT = { timeout: 60_000, interval: 50 };
const dir = makeTempDir('messages');
const dataDir = join(dir, 'data');
const running: Running[] = [];

async function start(env: Record<string, string>): Promise<Running> {
  const server = await startProcess(SERVER, {
    ...NONE,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    NODE_ENV: 'production',
    DIST_DIR: join(dir, 'dist'),
    ...env,
  });
  running.push(server);
  return server;
}

/** A start that fails: its exit code and what it said. */
async function failing(env: Record<string, string>): Promise<{ code: number | null; message: string }> {
  const server = await start(env);
  const code = await server.exit;
  return { code, message: server.errors() };
}

beforeAll(async () => {
  mkdirSync(join(dir, 'dist/client'), { recursive: true });
  await fillFromTemplate(dataDir);
}, 180_000);
afterAll(async () => {
  for (const server of running) server.kill();
  await Promise.all(running.map(({ exit: endPromise }) => endPromise));
  removeTempDir(dir);
});

describe('a start that cannot succeed ends with one line', () => {
  it('where nothing can be made under DATA_DIR', async () => {
    expect(await failing({ DATA_DIR: '/proc/lectern' })).toEqual({
      code: 1,
      message: 'DATA_DIR must be a directory this process may make and write to, but is "/proc/lectern".\n',
    });
  }, 60_000);

  it('where the port is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const { code, message } = await failing({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect({ code, message }).toEqual({
      code: 1,
      message: `PORT ${port} on 127.0.0.1 is in use: stop the program that listens there, or set PORT to another one.\n`,
    });
  }, 120_000);

  it('where the disk is full', async () => {
    const full = mkdtempSync(join(tmpdir(), 'lectern-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', full]);
    try {
      const { code, message } = await failing({ DATA_DIR: full });
      expect(code).toBe(1);
      expect(message).toBe(
        'The disk is full (ENOSPC): nothing can be written to DATA_DIR. Make room and start again.\n',
      );
    } finally {
      execFileSync('umount', [full]);
      rmSync(full, { recursive: true });
    }
  }, 120_000);

  it('where PostgreSQL does not come, and says meanwhile whom it waits for', async () => {
    const port = await freePort();
    const url = `postgres://lectern:secret-of-it@127.0.0.1:${port}/shop`;
    const { code, message } = await failing({ DATA_DIR: join(dir, 'waiting'), DATABASE_URL: url });
    expect(code).toBe(1);
    const lines = message.trim().split('\n');
    expect(lines[0]).toMatch(
      new RegExp(`^Waiting for PostgreSQL at 127.0.0.1:${port}/shop \\(ECONNREFUSED\\), 1\\d s more`),
    );
    expect(lines.filter((line) => line.startsWith('Waiting')).length).toBeGreaterThan(1);
    expect(lines.at(-1)).toBe('DATABASE_URL must be the address of a running PostgreSQL (ECONNREFUSED).');
    expect(message).not.toContain('secret-of-it');
  }, 120_000);
});

describe('a start that succeeds', () => {
  let server: Running;
  const text = () => server.lines.join('\n');
  const readLoggedItems = () =>
    server.lines.flatMap((line): Record<string, unknown>[] =>
      line.startsWith('{') ? [JSON.parse(line)] : [],
    );
  let base = '';
  beforeAll(async () => {
    const redisUrl = `redis://127.0.0.1:${await freePort()}`;
    server = await start({
      DATA_DIR: dataDir,
      REDIS_URL: redisUrl,
      DATABSE_URL: 'x',
      PROT: '3000',
      HOME: '/root',
    });
    await server.line((line) => line.includes('Stop with Ctrl+C'));
    base = `http://127.0.0.1:${JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')).port}`;
  }, 120_000);

  it('names the variable a misspelt one was meant to be, and no other', () => {
    expect(server.errors()).toBe(
      'DATABSE_URL is no variable of Lectern and is not read: did you mean DATABASE_URL?\n' +
        'PROT is no variable of Lectern and is not read: did you mean PORT?\n',
    );
  });

  it('says that there is no shop', () => {
    expect(text()).toContain('Lectern runs, without a shop.');
    expect(text()).not.toContain('Lectern is open');
  });

  it('R53: says once that Redis is lost, and that it goes on', async () => {
    await vi.waitFor(() => expect(text()).toContain('Redis is lost ('), WAIT);
    expect(text()).toContain('this node goes on alone');
  }, 90_000);

  it('R50: logs a line for each answer, with its route and number, and nothing of who asked', async () => {
    const answer = await fetch(`${base}/api/shop.info.get/1.0.0?phone=19900000001&token=abc`, {
      headers: { 'user-agent': 'browser-of-a-person', 'x-forwarded-for': '203.0.113.7' },
    });
    await answer.text();
    await vi.waitFor(() => expect(readLoggedItems().some(({ msg }) => msg === 'answered')).toBe(true), WAIT);
    const line = readLoggedItems().find(({ msg }) => msg === 'answered');
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: server.pid,
      hostname: expect.any(String),
      reqId: expect.any(String),
      host: '127.0.0.1',
      method: 'GET',
      route: expect.stringContaining('/api/'),
      status: expect.any(Number),
      ms: expect.any(Number),
      msg: 'answered',
    });
    for (const secret of ['19900000001', 'abc', 'browser-of-a-person', '203.0.113.7'])
      expect(JSON.stringify(line)).not.toContain(secret);
  }, 90_000);

  it('R55: says when it began and when it ended', async () => {
    process.kill(server.pid, 'SIGTERM');
    expect(await server.exit).toBe(0);
    const messages = readLoggedItems().map(({ msg }) => msg);
    expect(messages.filter((msg) => ['started', 'stopping', 'stopped'].includes(String(msg)))).toEqual([
      'started',
      'stopping',
      'stopped',
    ]);
    expect(messages.filter((msg) => String(msg).startsWith('Redis is lost'))).toHaveLength(1);
  }, 90_000);
});

describe('the variables', () => {
  it('are those .env.example lists', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const listedItems = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    // compose.yml reads these itself.
    const ofCompose = ['POSTGRES_PASSWORD', 'SITE_ADDRESS'];
    expect([...KNOWN_VARIABLES, ...ofCompose].sort()).toEqual(
      [...new Set([...listedItems, 'NODE_ENV'])].sort(),
    );
  });
});
