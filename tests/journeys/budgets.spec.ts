/** What the home page may cost a first visitor: bytes, requests and the packages that must stay out (performance.md). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/imports.ts';
import { curl, expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

const JS_GZ_LIMIT = 130_000;
const CSS_GZ_LIMIT = 20_000;
const REQUEST_LIMIT = 12;

interface LoadedFile {
  path: string;
  type: string;
}

/** All that is asked for from one address on; `asked` is a call the page makes by itself, however late, and is waited for. */
async function firstLoad(page: Page, url = urlOf(''), question?: string): Promise<LoadedFile[]> {
  const loadedItems: LoadedFile[] = [];
  page.removeAllListeners('request');
  page.on('request', (call) =>
    loadedItems.push({ path: new URL(call.url()).pathname, type: call.resourceType() }),
  );
  const answeredResponse =
    question === undefined ? undefined : page.waitForResponse((one) => one.url().includes(question));
  await page.goto(url);
  // What is hydrated when the browser is idle brings its script then.
  await untilHydrated(page);
  await answeredResponse;
  await quiet(page);
  return loadedItems;
}

const gz = (path: string) => gzipSync(readFileSync(join(ROOT, 'dist', 'client', path)), { level: 9 }).length;
const weigh = (loadedItems: readonly LoadedFile[], ending: string) =>
  loadedItems.filter(({ path }) => path.endsWith(ending)).reduce((bytes, { path }) => bytes + gz(path), 0);

test('performance: the home page loads at most 130 kB of script and 20 kB of style, compressed', async ({
  page,
}) => {
  const loadedItems = await firstLoad(page);
  expect(weigh(loadedItems, '.js')).toBeGreaterThan(0);
  expect(weigh(loadedItems, '.js')).toBeLessThanOrEqual(JS_GZ_LIMIT);
  expect(weigh(loadedItems, '.css')).toBeLessThanOrEqual(CSS_GZ_LIMIT);
});

/** The demo shops that show a home page to whoever comes; what stands in their first window differs. */
const OTHER_HOMES_JS_GZ_LIMIT = 140_000;
const HOMES = ['knowledge', 'enterprise', 'operations', 'wecom', 'tencent', 'expired'];

