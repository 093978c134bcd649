/** Programs of the tests as bundles: each is started many times, and from its sources every start would cost seconds. */
import { basename, join } from 'node:path';
import { buildForNode } from '../../tools/build-for-node.ts';

/** The variable that says where bundles go; without it a program is run from its sources. */
export const PROGRAMS_DIR = 'TEST_PROGRAMS_DIR';

const builtItems = new Map<string, Promise<string>>();

async function bundle(file: string, dir: string): Promise<string> {
  const name = basename(file, '.ts');
  const outDir = join(dir, `${name}-${process.pid}`);
  await buildForNode({ [name]: file }, outDir);
  return join(outDir, `${name}.js`);
}

/** What Node is told to run a TypeScript file of ours; bundled once a worker. */
export async function programOf(file: string): Promise<readonly string[]> {
  const dir = process.env[PROGRAMS_DIR];
  if (dir === undefined) return ['--import', 'tsx', file];
  const program = builtItems.get(file) ?? bundle(file, dir);
  builtItems.set(file, program);
  return ['--enable-source-maps', await program];
}
