/** Starts a TypeScript file of ours as a process of its own and follows what it prints. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programOf } from '../support/program.ts';

export interface Running {
  pid: number;
  lines: string[];
  errors(): string;
  /** Resolves with the first line that passes, or rejects when the process ends without one. */
  line(isWanted: (line: string) => boolean): Promise<string>;
  kill(): void;
  /** Exit code; null where a signal ended it. Resolves when its output was read to the end. */
  exit: Promise<number | null>;
}

export async function startProcess(file: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...(await programOf(file))], {
    env: { ...process.env, NODE_OPTIONS: '', VITEST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  let watchers: { isWanted: (line: string) => boolean; resolve: (line: string) => void }[] = [];
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const watcher of watchers.filter(({ isWanted }) => isWanted(line))) watcher.resolve(line);
    watchers = watchers.filter(({ isWanted }) => !isWanted(line));
  });
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  const endPromise = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', killNow);
      resolve(code);
    });
  });
  return {
    pid: child.pid ?? 0,
    lines,
    errors: () => errors,
    line: (isWanted) => {
      const there = lines.find(isWanted);
      if (there !== undefined) return Promise.resolve(there);
      const watchPromise = new Promise<string>((resolve) => watchers.push({ isWanted, resolve }));
      const over = endPromise.then((code): string => {
        const late = lines.find(isWanted);
        if (late !== undefined) return late;
        throw new Error(`The process ended (${code}) before it said so: ${errors.slice(0, 500)}`);
      });
      return Promise.race([watchPromise, over]);
    },
    kill: killNow,
    exit: endPromise,
  };
}
