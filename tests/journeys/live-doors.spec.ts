/** What stands between somebody and a room: a form to fill in, a time to look that ends, and what a stranger is told. */
import type { Page } from '@playwright/test';
import { live, openRooms, publish, roomUrl } from './support/live-rooms.ts';
import { axeOf } from './support/axe.ts';
import { become, expect, untilHydrated, speak, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const TRIAL = 'l_journey_trial';
const FORM = 'l_journey_form';
const SECRET = 'l_journey_secret';
const SOLD = 'l_journey_sold';
const door = (page: Page, name: string) => page.locator(`[data-kind="live-door"][data-door="${name}"]`);

test('M249, D103, M236: a visitor previews for the given seconds, sees them pass, and reads that the trial ended', async ({
  page,
  context,
}) => {
  await openRooms([{ id: TRIAL, title: 'A room to look into', price: 1990 }]);
  await live('set', TRIAL, 'look', '8');
  await speak(context, 'en');
  await page.goto(roomUrl(TRIAL));
  await expect(page.getByText('Log in to enter the live room')).toBeVisible();
  await become(page, SHOP, '19900000007');
  await page.goto(roomUrl(TRIAL));
  await expect(door(page, 'looking').getByText(/^00:0\d$/)).toBeVisible();
  await expect(door(page, 'look').getByText('Free trial ended')).toBeVisible();
  const buy = door(page, 'look').getByRole('link', { name: 'Buy and keep watching' });
  await expect(buy).toHaveAttribute('href', `/detail/${TRIAL}/4?stay=1`);
  await page.reload();
  await expect(buy).toBeVisible();
});

const action = (page: Page) => page.locator('[data-action]:visible');
const chat = (page: Page) => page.locator('[data-kind="live-chat"]');

test('D73, D29: a room with a password leads to where it is asked for, and is entered by it @side', async ({
  page,
  context,
}) => {
  await openRooms([{ id: SECRET, title: 'A room behind a password', password: 'open sesame' }]);
  await speak(context, 'en');
  await become(page, SHOP, '19900000007');
  await page.goto(roomUrl(SECRET));
  await page.getByRole('alert').getByRole('link', { name: 'View details' }).click();
  await page.waitForURL(/\/detail\/l_journey_secret\/4/);
  await untilHydrated(page);
  await action(page).click();
  await page.getByLabel('Course password').fill('open sesame');
  await page.getByLabel('Course password').press('Enter');
  const enter = page.locator('a[data-action]:visible');
  await expect(enter).toHaveAttribute('href', new RegExp(`^/live/${SECRET}`));
  await enter.click();
  await page.waitForURL(new RegExp(`/live/${SECRET}`));
  await expect(chat(page)).toHaveAttribute('data-connection', 'socket');
});

test('D103, D71: what is bought at the end of a trial opens the room @side', async ({ page, context }) => {
  await openRooms([{ id: SOLD, title: '试看后购买的直播间', price: 29_900 }]);
  await live('set', SOLD, 'look', '2');
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'cn');
  await become(page, SHOP, '19900000007');
  await page.goto(roomUrl(SOLD));
  await door(page, 'look').getByRole('link', { name: '购买并继续观看' }).click();
  await page.waitForURL(/\/detail\/l_journey_sold\/4/);
  await untilHydrated(page);
  await action(page).click();
  await page.waitForURL(/\/order\/confirm/);
  await expect(action(page)).toHaveText(/¥/);
  await action(page).click();
  await page.waitForURL(/\/pay\/sandbox\//);
  await page
    .getByRole('button', { name: /支付成功|Pay/ })
    .first()
    .click();
  await page.waitForURL(/\/order\/o_/);
  await page.goto(roomUrl(SOLD));
  await expect(chat(page)).toHaveAttribute('data-connection', 'socket');
  await expect(page.locator('[data-kind="live-door"]')).toHaveCount(0);
});

test('D91: a form comes before the stage, once', async ({ page, context }) => {
  const label = { cn: '怎么称呼', en: 'Your name' };
  const fields = [{ id: 'name', kind: 'text', label, required: true, max: 20 }];
  await publish('form', 'journey-entry', { title: { cn: '入场', en: 'Entry' }, login: true, fields });
  await openRooms([{ id: FORM, title: '要填表的直播间' }]);
  await live('set', FORM, 'form', 'journey-entry');
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'cn');
  await become(page, SHOP, '19900000007');
  await page.goto(roomUrl(FORM));
  await door(page, 'form').getByRole('link', { name: '去填写' }).click();
  await page.getByRole('textbox', { name: '怎么称呼' }).fill('谷雨');
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await door(page, 'form').getByRole('button', { name: '提交' }).click();
  await expect(door(page, 'form')).toHaveCount(0);
  await page.goto(roomUrl(FORM));
  await expect(page.locator('[data-kind="live-chat"]')).toHaveAttribute('data-connection', 'socket');
  await expect(door(page, 'form')).toHaveCount(0);
});
