/** One node of the built shop as a process that may be killed, and started again at the same address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { ROOT } from '../../tools/imports.ts';
import { NODE_ENV } from './live-people.ts';

const READY_MS = 120_000;
const EACH_MS = 100;

export interface LiveNode {
  port: number;
  pid: () => number;
  start(): Promise<void>;
  /** As a crash would. */
  kill(): Promise<void>;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

async function untilReady(port: number): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    if (await isReady(port)) return;
    await pause(EACH_MS);
  }
  throw new Error('a node did not start');
}

export async function makeNode(env: Readonly<Record<string, string>>): Promise<LiveNode> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    const endedProcess = child;
    child = undefined;
    if (endedProcess === undefined || endedProcess.exitCode !== null) return;
    const leavePromise = new Promise((resolve) => endedProcess.once('exit', resolve));
    endedProcess.kill('SIGKILL');
    await leavePromise;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    port,
    pid: () => child?.pid ?? 0,
    kill,
    start: async () => {
      child = spawn(process.execPath, [join('dist', 'app', 'main.js')], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...NODE_ENV, HOST: '127.0.0.1', DEMO: '1', PORT: String(port), ...env },
      });
      await untilReady(port);
    },
  };
}
