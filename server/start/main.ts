/** The production entry: reads the environment, starts the server and says where it can be seen. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { startupBanner } from './startup-banner.ts';
import { readBuild, startServer } from './start.ts';
import { openBuiltWeb } from '#server/web/source.ts';

/** Built to dist/app/main.js: the storefront lies beside it. */
const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

// React reads this when the storefront is opened; its development build is many times slower.
process.env['NODE_ENV'] ??= 'production';

try {
  const config = readConfig(process.env);
  const { address } = await startServer({
    config,
    distDir: DIST,
    openWeb: openBuiltWeb(DIST),
    build: readBuild(DIST),
  });
  process.stdout.write(startupBanner(config, address));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
