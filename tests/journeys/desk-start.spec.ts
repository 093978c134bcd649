/** The first start of an empty installation: a shop opened in the browser by the printed address, and its owner at the desk (ADR-735). */
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { ownServer, type OwnServer } from './support/own-server.ts';
import { expect, test } from './support/storefront.ts';

const LINE = /^Open your shop: (http:\/\/\S+\/desk\/start\?code=[\w-]+)$/m;

/** The address the newest start printed; `before` so many others. */
async function readOutput(server: OwnServer, before = 0): Promise<string> {
  const all = () => [...server.output().matchAll(new RegExp(LINE, 'gm'))].map(([, address = '']) => address);
  await expect.poll(() => all().length).toBe(before + 1);
  return all().at(-1) ?? '';
}

async function fillIn(page: Page, change: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    name_en: 'Evening School',
    name_cn: '拾光书院',
    label: 'evening',
    phone: '13800000001',
    password: 'harbour7Light',
    ...change,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}
const open = (page: Page) => page.locator('[data-action="create"]').click();

test('ADR-735: an empty installation becomes a shop with its owner at the desk, once', async ({ page }) => {
  const server = await ownServer({ DEMO: '0' });
  try {
    const old = await readOutput(server);
    await server.kill();
    await server.start();
    const address = await readOutput(server, 1);
    expect(address).not.toBe(old);

    await page.goto(old);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个链接不能再使用');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('开店');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['中文', 'English']) {
        await page.getByRole('radio', { name, exact: true }).check();
        expect((await axeOf(page).analyze()).violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open your shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    // Each fault at its field; the first one has the keyboard.
    await open(page);
    await expect(page.locator('[name="name_en"]')).toBeFocused();
    for (const name of ['name_en', 'label', 'phone', 'password'])
      await expect(page.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page, { host: 'https://x', password: 'abc123' });
    await page.locator('[data-look="tide"] input').check();
    await page.getByRole('radio', { name: /Training school/ }).check();
    await open(page);
    await expect(page.locator('[name="host"]')).toBeFocused();
    await expect(page.getByText('This password is too common')).toBeVisible();

    // A reload, and a server that dies, lose nothing but the password.
    await server.kill();
    await fillIn(page, { host: '', password: 'harbour7Light' });
    await open(page);
    await expect(page.getByRole('alert').filter({ hasText: /network|again/i })).toBeVisible();
    await expect(page.locator('[name="label"]')).toHaveValue('evening');
    await server.start();
    const last = await readOutput(server, 2);
    await page.goto(last);
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(page.locator('[name="name_cn"]')).toHaveValue('拾光书院');
    await expect(page.locator('[data-look="tide"] input')).toBeChecked();
    await expect(page.locator('[name="password"]')).toHaveValue('');
    await page.locator('[name="password"]').fill('harbour7Light');
    await expect(page.getByText('Password strength: strong')).toBeVisible();

    await page.locator('[data-action="create"]').dblclick();
    await page.waitForURL(server.urlOf('evening', '/desk'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('nav [data-desk-nav="pages"], [data-desk-nav="pages"]').first()).toBeVisible();
    // What is left to do, until it is done or closed (ADR-736).
    const steps = page.locator('[data-first-steps]');
    await expect(steps.locator('[data-step="look"]')).toHaveAttribute('data-done', 'true');
    await expect(steps.locator('[data-step="course"] a')).toHaveAttribute('href', '/desk/goods');
    await expect(steps.locator('[data-step="home"] a')).toHaveAttribute('href', '/desk/page/page/home');
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.locator('[data-action="close-first-steps"]').click();
    await expect(steps).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-desk-nav="pages"]').first()).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.goto(server.urlOf('evening'));
    await expect(page).toHaveTitle(/Evening School|拾光书院/);

    // The address is dead, and the next start prints none.
    await page.goto(last);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个链接不能再使用');
    await server.kill();
    await server.start();
    await expect.poll(() => server.output().split('Lectern is open.').length).toBe(2);
    expect([...server.output().matchAll(new RegExp(LINE, 'gm'))]).toHaveLength(3);
    await page.goto(server.urlOf('evening', '/desk/login'));
    await expect(page).toHaveURL(server.urlOf('evening', '/desk'));
  } finally {
    await server.close();
  }
});
