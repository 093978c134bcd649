/** What an open page of development is told: changed styles, and code that cannot be loaded. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { freePort } from '../free-port.ts';
import { hotStyles } from './hot-styles.ts';
import { watchFaults } from './overlay.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const root = makeTempDir('hot');
const style = join(root, 'renderers/block.css');
const code = join(root, 'src/view.ts');
const sentCalls: unknown[][] = [];
let vite: ViteDevServer;
let fault: Error | undefined;

beforeAll(async () => {
  for (const folder of ['renderers', 'src']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(style, 'p { color: red }');
  writeFileSync(code, 'export {};');
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [hotStyles()],
    server: { middlewareMode: true, hmr: { port: await freePort() } },
  });
  // As a page that the server wrote asks for it: no script of the page imports it.
  await vite.environments.client.transformRequest('/renderers/block.css?direct');
  vi.spyOn(vite.environments.client.hot, 'send').mockImplementation(
    (...line: unknown[]) => void sentCalls.push(line),
  );
  watchFaults(vite, () => (fault === undefined ? Promise.resolve() : Promise.reject(fault)));
}, 60_000);
afterAll(async () => {
  await vite.close();
  removeTempDir(root);
});

describe('npm run dev', () => {
  it('dev: a style that no script imports is put into the open page, which is not loaded anew', async () => {
    writeFileSync(style, 'p { color: green }');
    await vi.waitFor(
      () =>
        expect(sentCalls).toContainEqual([
          'lectern:style',
          { id: style, css: expect.stringContaining('green') },
        ]),
      WAIT,
    );
    expect(JSON.stringify(sentCalls)).not.toContain('full-reload');
  });

  it('dev: code that cannot be loaded is shown over the open page, and the mended page comes by itself', async () => {
    fault = Object.assign(new Error('Unexpected token'), { id: code, frame: '1 | const = <' });
    writeFileSync(code, 'const = <');
    const err = expect.objectContaining({ message: 'Unexpected token', id: code, frame: '1 | const = <' });
    await vi.waitFor(() => expect(sentCalls).toContainEqual([{ type: 'error', err }]), WAIT);
    fault = undefined;
    writeFileSync(code, 'export {};');
    await vi.waitFor(() => expect(sentCalls).toContainEqual([{ type: 'full-reload', path: '*' }]), WAIT);
  });
});
