/** The built server as a process: when it is ready, and how it ends. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** For what hangs: the demo is filled at the first start, beside browsers on a slow machine. */
const START_LIMIT_MS = 240_000;

/** @param log where it writes what it says */
export async function untilReady(port: number, child: ChildProcess, log: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not get ready. Its last words:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

/** As an operator stops it; by force where that does not end it. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const hard = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
