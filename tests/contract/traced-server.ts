/** A whole server as a process that tells which packages it has loaded; started by traces.test.ts. */
import { createRequire } from 'node:module';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start.ts';
import { makeShell } from '#server/web/html.ts';
import { page } from './page.ts';

const { cache } = createRequire(import.meta.url);

const { address } = await startServer({
  config: readConfig(process.env),
  distDir: process.env['DIST_DIR'] ?? '',
  build: 'traced',
  sendAsset: () => undefined,
  openWeb: () =>
    Promise.resolve({
      shell: makeShell('<html><!--head--><!--app--><!--state--></html>'),
      assets: undefined,
      render: ({ url }) => Promise.resolve(page(`drawn ${url}`)),
    }),
  prepare: (app) => {
    app.get('/test/loaded', () =>
      Object.keys(cache).flatMap((path) => /@opentelemetry\/[\w-]+/.exec(path) ?? []),
    );
    return Promise.resolve();
  },
});
process.stdout.write(`${JSON.stringify(address)}\n`);
