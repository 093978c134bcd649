/** What the home page may cost a first visitor: bytes, requests and the packages that must stay out (performance.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/imports.ts';
import { curl, expect, quiet, test, urlOf } from './support/storefront.ts';

const JS_GZ_LIMIT = 150_000;
const CSS_GZ_LIMIT = 20_000;
const REQUEST_LIMIT = 12;

interface Loaded {
  path: string;
  type: string;
}

async function firstLoad(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  page.on('request', (call) =>
    loaded.push({ path: new URL(call.url()).pathname, type: call.resourceType() }),
  );
  await page.goto(urlOf(''));
  await quiet(page);
  return loaded;
}

const gz = (path: string) => gzipSync(readFileSync(join(ROOT, 'dist', 'client', path)), { level: 9 }).length;
const weigh = (loaded: readonly Loaded[], ending: string) =>
  loaded.filter(({ path }) => path.endsWith(ending)).reduce((bytes, { path }) => bytes + gz(path), 0);

test('performance: the home page loads at most 150 kB of script and 20 kB of style, compressed', async ({
  page,
}) => {
  const loaded = await firstLoad(page);
  expect(weigh(loaded, '.js')).toBeGreaterThan(0);
  expect(weigh(loaded, '.js')).toBeLessThanOrEqual(JS_GZ_LIMIT);
  expect(weigh(loaded, '.css')).toBeLessThanOrEqual(CSS_GZ_LIMIT);
});

test('performance: the home page makes at most 12 requests before images', async ({ page }) => {
  const loaded = await firstLoad(page);
  const counted = loaded.filter(({ type }) => type !== 'image' && type !== 'ping');
  expect(counted.length).toBeGreaterThan(1);
  expect(counted.length, counted.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(REQUEST_LIMIT);
});

const textOf = (path: string) => readFileSync(join(ROOT, 'dist', 'client', path), 'utf8');

test('performance: Arco, validators and the HTML parser stay out of the first load', async ({ page }) => {
  const scripts = (await firstLoad(page)).filter(({ path }) => path.endsWith('.js'));
  const marks = { Arco: 'arco-btn', ajv: 'schemaPath', parse5: 'unexpected-null-character' };
  const found = Object.entries(marks).flatMap(([name, mark]) =>
    scripts.filter(({ path }) => textOf(path).includes(mark)).map(({ path }) => `${name} in ${path}`),
  );
  expect(found).toEqual([]);
});

test('performance: axios and the router wait until the page lives', async () => {
  const { body } = await curl('', '/');
  const first = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((hit) => hit[1] ?? '');
  expect(first.length).toBeGreaterThan(0);
  const marks = { axios: 'AxiosError', router: 'HydrateFallback' };
  const found = Object.entries(marks).flatMap(([name, mark]) =>
    first.filter((path) => textOf(path).includes(mark)).map((path) => `${name} in ${path}`),
  );
  expect(found).toEqual([]);
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
