/** Starts the gallery and the shop of one built tree for the pictures of it. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { stop, untilReady } from '../journeys/support/server-process.ts';
import { freePort } from '../../tools/free-port.ts';
import { TREE } from './places.ts';

async function startGallery(): Promise<{ url: string; end: () => Promise<void> }> {
  const gallery = await preview({
    configFile: false,
    root: TREE,
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const [url = ''] = gallery.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), end: () => gallery.close() };
}

export default async function start(): Promise<() => Promise<void>> {
  const gallery = await startGallery();
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  const log = join(dataDir, 'server.log');
  const out = openSync(log, 'w');
  const shop = spawn(process.execPath, ['dist/app/main.js'], {
    cwd: TREE,
    stdio: ['ignore', out, out],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      DATABASE_URL: '',
      REDIS_URL: '',
    },
  });
  const end = async () => {
    await Promise.all([stop(shop), gallery.end()]);
    closeSync(out);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(port, shop, log);
  } catch (error) {
    await end();
    throw error;
  }
  Object.assign(process.env, { PICTURES_GALLERY: gallery.url, PICTURES_SHOP_PORT: String(port) });
  return end;
}
