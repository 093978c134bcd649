/** `npm run shop`: the commands as they were built, several times as fast to start; from their sources where those are newer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, ROOT } from '../tools/built.mjs';

const ENTRY = join(ROOT, 'dist/app/shop.js');
const SOURCE = join(ROOT, 'cli/shop.ts');

// The image holds no sources.
if (!existsSync(SOURCE) || isBuilt(ENTRY, ['cli'])) {
  await import(pathToFileURL(ENTRY).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../tools/gen/fresh.ts');
  await import('./shop.ts');
}
