/** Zones in a browser: the five gates, the way through each, and what a page wears on the way in and out (D37, D38). */
import type { Page } from '@playwright/test';
import { publish } from './support/console.ts';
import { become, curl, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const READING = '/p/pc/zone/morning-reading';
const DARKROOM = '/p/pc/zone/darkroom';
const WRITERS = '/p/pc/zone/writers-circle';
const PRIMARY = { shop: '#c2410c', reading: '#2f6b4a' };

const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lt-primary').trim());
const navOf = (page: Page) => page.locator('[data-kind="navbar"] nav').first().innerText();

test('M19, D37: a zone has its own navbar, footer and theme, in and out, with back and forward', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf('knowledge', READING));
  await untilHydrated(page);
  expect(await primaryOf(page)).toBe(PRIMARY.reading);
  const own = await navOf(page);
  expect(own).toContain('返回书院');
  await expect(page.locator('footer')).toContainText('每天早上七点见');
  const title = await page.title();
  expect(title).toContain('晨读专区');

  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  await page.locator('[data-kind="navbar"]').getByRole('link', { name: '返回书院' }).click();
  await expect(page).toHaveURL(urlOf('knowledge'));
  await expect.poll(() => primaryOf(page)).toBe(PRIMARY.shop);
  expect(await navOf(page)).not.toContain('返回书院');
  await expect(page.locator('footer')).toContainText('愿你有自己的光');

  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  expect(await primaryOf(page)).toBe(PRIMARY.reading);
  expect(await navOf(page)).toBe(own);
  await page.goForward();
  await expect.poll(() => primaryOf(page)).toBe(PRIMARY.shop);
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('M39: state 1 invites to log in with the way back, and sends on who may enter', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', WRITERS));
  await expect(page).toHaveURL(/\/zoneAuth\/1\?zone_id=writers-circle&jumpfrom=/);
  await untilHydrated(page);
  await page.locator('[data-kind="zone-auth"]').getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('dialog[data-login-dialog]')).toBeVisible();
  await become(page, 'knowledge', '19900000007');
  await page.goto(
    urlOf('knowledge', `/zoneAuth/1?zone_id=writers-circle&jumpfrom=${encodeURIComponent(WRITERS)}`),
  );
  await expect(page).toHaveURL(urlOf('knowledge', WRITERS));
  await expect(page.locator('main')).toContainText('Three promises of the circle');
});

test('M39: state 2 takes the password, says what is wrong, and leads back past the gate', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/page/about'));
  await page.goto(urlOf('knowledge', DARKROOM));
  await expect(page).toHaveURL(/\/zoneAuth\/2\?/);
  await untilHydrated(page);
  const field = page.getByLabel('Password', { exact: true });
  const enter = page.getByRole('button', { name: 'Enter the zone' });
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('Please enter the password');
  await field.fill('not it');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('4 attempts left');
  await expect(field).toBeFocused();
  await field.fill('redlight21');
  await field.press('Enter');
  await expect(page).toHaveURL(urlOf('knowledge', DARKROOM));
  await expect(page.locator('main')).toContainText('Lights off');
  await page.reload();
  await expect(page.locator('main')).toContainText('Lights off');
  await page.goBack();
  await expect(page).toHaveURL(urlOf('knowledge', '/page/about'));
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('M39: the password form is a form @side', async ({ page, context }) => {
    await speak(context, 'en');
    // Tries are counted by address and person: a stranger's would count with those of the journey above.
    await become(page, 'knowledge', '19900000006');
    await page.goto(urlOf('knowledge', DARKROOM));
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Enter the zone' }).click();
    await expect(page.locator('[data-kind="zone-auth"]')).toContainText('Wrong password');
    await page.getByLabel('Password', { exact: true }).fill('redlight21');
    await page.getByRole('button', { name: 'Enter the zone' }).click();
    await expect(page).toHaveURL(urlOf('knowledge', DARKROOM));
    await expect(page.locator('main')).toContainText('Lights off');
  });
});

test('M39: state 3 says who it is for, and state 4 stands for every unknown gate @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000006');
  await page.goto(urlOf('knowledge', WRITERS));
  await expect(page).toHaveURL(/\/zoneAuth\/3\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For learners of this zone only');
  for (const path of ['/p/pc/zone/nowhere', '/zoneAuth/9', '/zoneAuth/2?zone_id=nowhere']) {
    await page.goto(urlOf('knowledge', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This zone is closed or does not exist');
  }
  const { status, body } = await curl('knowledge', '/zoneAuth/4');
  expect(status).toBe(404);
  expect(body).toContain('noindex');
});

/** Publishes a zone that opens so many seconds from now, in the colours of another. */
async function publishLate(seconds: number): Promise<void> {
  const opens = Math.ceil(Date.now() / 1000) + seconds;
  const body = { title: 'Late', page_id: 'zone-open-day', auth: { mode: 'open', opens_at: opens } };
  expect(await publish('knowledge', [{ kind: 'zone', id: 'late', body }])).toMatchObject({ code: 0 });
}

test('M39: state 5 names the day, counts down and lets in by itself when it comes', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await publishLate(12);
  await page.goto(urlOf('knowledge', '/p/pc/zone/late'));
  await expect(page).toHaveURL(/\/zoneAuth\/5\?/);
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  await expect(page.getByText(/^Opens on \w{3} \d+, \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('Less than a minute left');
  await expect(page).toHaveURL(urlOf('knowledge', '/p/pc/zone/late'), { timeout: 30_000 });
  await expect(page.locator('main')).toContainText('Open day at the academy');
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  expect(complaints).toEqual([]);
});
