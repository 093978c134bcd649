/** `npm run proofs -- node-24`: the server's tests under Node 24. */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../../tools/imports.ts';
import { makeTempDir, removeTempDir } from '../support/temp-dir.ts';
import { installNode24 } from './scratch.ts';

const dir = makeTempDir('node24');
try {
  const node = installNode24(dir);
  const { status } = spawnSync(
    node,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...process.argv.slice(2)],
    {
      cwd: ROOT,
      env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
} finally {
  removeTempDir(dir);
}
