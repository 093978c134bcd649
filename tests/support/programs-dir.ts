/** A directory for the programs a run bundles (program.ts); workers end too soon to remove it themselves. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { PROGRAMS_DIR } from './program.ts';

export default function makeProgramsDir(): () => void {
  // Below the project, where packages and what the server reads at run time are found.
  const dir = join(ROOT, 'node_modules/.cache/lectern', `programs-${randomBytes(6).toString('hex')}`);
  process.env[PROGRAMS_DIR] = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
