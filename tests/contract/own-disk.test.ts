/** Disks of the proofs of a full disk are unmounted however their process ends (ADR-661, R51). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withOwnDisk } from '../faults/own-disk.ts';
import { ROOT } from '../../tools/imports.ts';

const PROGRAM = join(ROOT, 'tests', 'support', 'hold-own-disk.ts');
const isMounted = (path: string) => readFileSync('/proc/mounts', 'utf8').includes(` ${path} `);

/** A process that has mounted a disk. */
async function hold(): Promise<{ disk: string; end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const leavePromise = once(child, 'exit');
    child.kill(signal);
    await leavePromise;
  };
  return { disk: String(line).trim(), end };
}

// Mounting takes root, and a container that lets it.
const canMount = spawnSync('/usr/bin/unshare', ['--mount', 'true']).status === 0;

it.runIf(canMount)(
  'ADR-661: an interrupted proof unmounts its disk, and the next one that of a killed one',
  async () => {
    const interruptedValue = await hold();
    expect(isMounted(interruptedValue.disk)).toBe(true);
    await interruptedValue.end('SIGTERM');
    expect(isMounted(interruptedValue.disk)).toBe(false);
    expect(existsSync(interruptedValue.disk)).toBe(false);

    const running = await hold();
    const killedValue = await hold();
    await killedValue.end('SIGKILL');
    expect(isMounted(killedValue.disk)).toBe(true);
    await withOwnDisk(8, () => Promise.resolve());
    expect(isMounted(killedValue.disk)).toBe(false);
    expect(isMounted(running.disk)).toBe(true);
    await running.end('SIGTERM');
  },
  60_000,
);
