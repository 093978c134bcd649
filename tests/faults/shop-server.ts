/** The real shop server as a victim: all of it but the drawing of pages, on a port of its own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start.ts';

try {
  const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' });
  const distDir = join(config.dataDir, 'no-storefront');
  mkdirSync(join(distDir, 'client'), { recursive: true });
  const { address } = await startServer({
    config,
    distDir,
    openWeb: () => Promise.reject(new Error('No page is drawn here.')),
    build: 'faults',
  });
  process.stdout.write(`ready ${address.port}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
