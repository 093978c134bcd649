/** Runs the gate's commands in process groups of their own, so that nothing they start outlives them. */
import { spawn } from 'node:child_process';
import { ROOT } from '../imports.ts';

const running = new Set<number>();

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Stops every command that still runs, with whatever it started. */
export function stopCommands(): void {
  for (const pid of running) killGroup(pid, 'SIGTERM');
}

/** Runs a command with its output passed through; resolves with its exit code, 124 when it took too long. */
export function runCommand(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
): Promise<number> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      process.stderr.write(`\nstopped after ${limitMs / 60_000} minutes\n`);
      if (pid !== undefined) killGroup(pid, 'SIGKILL');
    }, limitMs);
    const finish = (exit: number) => {
      clearTimeout(limit);
      if (pid !== undefined) {
        running.delete(pid);
        killGroup(pid, 'SIGTERM');
      }
      resolve(late ? 124 : exit);
    };
    child.once('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code) => finish(code ?? 1));
  });
}
