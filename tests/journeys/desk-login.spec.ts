/** Signing in at the desk: with a password or a code, what is wrong at its field, and the way back to where one wanted to go (D139). */
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { comeFrom, expect, quiet, speak, test, urlOf } from './support/storefront.ts';

const OWNER = '19900000005';
/** Whoever signs in too often is asked for a captcha, so people are shared out among the tests. */
const TEACHER = '19900000009';
const SERVICE = '19900000010';
const LEARNER = '19900000001';
const SHOP = 'knowledge';
const login = (query = '') => urlOf(SHOP, `/desk/login${query}`);

async function signIn(page: Page, name: string, password = 'learn123'): Promise<void> {
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[data-action="sign-in"]').click();
}

test('D139: the owner signs in, comes to where they wanted to go, and leaves again', async ({ page }) => {
  await comeFrom(page.context(), '10.71.0.1');
  await page.goto(urlOf(SHOP, '/desk/pages?kind=page'));
  await expect(page).toHaveURL(login(`?next=${encodeURIComponent('/desk/pages?kind=page')}`));
  await page.locator('[data-action="sign-in"]').click();
  await expect(page.locator('[name="name"]')).toBeFocused();
  await expect(page.locator('[name="name"]')).toHaveAttribute('aria-invalid', 'true');

  await signIn(page, OWNER, 'wrong123');
  const field = page.locator('[name="password"]');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('wrong123');
  const message = page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? ''}"]`);
  await expect(message).not.toBeEmpty();

  await signIn(page, OWNER);
  await expect(page).toHaveURL(urlOf(SHOP, '/desk/pages?kind=page'));
  await page.locator('[data-action="sign-out"]').click();
  await expect(page).toHaveURL(login());
  await page.goto(urlOf(SHOP, '/desk'));
  await expect(page).toHaveURL(/\/desk\/login\?next=/);
});

test('D139: a session that ended while somebody was at the desk leads back to the same address', async ({
  page,
}) => {
  await comeFrom(page.context(), '10.71.0.2');
  await page.goto(login(`?next=${encodeURIComponent('/desk/goods?q=letters')}`));
  await signIn(page, SERVICE);
  await expect(page).toHaveURL(urlOf(SHOP, '/desk/goods?q=letters'));
  // Nothing of this screen is still asked for: its answer would lead to the login before the press does.
  await quiet(page);
  await page.context().clearCookies({ name: '__Host-desk' });
  await page.locator('[data-desk-nav="orders"]').click();
  await expect(page).toHaveURL(/\/desk\/login\?next=%2Fdesk%2Forders/);
  await signIn(page, SERVICE);
  await expect(page).toHaveURL(urlOf(SHOP, '/desk/orders'));
});

test('D138: a learner reads that the account has no desk', async ({ page }) => {
  await comeFrom(page.context(), '10.71.0.3');
  await speak(page.context(), 'en');
  await page.goto(login());
  await signIn(page, LEARNER);
  await expect(page.getByRole('alert').filter({ hasText: 'no role at the desk' })).toBeVisible();
  await expect(page).toHaveURL(login());
});

test('R14: no address leads from the login to another origin', async ({ page }) => {
  await comeFrom(page.context(), '10.71.0.4');
  await page.goto(login());
  await signIn(page, TEACHER);
  await expect(page).toHaveURL(urlOf(SHOP, '/desk'));
  for (const next of [
    'https://evil.example/desk',
    '//evil.example/desk',
    '/\\evil.example/desk',
    'javascript:alert(1)',
    '/',
    '/desk/login',
    '/desk/../order',
    '/deskette',
    '/desk/start?code=x',
  ]) {
    await page.goto(login(`?next=${encodeURIComponent(next)}`));
    await expect(page).toHaveURL(urlOf(SHOP, '/desk'));
  }
});

test('D139: the login is sound in both languages and widths, and the switchboard opens the desk', async ({
  page,
}) => {
  for (const locale of ['cn', 'en'] as const) {
    await speak(page.context(), locale);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(login());
      await expect(page.locator('[name="password"]')).toBeVisible();
      expect((await axeOf(page).analyze()).violations).toEqual([]);
      await page.locator('[data-action="by-code"]').click();
      await expect(page.locator('[name="code"]')).toBeVisible();
      expect((await axeOf(page).analyze()).violations).toEqual([]);
    }
  }
  // The switchboard opens for this machine alone.
  await page.context().setExtraHTTPHeaders({});
  await page.goto(urlOf('', '/dev/shops'));
  await page.locator(`[data-desk-as="${OWNER}"]`).first().click();
  await expect(page).toHaveURL(/\/desk$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
