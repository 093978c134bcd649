/** `npm run dev` in a copy of the sources, as a newcomer starts it, on a port and a data directory of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';

export interface DevProcess {
  /** What it has written so far. */
  output(): string;
  /** Waits until it has said this so many times. */
  says(words: string | RegExp, times?: number): Promise<void>;
  stop(): Promise<void>;
}

const START_MS = 5 * 60_000;

/** @param command as the document has it, e.g. `npm run dev` */
export function startDev(command: string, { dir, port }: { dir: string; port: number }): DevProcess {
  const [program = '', ...args] = command.split(' ');
  let output = '';
  const child = spawn(program, args, {
    cwd: dir,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(dir, 'data'), NODE_ENV: 'development' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const endPromise = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    output: () => output,
    says: (words, times = 1) =>
      vi.waitFor(
        () => {
          if (child.exitCode !== null) throw new Error(`${command} ended:\n${output}`);
          const count = output.split(words).length - 1;
          if (count < times)
            throw new Error(`"${String(words)}" was said ${String(count)} times:\n${output}`);
        },
        { timeout: START_MS, interval: 100 },
      ),
    stop: async () => {
      // The process and all it has started: npm, the watcher, the server.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await endPromise;
    },
  };
}
