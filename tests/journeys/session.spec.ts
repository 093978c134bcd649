/** Who is here, as a whole browser sees it: other tabs follow, and answers that end a session or refuse a person act at once. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const ABOUT = urlOf('knowledge', '/page/about');

const loginLink = (page: Page) =>
  page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in', exact: true });
const account = (page: Page) =>
  page.locator('[data-kind="navbar"]').getByRole('button', { name: /Account menu for/ });
const readStoredText = (page: Page) => page.evaluate(() => localStorage.getItem('lt-user'));

/** The browser's session becomes somebody else's, and no open page is told. */
async function swapSession(browser: Browser, context: BrowserContext, phone: string): Promise<void> {
  const elsewhere = await browser.newContext();
  await become(await elsewhere.newPage(), 'knowledge', phone);
  const cookies = await elsewhere.cookies(ABOUT);
  await context.addCookies(cookies.filter(({ name }) => name === 'shop_session' || name === 'pc_user_key'));
  await elsewhere.close();
}

test('B34, D62: what one tab does, the others follow: out, and in again', async ({ page, context }) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000001');
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto(ABOUT);
  await expect(account(other)).toBeVisible();
  await account(page).click();
  // A logout ends on the home, asked for anew.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Log out' }).click()]);
  await expect(loginLink(other)).toBeVisible();
  await expect.poll(() => readStoredText(other)).toBeNull();
  await become(page, 'knowledge', '19900000002');
  await expect(account(other)).toBeVisible();
  await expect(loginLink(other)).toHaveCount(0);
  await other.close();
});

test('M155: what a page shows of a person leaves with the session; a login in its place leads back to it', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000001');
  await page.goto(urlOf('knowledge', '/personal'));
  await untilHydrated(page);
  const mine = page.getByRole('heading', { name: 'Profile' });
  await expect(mine).toBeVisible();
  await context.clearCookies({ name: 'shop_session' });
  await page.getByRole('button', { name: 'Edit: Job title', exact: true }).click();
  await page.getByLabel('Job title', { exact: true }).fill('Reader');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[data-login-dialog]')).toBeVisible();
  await expect(page.locator('[data-kind^="account-"]')).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/personal'));
  await expect(loginLink(page)).toHaveCount(1);

  const other = await context.newPage();
  await become(other, 'knowledge', '19900000001');
  await untilHydrated(other);
  await expect(mine).toBeVisible();
  await expect(page.locator('dialog[data-login-dialog]')).toHaveCount(0);
  await other.close();
});

test('M155, M196: 4005 leads to its page, 8504 forgets the person, by whatever call', async ({
  page,
  context,
  browser,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000005');
  await page.goto(ABOUT);
  await untilHydrated(page);
  await swapSession(browser, context, '19900000001');
  await account(page).click();
  await page.getByRole('button', { name: 'Enter the shop’s back end' }).click();
  await expect(page).toHaveURL(urlOf('knowledge', '/noPermissions/2'));
  await page.goto(ABOUT);
  await expect(account(page)).toBeVisible();
  expect(await readStoredText(page)).not.toBeNull();
  await context.clearCookies({ name: 'shop_session' });
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  await expect.poll(() => readStoredText(page)).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('pc_user_key');
});
