/** `npm run build`: registries, the browser's build, the server's render, the server itself and the guide, then a stamp of what was built. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildForNode } from './build-for-node.ts';
import { generate } from './gen.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = `${ROOT}dist`;

const SHIPPED_BY_SERVER = [
  'migrations',
  'kernel/db/embedded/owners-door.mjs',
  'kernel/db/embedded/worker.mjs',
  'areas/live/media/ingest/worker.mjs',
  'areas/uploads/images/worker.mjs',
  'areas/uploads/share/worker.mjs',
];
const SHIPPED_BY_DEMO = ['media', 'shops'];

/** What the server reads at run time beside its bundle (server/kernel/config/shipped-file.ts), so that dist runs without the sources. */
function copyShippedFiles(): void {
  for (const name of SHIPPED_BY_SERVER)
    cpSync(`${ROOT}server/${name}`, `${DIST}/app/${name}`, { recursive: true });
  for (const name of SHIPPED_BY_DEMO)
    cpSync(`${ROOT}demo/${name}`, `${DIST}/app/demo/${name}`, { recursive: true });
}

/** Names the build after what the browser gets, so that equal builds have equal names. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const folder of ['client', 'desk']) hash.update(readFileSync(`${DIST}/${folder}/.vite/manifest.json`));
  const id = hash.digest('hex').slice(0, 12);
  writeFileSync(`${DIST}/build.json`, `${JSON.stringify({ id })}\n`);
  return id;
}

const problems = await generate();
if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`gen: ${problem}\n`);
  process.exit(1);
}
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
await build({ root: ROOT, logLevel: 'warn' });
await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
await build({ configFile: `${ROOT}desk/vite.config.ts`, logLevel: 'warn' });
// The server, the commands of `npm run shop`, and `npm run verify-hours`.
await buildForNode(
  {
    main: `${ROOT}server/start/main.ts`,
    shop: `${ROOT}cli/shop.ts`,
    'verify-hours': `${ROOT}cli/verify-hours.ts`,
  },
  `${DIST}/app`,
);
copyShippedFiles();
// Reads what generate() and the builds above have written.
const { writeGuide } = await import('./guide/guide.ts');
await writeGuide(DIST);
process.stdout.write(`build ${stamp()}\n`);
