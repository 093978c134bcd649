/** A private PostgreSQL 15: its own directory, its own loopback port, gone afterwards. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { needProgram } from './debian-package.ts';
import { freePort } from '../../tools/free-port.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

export interface TestPostgres {
  /** Its database for maintenance. */
  readonly url: string;
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Ends the server as a crash or an operator would; `start` brings it back on the same port. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 20_000;

export async function startPostgres(): Promise<TestPostgres> {
  const initdb = needProgram(['/usr/lib/postgresql/15/bin/initdb'], 'postgresql-15');
  const owner = databaseOwner();
  const dir = makeTempDir('pg');
  if (owner !== undefined) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(initdb, options, { ...owner, cwd: dir, stdio: 'ignore' });
  const port = await freePort();
  const url = urlOf(port, 'postgres');
  let server: ChildProcess | undefined;

  const start = async () => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      // A dozen for each of two nodes in every worker of a large machine.
      'max_connections=400',
    ];
    const binary = join(initdb, '../postgres');
    server = spawn(binary, ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...owner,
      cwd: dir,
      stdio: 'ignore',
    });
    await untilReady(url);
  };
  const halt = async () => {
    const endedProcess = server;
    server = undefined;
    if (endedProcess === undefined || endedProcess.exitCode !== null) return;
    const exit = new Promise((resolve) => endedProcess.once('exit', resolve));
    endedProcess.kill('SIGINT');
    await exit;
  };
  const killNow = () => server?.kill('SIGQUIT');
  process.once('exit', killNow);
  await start();
  return {
    url,
    createDatabase: () => createDatabase(url),
    halt,
    start,
    stop: async () => {
      await halt();
      process.off('exit', killNow);
      removeTempDir(dir);
    },
  };
}

/** Makes a database, empty or a copy of one that nobody has open, and answers its address. */
export async function createDatabase(server: string, copyOf?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = copyOf === undefined ? '' : ` template ${new URL(copyOf).pathname.slice(1)}`;
  await ask(server, `create database ${name}${template}`);
  return Object.assign(new URL(server), { pathname: name }).href;
}

export function dropDatabase(server: string, url: string): Promise<void> {
  return ask(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

/** PostgreSQL refuses to run as root: there it runs as the user its package made. */
function databaseOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + READY_MS;
  for (;;) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(25);
    }
  }
}
