/** Runs the gate's commands in process groups of their own, so that nothing they start outlives them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../imports.ts';

const running = new Set<number>();

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** How much of a command's last words is kept. */
const KEPT = 64_000;
/** How long the rest of an ended command's output is waited for. */
const PATIENCE_MS = 2_000;

export interface CommandEnd {
  readonly exit: number;
  /** The end of what it printed; empty on a terminal, which commands write to themselves. */
  readonly output: string;
}

/** Passes on what a command prints, unless another speaks, and keeps the end of it. */
function listen(child: ChildProcess, isHeard: boolean): () => string {
  let tail = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from?.setEncoding('utf8').on('data', (text: string) => {
      if (isHeard) to.write(text);
      tail = (tail + text).slice(-KEPT);
    });
  }
  return () => tail;
}

/** Stops every command that still runs, with whatever it started. */
export function stopCommands(): void {
  for (const pid of running) killGroup(pid, 'SIGTERM');
}

/**
 * Runs a command with its output passed through, or kept for the caller where another one speaks; resolves with its exit code
 * (124 when it took too long) and its last words.
 */
export function runCommand(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
  isHeard = true,
  cwd = ROOT,
): Promise<CommandEnd> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      stdio: process.stdout.isTTY && isHeard ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...env },
    });
    const words = listen(child, isHeard);
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
      const end = () => resolve({ exit: late ? 124 : exit, output: words() });
      child.once('close', end);
      // Something it started elsewhere may hold its output open.
      setTimeout(end, PATIENCE_MS).unref();
    };
    child.once('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', (code) => finish(code ?? 1));
  });
}
