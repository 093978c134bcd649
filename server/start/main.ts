/** The production entry: serves the storefront that was built beside it. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBuiltWeb } from '#server/web/source.ts';
import { serve } from './serve.ts';
import { readBuild } from './start.ts';

/** Built to dist/app/main.js: the storefront lies beside it. */
const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

// React reads this when the storefront is opened; its development build is many times slower.
process.env['NODE_ENV'] ??= 'production';

await serve(process.env, () => ({ distDir: DIST, openWeb: openBuiltWeb(DIST), build: readBuild(DIST) }));