test('performance: no demo shop’s home is much heavier, or calls the server while no one is logged in', async ({
  page,
}) => {
  for (const label of HOMES) {
    const loadedItems = await firstLoad(page, urlOf(label));
    expect(weigh(loadedItems, '.js'), label).toBeGreaterThan(0);
    expect(weigh(loadedItems, '.js'), label).toBeLessThanOrEqual(OTHER_HOMES_JS_GZ_LIMIT);
    expect(loadedItems.map(({ path }) => path).filter((path) => /^\/(?:api|auth)\//.test(path))).toEqual([]);
  }
});

test('performance: a home brings the scripts of the blocks it places and of no other', async ({ page }) => {
  const kinds = async () => {
    const loadedItems = await firstLoad(page);
    return loadedItems.flatMap(
      ({ path: file }) => /\/interactive-([a-z-]+)-[\w-]{7}\.js$/.exec(file)?.[1] ?? [],
    );
  };
  const onPage = (one: string) => page.locator(`[data-kind="${one}"]`).count();
  const broughtKinds = await kinds();
  expect(broughtKinds).toContain('banner');
  for (const kind of broughtKinds) expect(await onPage(kind), kind).toBeGreaterThan(0);
  expect(broughtKinds).not.toContain('info-form');
});

test('performance: the home page makes at most 12 requests before images', async ({ page }) => {
  const loadedItems = await firstLoad(page);
  const countedItems = loadedItems.filter(({ type }) => type !== 'image' && type !== 'ping');
  expect(countedItems.length).toBeGreaterThan(1);
  expect(countedItems.length, countedItems.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(
    REQUEST_LIMIT,
  );
});

const textOf = (path: string) => readFileSync(join(ROOT, 'dist', 'client', path), 'utf8');

test('performance: Arco, axios, validators and the HTML parser stay out of the first load', async ({
  page,
}) => {
  const scripts = (await firstLoad(page)).filter(({ path }) => path.endsWith('.js'));
  const marks = {
    Arco: 'getPrefixCls',
    axios: 'AxiosError',
    ajv: 'schemaPath',
    parse5: 'unexpected-null-character',
  };
  const foundPaths = Object.entries(marks).flatMap(([name, mark]) =>
    scripts.filter(({ path }) => textOf(path).includes(mark)).map(({ path }) => `${name} in ${path}`),
  );
  expect(foundPaths).toEqual([]);
});

/** What the page of a good may bring before anything is played, live as the course is. */
const DETAIL_JS_GZ_LIMIT = 150_000;

test('performance: the page of a good brings at most 150 kB of script before it plays, and nothing of a player', async ({
  page,
}) => {
  for (const path of ['/detail/demo_paid_course/50', '/detail/demo_paid_video/3', '/detail/demo_live/4']) {
    const loadedPaths = await firstLoad(page, urlOf('knowledge', path));
    const scripts = loadedPaths.filter((one) => one.path.endsWith('.js'));
    const list = scripts.map((one) => `${gz(one.path)} ${one.path}`).join('\n');
    expect(weigh(scripts, '.js'), path).toBeGreaterThan(0);
    expect(weigh(scripts, '.js'), `${path}\n${list}`).toBeLessThanOrEqual(DETAIL_JS_GZ_LIMIT);
    expect(scripts.filter((one) => /hls|player/.test(one.path))).toEqual([]);
  }
});

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** Files a source of the build brings, its own first, without those that are fetched on demand. */
function filesOf(source: string): string[] {
  const manifest: Record<string, BuiltFile> = JSON.parse(textOf('.vite/manifest.json'));
  const matches = new Set<string>();
  const visit = (name: string) => {
    const { file = '', imports = [] } = manifest[name] ?? {};
    if (file === '' || matches.has(file)) return;
    matches.add(file);
    imports.forEach(visit);
  };
  visit(source);
  return [...matches];
}

const brotli = (files: readonly string[]) =>
  files.reduce(
    (bytes, file) => bytes + brotliCompressSync(readFileSync(join(ROOT, 'dist', 'client', file))).length,
    0,
  );
/** Of what a player is made of, and of the library that plays streams, which a plain file does without. */
const PLAYER_BR_LIMIT = 100_000;
/** Beside the libraries and what every page starts with. */
const STUDY_FILES = 18;
const PLAYER_FILES = 9;

test('performance: a player weighs at most 100 kB, so does its library of streams, and a lesson comes in few files', () => {
  const start = new Set(filesOf('index.html'));
  const page = filesOf('renderers/study/study-page/view.tsx').filter((file) => !start.has(file));
  const player = filesOf('renderers/study/study-page/player/player.tsx').filter(
    (file) => !start.has(file) && !page.includes(file),
  );
  expect(page.length, page.join('\n')).toBeLessThanOrEqual(STUDY_FILES);
  expect(player.length, player.join('\n')).toBeLessThanOrEqual(PLAYER_FILES);
  for (const files of [player, filesOf('node_modules/hls.js/dist/hls.light.mjs')]) {
    expect(brotli(files)).toBeGreaterThan(0);
    expect(brotli(files), files.join('\n')).toBeLessThanOrEqual(PLAYER_BR_LIMIT);
  }
});

/** The client of calls, which a page brings with its first call: a plain home makes none. */
const isClient = ({ path }: LoadedFile) => /\/assets\/(?:axios|http)-/.test(path);
const CLIENT_JS_GZ_LIMIT = 26_000;
/** The login island on demand; the login page, which is drawn by the server, brings less. */
const LOGIN_JS_GZ_LIMIT = 126_000;
const LOGIN_PAGE_JS_GZ_LIMIT = 40_000;

test('performance: the login page brings at most 40 kB of script beyond a page’s own and the client of its calls, and no Arco', async ({
  page,
}) => {
  const home = new Set((await firstLoad(page)).map(({ path }) => path));
  for (const label of ['knowledge', 'training']) {
    const loadedItems = await firstLoad(page, urlOf(label, '/login'), '/auth/get_qr_code');
    const scripts = loadedItems.filter(({ path }) => path.endsWith('.js'));
    const sharedPaths = scripts.filter(({ path }) => home.has(path));
    const own = scripts.filter((one) => !home.has(one.path) && !isClient(one));
    const list = own.map(({ path }) => `${gz(path)} ${path}`).join('\n');
    expect(weigh(own, '.js'), label).toBeGreaterThan(0);
    expect(weigh(own, '.js'), `${label}\n${list}`).toBeLessThanOrEqual(LOGIN_PAGE_JS_GZ_LIMIT);
    expect(weigh(sharedPaths, '.js'), label).toBeLessThanOrEqual(JS_GZ_LIMIT);
    const client = weigh(scripts.filter(isClient), '.js');
    expect(client, label).toBeGreaterThan(0);
    expect(client, label).toBeLessThanOrEqual(CLIENT_JS_GZ_LIMIT);
    expect(scripts.filter(({ path }) => textOf(path).includes('getPrefixCls'))).toEqual([]);
  }
});

test('performance: the login over a page brings at most 126 kB of script, the client of its calls included', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  const loadedItems = await firstLoad(page, urlOf('knowledge', '/page/about'));
  const before = loadedItems.length;
  await page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in with a phone' }).click();
  await page.getByRole('tab', { name: 'Password' }).click();
  await quiet(page);
  const broughtItems = loadedItems.slice(before);
  expect(weigh(broughtItems, '.js')).toBeGreaterThan(0);
  expect(weigh(broughtItems, '.js')).toBeLessThanOrEqual(LOGIN_JS_GZ_LIMIT);
});

test('performance: axios and the router wait until the page lives', async () => {
  const { body } = await curl('', '/');
  const first = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((hit) => hit[1] ?? '');
  expect(first.length).toBeGreaterThan(0);
  const marks = { axios: 'AxiosError', router: 'HydrateFallback' };
  const foundPaths = Object.entries(marks).flatMap(([name, mark]) =>
    first.filter((path) => textOf(path).includes(mark)).map((path) => `${name} in ${path}`),
  );
  expect(foundPaths).toEqual([]);
});

test('R64: no source map, test route or story is served', async ({ page }) => {
  const scripts = (await firstLoad(page)).filter(({ path }) => path.endsWith('.js'));
  for (const { path } of scripts) {
    expect(readFileSync(join(ROOT, 'dist', 'client', path), 'utf8')).not.toContain('sourceMappingURL');
    expect((await page.request.get(urlOf('', `${path}.map`))).status()).toBe(404);
  }
  for (const path of ['/storybook', '/iframe.html', '/src/app/entry-client.tsx', '/tests']) {
    expect((await page.request.get(urlOf('', path))).status()).toBe(404);
  }
});

test('performance: what merchants read of fields stands in no file for browsers', () => {
  const assets = join(ROOT, 'dist', 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // The keyword of a label, a label, a help and the name of a choice.
  const marks = ['x-label', '图片遮罩', 'Keeps words readable', 'Edge to edge'];
  const matches = scripts.filter((name) => {
    const text = readFileSync(join(assets, name), 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
  expect(matches).toEqual([]);
});

test('performance: pages that are left alone come to rest', async ({ page }) => {
  for (const [label, path] of [
    ['knowledge', '/'],
    ['knowledge', '/login'],
    ['operations', '/'],
    ['training', '/login'],
  ] as const) {
    await page.goto(urlOf(label, path));
    await untilHydrated(page);
    const longest = () =>
      page.evaluate(() =>
        Math.max(
          0,
          ...document
            .getAnimations()
            .filter((one) => one.timeline instanceof DocumentTimeline)
            .map((one) => Number(one.effect?.getComputedTiming().endTime)),
        ),
      );
    // A badge that calls for a few seconds is well; a ring that runs for two minutes is drawn 60 times in each second of them.
    await expect.poll(longest, label + path).toBeLessThanOrEqual(10_000);
  }
});
