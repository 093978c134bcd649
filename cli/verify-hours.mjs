/** `npm run verify-hours`: as it was built, or from its sources where those are newer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, ROOT } from '../tools/built.mjs';

const ENTRY = join(ROOT, 'dist/app/verify-hours.js');
const SOURCE = join(ROOT, 'cli/verify-hours.ts');

// The image holds no sources.
if (!existsSync(SOURCE) || isBuilt(ENTRY, ['cli'])) {
  await import(pathToFileURL(ENTRY).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./verify-hours.ts');
}
