/** Runs the built command of merchants and operators as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../../tools/imports.ts';

export interface CommandRun {
  process: ChildProcess;
  /** Resolves with the exit code, null where it was killed, and what it said. */
  exit: Promise<{ exit: number | null; output: string }>;
}

export function runShopCommand(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): CommandRun {
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'app', 'shop.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let message = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (message += part.toString()));
  const endPromise = once(child, 'close').then(() => ({ exit: child.exitCode, output: message }));
  return { process: child, exit: endPromise };
}
