/** A whole server as a process, one of whose pages is drawn when a signal comes; started by stop.test.ts. */
import { once } from 'node:events';
import { readConfig } from '#server/start/config.ts';
import { startServer } from '#server/start/start.ts';
import { makeShell } from '#server/web/html.ts';
import { page } from './page.ts';

const drawSlow = once(process, 'SIGUSR2');
const shell = makeShell('<html><!--head--><!--app--><!--state--></html>');

const { address } = await startServer({
  config: readConfig(process.env),
  distDir: process.env['DIST_DIR'] ?? '',
  build: 'slow',
  sendAsset: () => undefined,
  openWeb: () =>
    Promise.resolve({
      shell,
      assets: undefined,
      render: async ({ url }) => {
        if (url.startsWith('/reject')) void Promise.reject(new Error('nobody waits for this'));
        if (url.startsWith('/slow')) await drawSlow;
        return page(`drawn ${url}`);
      },
    }),
});
process.stdout.write(`${JSON.stringify(address)}\n`);
