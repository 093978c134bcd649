/** Backups of a running server, the command killed at times, the server at others. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unpackFile } from '#server/kernel/backup/archive.ts';
import { makeTempDir, removeTempDir } from '../../support/temp-dir.ts';
import type { FaultTask } from '../task.ts';
import { runShopCommand } from './shop-command.ts';

const LONGEST_MS = 4000;

async function faultOf(path: string): Promise<string | undefined> {
  const dir = makeTempDir('unpacked');
  try {
    await unpackFile(path, dir);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    removeTempDir(dir);
  }
}

export const backup: FaultTask = {
  name: 'backup',
  prepare({ folder }) {
    mkdirSync(join(folder, 'backups'));
    return Promise.resolve();
  },
  async work({ server, run, folder, acknowledgedSet, random }) {
    const file = join(folder, 'backups', `shop-${String(run)}.tar.gz`);
    // A backup that was not acknowledged may be there; one of that name is never replaced.
    rmSync(file, { force: true });
    const first = runShopCommand(server.dataDir, ['backup', file]);
    await Promise.race([pause(random() * LONGEST_MS), first.exit]);
    first.process.kill('SIGKILL');
    await first.exit;
    rmSync(file, { force: true });
    const { exit, output: message } = await runShopCommand(server.dataDir, ['backup', file]).exit;
    if (exit !== 0) throw new Error(`The backup ended with ${String(exit)}: ${message.slice(-600)}`);
    acknowledgedSet.add(file);
  },
  async judge(stores, { folder, acknowledgedSet, isOver }) {
    const dir = join(folder, 'backups');
    const names = readdirSync(dir);
    const problems: string[] = [];
    for (const name of names.filter((one) => one.endsWith('.tar.gz'))) {
      const fault = await faultOf(join(dir, name));
      if (fault !== undefined) problems.push(`${name}: ${fault}`);
    }
    return [
      ...problems,
      ...[...acknowledgedSet].filter((file) => !existsSync(file)).map((file) => `lost: ${file}`),
      ...(isOver ? names.filter((name) => name.endsWith('-part')).map((name) => `left over: ${name}`) : []),
    ];
  },
};
