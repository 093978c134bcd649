/** Logging in, in a real browser: the box over the page, the page by itself, a code by SMS, and what a keyboard finds. */
import type { Locator, Page } from '@playwright/test';
import { newestCode, untilSaid, wearOut } from './support/login.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const PASSWORD = 'learn123';

const box = (page: Page) => page.locator('dialog[data-login-dialog]');

async function openBox(page: Page): Promise<void> {
  await page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in' }).click();
  await expect(box(page).getByRole('heading', { name: 'Log in to Lumen Academy' })).toBeVisible();
}

async function typePassword(page: Page, phone: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in with a phone' }).click();
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel('Phone or account').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

/** Presses the button, and shows that a person does where that is asked (D50). */
async function logIn(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await untilSaid(page, 'en', page.getByText(message, { exact: true }));
}

test('M87, M109, M131, M132, M272: the navbar opens the box; a password logs in, and the same page stays', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/page/about'));
  await untilHydrated(page);
  await openBox(page);
  const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, width } = await placeOf(box(page).locator('section'));
  expect([x + width / 2, width]).toEqual([640, 540]);
  await expect(box(page).getByRole('img').first()).toBeVisible();
  const code = await placeOf(box(page).getByRole('img', { name: 'QR code to log in' }));
  expect([code.width, code.height]).toEqual([150, 150]);
  await typePassword(page, '19900000003', 'wrong1');
  expect((await placeOf(page.getByRole('button', { name: 'Log in', exact: true }))).width).toBe(300);
  await page.getByRole('button', { name: 'Country code +86' }).click();
  const list = page.getByRole('listbox', { name: 'Country code' });
  await expect(list.getByRole('option')).toHaveCount(8);
  const countries = await placeOf(list);
  expect([countries.width, countries.height <= 233]).toEqual([300, true]);
  await list.hover();
  await page.mouse.wheel(0, 80);
  await expect(list.getByRole('option')).toHaveCount(16);
  await page.keyboard.press('Escape');
  await logIn(page, 'Wrong phone, account or password');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await logIn(page, 'Logged in');
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
  await expect(page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('D27: a page for learners opens the box over its shell; Esc leads home, logging in leads on @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/record'));
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(urlOf('knowledge', '/'));
  await page.goto(urlOf('knowledge', '/record'));
  await expect(box(page)).toBeVisible();
  await typePassword(page, '19900000002', PASSWORD);
  await logIn(page, 'Logged in');
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/record'));
  await expect(page.locator('[data-kind="login-needed"]')).toHaveCount(0);
});

test('D115: the box holds the keyboard, and gives it back where it was @side', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/page/about'));
  await untilHydrated(page);
  const link = page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(box(page).getByRole('heading', { level: 1 })).toBeVisible();
  for (let steps = 0; steps < 14; steps += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('D27, requirement 59: the browser’s way back takes the box along; what is to be said is said without a network @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  await page.locator('a[href="/page/about"]:visible').first().click();
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
  await openBox(page);
  const broughtResponse = page.waitForResponse(/\/assets\/overlays-/);
  await typePassword(page, '+86 199 0000 0003', PASSWORD);
  await page.getByRole('checkbox').uncheck();
  await (await broughtResponse).finished();
  await context.setOffline(true);
  // Enter says what the button, which cannot be pressed yet, does not.
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const messageLocator = page.getByRole('status').filter({ hasText: 'Please read and check the agreement' });
  await expect(messageLocator).toBeVisible();
  await expect(page.getByLabel('Phone or account')).toHaveValue('+86 199 0000 0003');
  await context.setOffline(false);
  await page.goBack();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge'));
});

test('D115: the pages of a login are whole in a narrow window, as at 200 % and more @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/login', '/college_login', '/email_auth/email_login', '/login/change_password']) {
    await page.goto(urlOf('knowledge', path));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const [wide, seenValue] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, path).toBeLessThanOrEqual(seenValue ?? 0);
  }
});

test('M57, M59: a training shop logs in on its page and goes where the visitor wanted to', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('training', '/page/about?a=1'));
  await expect(page).toHaveURL(/\/login\?jumpfrom=/);
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Phone or account').fill('19900000001');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await logIn(page, 'Logged in');
  await expect(page).toHaveURL(urlOf('training', '/page/about?a=1'));
  expect(complaints).toEqual([]);
});

test('M112, M141, M181, M288: a code by SMS logs a new phone in, past the slide by its other way', async ({
  page,
  context,
}) => {
  const phone = '19912340001';
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/page/about'));
  await untilHydrated(page);
  await openBox(page);
  const readBegunResponse = () => page.waitForResponse((answer) => answer.url().includes('verify_login'));
  await Promise.all([readBegunResponse(), page.getByRole('button', { name: 'Log in with a phone' }).click()]);
  await wearOut(page, ['Password', 'SMS code']);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('slider')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Can’t see it? Try another way' })).toBeVisible();
  await untilSaid(page, 'en', page.getByText('The code is on its way!'));
  await expect(page.getByRole('button', { name: /^5\ds$/ })).toBeVisible();
  await page.getByLabel('SMS code').fill(await newestCode(phone));
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
});
