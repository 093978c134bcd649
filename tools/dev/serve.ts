/** The development server: our own server, with pages and files that come fresh from Vite. */
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { readConfig } from '#server/start/config.ts';
import { startupBanner } from '#server/start/startup-banner.ts';
import { startServer } from '#server/start/start.ts';
import { NO_ASSETS } from '#server/web/assets.ts';
import type { DeskParts } from '#server/web/desk.ts';
import { makeShell } from '#server/web/html.ts';
import { isRenderModule, type OpenWeb } from '#server/web/source.ts';
import { freshRegistries } from '../gen/fresh-registries.ts';
import { freePort, portIfFree } from '../free-port.ts';
import { ROOT } from '../imports.ts';
import { publishDemoFile } from './demo-documents.ts';
import { FAULT_HEADERS, faultPage } from './fault-page.ts';
import { hotStyles } from './hot-styles.ts';
import { followOpenPages } from './open-pages.ts';
import { watchFaults } from './overlay.ts';

const ENTRY = '/src/app/entry-server.tsx';
/** As in a build: shared pieces first, what is made of them later. */
const STYLE_ORDER = ['/src/ui/', '/src/pieces/', '/src/', '/renderers/'];

function placeOf(url: string): number {
  return STYLE_ORDER.findIndex((folder) => url.startsWith(folder));
}

function styleFiles(vite: ViteDevServer): { url: string; id: string | null }[] {
  const modules = [...(vite.environments['ssr']?.moduleGraph.idToModuleMap.values() ?? [])];
  return modules
    .filter(({ url }) => url.endsWith('.css'))
    .sort((one, other) => placeOf(one.url) - placeOf(other.url));
}

/** Views that never hydrate have no script that would bring their styles, so the page brings all of them. */
async function stylesOf(vite: ViteDevServer): Promise<{ id: string; css: string }[]> {
  const files = styleFiles(vite);
  return Promise.all(
    files.map(async ({ url, id }) => {
      const result = await vite.environments['client']?.transformRequest(`${url}?direct`);
      return { id: id ?? url, css: result?.code ?? '' };
    }),
  );
}

function openDevWeb(vite: ViteDevServer): OpenWeb {
  return async (url) => {
    const template = await readFile(join(ROOT, 'index.html'), 'utf8');
    const [html, module] = await Promise.all([
      vite.transformIndexHtml(url, template),
      vite.ssrLoadModule(ENTRY),
    ]);
    if (!isRenderModule(module)) throw new Error('src/app/entry-server.tsx does not export render().');
    const separate = await stylesOf(vite);
    return {
      render: module.render,
      shell: makeShell(html),
      assets: { plan: () => ({ ...NO_ASSETS, separate }) },
    };
  };
}

/** The desk's page as Vite has it; its files are Vite's. */
function openDevDesk(vite: ViteDevServer): DeskParts {
  return {
    html: async () =>
      vite.transformIndexHtml('/desk/index.html', await readFile(join(ROOT, 'desk/index.html'), 'utf8')),
    sendFile: () => undefined,
  };
}

/** The shop named by `--shop <label>`. */
function wantedShop(): string | undefined {
  const at = process.argv.indexOf('--shop');
  return at === -1 ? undefined : process.argv[at + 1];
}

let tidying: Promise<void> | undefined;

/** One at a time. */
function tidy(): Promise<void> {
  tidying ??= freshRegistries((line) => process.stderr.write(line)).finally(() => {
    tidying = undefined;
  });
  return tidying;
}

/** A page whose code cannot be loaded is answered with what is wrong; the one that is open is told by Vite's overlay. */
function showFaults(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !(request.headers.accept ?? '').includes('text/html')) return undefined;
    try {
      await vite.ssrLoadModule(ENTRY);
      return undefined;
    } catch (error) {
      // Where a folder is gone, the registries are made anew, which starts the server again.
      await tidy();
      return reply.code(500).headers(FAULT_HEADERS).send(faultPage(error));
    }
  });
}

/** Between the port of the server and that of Vite's updates. */
const UPDATES_AWAY = 20_000;
const PORT_MAX = 65_535;

/** The same after each restart, so that an open page finds it again; another where somebody has it. */
async function updatePort({ host, port }: { host: string; port: number }): Promise<number> {
  const firstPort = port + UPDATES_AWAY;
  const free = port === 0 || firstPort > PORT_MAX ? undefined : await portIfFree(host, firstPort);
  return free ?? freePort(host);
}

/** A demo document that is saved is published, and open pages load anew; what is wrong with it stands in the terminal and over the page. */
function showDemoDocuments(app: FastifyInstance, vite: ViteDevServer, consoleToken: string): void {
  const { hot } = vite.environments.client;
  const show = async (path: string) => {
    const result = await publishDemoFile(app, consoleToken, path);
    if (result === undefined) return;
    process.stdout.write(result.ok ? `Published ${result.file}.\n` : `${path}\n  ${result.why}\n`);
    if (result.ok) hot.send({ type: 'full-reload', path: '*' });
    else hot.send({ type: 'error', err: { message: result.why, stack: '', id: path } });
  };
  vite.watcher.on('change', (path) => void show(path));
}

/** Draws the home once, so that the first visitor does not wait for all code to be read; answers after how many milliseconds. */
async function drawOnce(app: FastifyInstance): Promise<number> {
  const began = performance.now();
  await app.inject({ url: '/', headers: { host: 'localhost', accept: 'text/html' } });
  return performance.now() - began;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** @param updates answers open pages; it listens only once pages are served, for a page that finds it loads anew at once */
function createVite(updates: Server, clientPort: number, openPages: Plugin): Promise<ViteDevServer> {
  return createServer({
    root: ROOT,
    appType: 'custom',
    // Read as it is: a bundle of it would be a file written and removed, for which the watcher starts the server again.
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [openPages, hotStyles()],
    server: {
      middlewareMode: true,
      // Apart from the server's own port, so that nobody else answers Vite's upgrade.
      ws: { server: updates, clientPort },
      watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] },
    },
  });
}

/** Starts it and says where it is. */
export async function serve(): Promise<void> {
  const step = (line: string) =>
    void process.stdout.write(`${seconds(performance.now()).padStart(7)}  ${line}\n`);
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  step('Starting Vite ...');
  const updates = createHttpServer();
  const port = await updatePort(config);
  const openPages = followOpenPages();
  const vite = await createVite(updates, port, openPages.plugin);
  vite.watcher.on('unlinkDir', () => void tidy().catch(() => undefined));
  const { app, address, ...installation } = await startServer({
    config,
    onStep: step,
    onWait: step,
    distDir: join(ROOT, 'dist'),
    openWeb: openDevWeb(vite),
    sendAsset: () => undefined,
    desk: openDevDesk(vite),
    build: 'development',
    prepare: async (app) => {
      showFaults(app, vite);
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', async () => {
        updates.close();
        await vite.close();
      });
    },
  });
  // Heard only now: before, a signal ends the process at once.
  process.once('SIGTERM', openPages.leave);
  updates.listen(port, config.host);
  watchFaults(vite, () => vite.ssrLoadModule(ENTRY));
  showDemoDocuments(app, vite, openSecrets(config).consoleToken);
  step('Drawing the first page ...');
  step(`Ready. The first page took ${seconds(await drawOnce(app))}, the next ones take no such time.`);
  process.stdout.write(startupBanner(config, address, installation));
  const label = wantedShop();
  if (label !== undefined) process.stdout.write(`  ${label}: http://${label}.localhost:${address.port}\n\n`);
}
