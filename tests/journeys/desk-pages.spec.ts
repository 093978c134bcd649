/** The desk's start screen of pages: found by words and state, a new page from a start, and what it weighs (D139, performance.md). */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/imports.ts';
import { axeOf } from './support/axe.ts';
import { openDesk } from './support/at-desk.ts';
import { expect, untilHydrated, quiet, test, urlOf } from './support/storefront.ts';

test('D139: every document stands with its state; words and states narrow them and stay in the address', async ({
  page,
}) => {
  await openDesk(page, '/desk/pages');
  const home = page.locator('[data-row="page/home"]');
  await expect(home).toHaveAttribute('data-state', 'live');
  await page.locator('input[name="q"]').fill('about');
  await expect(page.locator('[data-row="page/about"]')).toBeVisible();
  await expect(home).toHaveCount(0);
  await page.getByRole('button', { name: 'Draft' }).click();
  await expect(page.getByText('No page fits')).toBeVisible();
  await page.reload();
  await expect(page.locator('input[name="q"]')).toHaveValue('about');
  await expect(page).toHaveURL(/\?lang=en&q=about&state=draft$/);
});

test('D139: a new page begins with a look or blank, is a draft, and its ID is its own', async ({ page }) => {
  await openDesk(page, '/desk/pages', { shop: 'training' });
  const make = async (title: string, id: string) => {
    await page.locator('[data-action="create"]').click();
    await page.locator('input[name="title"]').fill(title);
    await page.locator('input[name="id"]').fill(id);
    await page.getByRole('radio', { name: /Campus/ }).check();
    await page.locator('[data-action="save"]').click();
  };
  await make('', 'of my own');
  await expect(page.getByText('Enter a title')).toBeVisible();
  await expect(page.getByText('Letters, digits, - and _ alone, 64 at most')).toBeVisible();
  await page.keyboard.press('Escape');
  await make('Autumn', 'about');
  await expect(page.getByText('There is a page with this ID')).toBeVisible();
  await page.keyboard.press('Escape');
  // What was typed is not lost by a key.
  await page.getByRole('button', { name: 'Discard' }).click();
  await make('Autumn', 'autumn-from-the-desk');
  await page.waitForURL((url) => url.pathname === '/desk/page/page/autumn-from-the-desk');
  await page.goto(urlOf('training', '/desk/pages'));
  await expect(page.locator('[data-row="page/autumn-from-the-desk"]')).toHaveAttribute('data-state', 'draft');
});

for (const [locale, width] of [
  ['cn', 390],
  ['en', 1280],
] as const)
  test(`accessibility: the start screen of pages and its dialog are clean in ${locale}, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // A dialog that fades in has too little contrast on the way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDesk(page, '/desk/pages', { locale });
    await expect(page.locator('[data-row="page/home"]')).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.locator('[data-action="create"]').click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

test('R44: the desk’s files are named for it, and no page of a shop asks for one', async ({ page }) => {
  const files = readdirSync(join(ROOT, 'dist/desk/assets'));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !file.startsWith('desk-'))).toEqual([]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/about']) await page.goto(urlOf('', path)).then(() => untilHydrated(page));
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((path) => path.startsWith('/desk') || /\/desk-/.test(path))).toEqual([]);
});

/** The scripts a window of its own loads for one address of the desk. */
async function scriptsOf(page: Page, path: string, until: string): Promise<string[]> {
  await openDesk(page, '/desk/pages');
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/desk/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(urlOf('knowledge', path));
  await expect(page.locator(until).first()).toBeVisible();
  await quiet(page);
  expect(scripts.size).toBeGreaterThan(0);
  return [...scripts];
}

/** Their bytes, compressed. */
async function weigh(page: Page, path: string, until: string): Promise<number> {
  const bytes = (await scriptsOf(page, path, until)).map(
    (script) => gzipSync(readFileSync(join(ROOT, 'dist', script)), { level: 9 }).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0);
}

test('performance: the desk’s start screen loads at most 190 kB of script, compressed', async ({ page }) => {
  expect(await weigh(page, '/desk/pages', '[data-row="page/home"]')).toBeLessThanOrEqual(190_000);
});

test('performance: what needs you today loads at most 205 kB of script, compressed', async ({ page }) => {
  expect(await weigh(page, '/desk', 'main h1')).toBeLessThanOrEqual(205_000);
});

test('performance: the canvas loads at most 360 kB of script, compressed', async ({ page }) => {
  expect(await weigh(page, '/desk/page/page/home', '[data-outline]')).toBeLessThanOrEqual(360_000);
});

test('ADR-760, ADR-761, ADR-762: the canvas edits without compiled validators, a parser of HTML or axios', async ({
  page,
}) => {
  const scripts = await scriptsOf(page, '/desk/page/page/home', '[data-outline]');
  const code = scripts.map((script) => readFileSync(join(ROOT, 'dist', script), 'utf8')).join('');
  expect(code).toContain('lectern-inert-html');
  for (const mark of ['must NOT have additional properties', 'expected-closing-tag', 'AxiosError'])
    expect(code.includes(mark), mark).toBe(false);
});
