/** The peers live in their own folder with their own lock file and are installed only when the bench runs. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../imports.ts';

export const PEERS = join(ROOT, 'tools', 'bench', 'peers');

/** Installs what is missing; answers which peers are there. */
export function ensurePeers(): { puck: boolean; amis: boolean } {
  const has = (name: string) => existsSync(join(PEERS, 'node_modules', name, 'package.json'));
  if (!has('@puckeditor/core') || !has('amis-core')) {
    process.stdout.write('installing the peers\n');
    try {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: PEERS,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch {
      process.stderr.write(
        'The peers could not be installed; the bench goes on without those that are missing.\n',
      );
    }
  }
  return { puck: has('@puckeditor/core'), amis: has('amis-core') };
}
