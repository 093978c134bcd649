/** A computer let in by a phone: the phone's page at the width of one (D48, M134-M138, M152, R19). */
import { POLLING_LAYER_Z } from '#schemas/constants.ts';
import { readScannedValue } from './support/login.ts';
import { become, curl, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const PHONE = { width: 360, height: 740 };

test('D48, R19: a phone sees who asks, agrees by a press, and only the waiting browser is let in', async ({
  page,
  browser,
  complaints,
}) => {
  const computer = await browser.newPage();
  const ask = async (path: string) => (await computer.goto(urlOf('knowledge', path)))?.json();
  const { data: request } = await ask('/auth/get_qr_code');
  const poll = () => ask(`/auth/poll_qr_code?code=${request.code}`);

  await page.setViewportSize(PHONE);
  await speak(page.context(), 'en');
  await page.goto(request.qr_code_url);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in on this phone first');
  await become(page, 'knowledge', '19900000001');
  await page.goto(request.qr_code_url);
  await expect(page.locator('[data-kind="qr-confirm"] dl')).toContainText('Lumen Academy');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  expect((await poll()).code).toBe(9000);
  await page.getByRole('button', { name: 'Confirm login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect((await curl('knowledge', `/auth/poll_qr_code?code=${request.code}`)).body).toContain('9004');
  await expect.poll(async () => (await poll()).code, { intervals: [1_100] }).toBe(0);
  expect(complaints).toEqual([]);
  await computer.close();
});

test('M127, M134, M152, M281: in two browsers a code expires, is refreshed, and lets the computer in where it stood', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(180_000);
  await speak(page.context(), 'en');
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await speak(context, 'en');
  await become(phone, 'knowledge', '19900000007');

  const box = page.locator('dialog[data-login-dialog]');
  const first = await readScannedValue(page, async () => {
    await page.goto(urlOf('knowledge', '/page/about'));
    await untilHydrated(page);
    await page.locator('[data-kind="navbar"]').getByRole('link', { name: 'Log in' }).click();
  });
  // The layer it is waited in lies above whatever else the page has.
  await expect(box).toHaveCSS('z-index', String(POLLING_LAYER_Z));
  await phone.goto(first);
  await untilHydrated(phone);
  await phone.getByText('Demo: simulate another result').click();
  await phone.getByRole('button', { name: 'The code expires' }).click();
  const refresh = box.getByRole('button', { name: 'Refresh' });
  await expect(box.getByText('The QR code has expired')).toBeVisible();

  const second = await readScannedValue(page, () => refresh.click());
  expect(second).not.toBe(first);
  await phone.goto(second);
  await phone.getByRole('button', { name: 'Confirm login' }).click();
  await expect(page.getByText('Logged in', { exact: true })).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
  await expect(page.locator('[data-kind="navbar"]').getByRole('button', { name: /谷雨/ })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
