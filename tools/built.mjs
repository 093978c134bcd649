/** Whether what was built is as new as its sources. Plain JavaScript: asked before anything can be compiled. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What the browser's build and the server are made of. */
const SOURCES = [
  'index.html',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'public',
  'renderers',
  'schemas',
  'server',
  'demo',
  'desk',
  'src',
  'tools/build.ts',
  'tools/build-for-node.ts',
  'tools/gen',
  'tools/guide',
  'docs',
  'CONTRIBUTING.md',
  '.env.example',
];
const STAMP = join(ROOT, 'dist/build.json');
const GENERATED = /\.gen\.(?:ts|tsx|js|css)$/;
const TEST = /\.test\.tsx?$/;

/** The last change in a file or below a folder; a folder's own time tells of files that are gone. */
function lastChange(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  let last = 0;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (GENERATED.test(entry.name) || TEST.test(entry.name)) continue;
    last = Math.max(last, lastChange(join(path, entry.name)));
  }
  return last;
}

/** Whether the entry of the build is there and no source has changed since; `more` are sources of this entry alone. */
export function isBuilt(entry, more = []) {
  if (!existsSync(entry) || !existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return [...SOURCES, ...more].every((source) => lastChange(join(ROOT, source)) <= builtAt);
}
