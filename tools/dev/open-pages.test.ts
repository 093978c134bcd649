/** What an open page of development does while the server starts again: it waits for one that stays. */
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { ASK_PATH, followOpenPages } from './open-pages.ts';

const root = makeTempDir('open-pages');
const HTML = '<!doctype html><html><head></head><body></body></html>';
const pages = followOpenPages('first');
let vite: ViteDevServer;
let http: Server;

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [pages.plugin],
    server: { middlewareMode: true, ws: false },
  });
  http = createHttpServer(vite.middlewares);
  await new Promise<void>((onFinish) => http.listen(0, '127.0.0.1', onFinish));
}, 60_000);
afterAll(async () => {
  http.close();
  await vite.close();
  removeTempDir(root);
});

async function ask(): Promise<{ status: number; server: string }> {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${String(port)}${ASK_PATH}`);
  return { status: answer.status, server: await answer.text() };
}

class Script {}

/** Runs a script as the page does, before servers that answer one after the other; undefined is one that is not there. */
function runInPage(code: string, answers: (string | undefined)[]) {
  const listeners = new Map<string, (event: unknown) => unknown>();
  const on = (name: string, listener: (event: unknown) => unknown) => listeners.set(name, listener);
  const reload = vi.fn<() => void>();
  const onFetch = vi.fn(() => {
    const name = answers.shift();
    if (name === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ ok: name !== '', text: () => Promise.resolve(name) });
  });
  runInNewContext(code, {
    fetch: onFetch,
    setTimeout: (then: () => void) => setImmediate(then),
    addEventListener: on,
    hot: { on },
    location: { reload },
    HTMLScriptElement: Script,
  });
  return { fetched: onFetch, reload, hear: (name: string, event?: unknown) => listeners.get(name)?.(event) };
}

async function rescueScript(): Promise<string> {
  const [, code = ''] = /<script>([^]+?)<\/script>/.exec(await vite.transformIndexHtml('/', HTML)) ?? [];
  return code;
}

describe('npm run dev', () => {
  it('dev: a page whose server went before it had its scripts loads anew once another server is there', async () => {
    const page = runInPage(await rescueScript(), ['first', undefined, '', 'first', 'second']);
    page.hear('error', { target: {} });
    expect(page.fetched).not.toHaveBeenCalled();
    page.hear('error', { target: new Script() });
    page.hear('error', { target: new Script() });
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    expect(page.fetched).toHaveBeenCalledTimes(5);
  });

  it('dev: a page whose socket was refused by the server after its own loads anew, and other faults are left alone', async () => {
    const page = runInPage(await rescueScript(), ['second']);
    page.hear('unhandledrejection', { reason: new Error('of the page') });
    expect(page.fetched).not.toHaveBeenCalled();
    page.hear('unhandledrejection', { reason: new Error('WebSocket closed without opened.') });
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  });

  it('dev: before Vite loads the page anew, it waits for a server that stays', async () => {
    const module = await vite.environments.client.pluginContainer.load('\0virtual:open-pages');
    const code = typeof module === 'string' ? module : (module?.code ?? '');
    for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect']) {
      const page = runInPage(code.replaceAll('import.meta.hot', 'hot'), [undefined, '', 'second']);
      expect(await page.hear(event)).toBe('second');
      expect(page.fetched).toHaveBeenCalledTimes(3);
    }
  });

  it('dev: a server is said to stay once files have settled, and no longer when it is told to go', async () => {
    expect(await ask()).toEqual({ status: 200, server: 'first' });
    const began = performance.now();
    const answer = ask();
    const changes = setInterval(() => {
      if (performance.now() - began < 600) vite.watcher.emit('all', 'change', join(root, 'a.ts'));
    }, 20);
    expect(await answer).toEqual({ status: 200, server: 'first' });
    clearInterval(changes);
    expect(performance.now() - began).toBeGreaterThan(900);
    const last = ask();
    pages.leave();
    expect((await last).status).toBe(503);
  });
});
