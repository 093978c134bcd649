/** Offers in a real browser: coupons claimed by a learner, tabs with and without script, prices by the server's clock. */
import type { Page } from '@playwright/test';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const OFFERS = '/page/offers';

const claimButton = (page: Page, index: number) =>
  page.locator('[data-node="coupons"] article').nth(index).getByRole('button');

test('D101: a stranger who claims is led to the login and back, the coupon still there to claim @side', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', OFFERS));
  await untilHydrated(page);
  await expect(claimButton(page, 2)).toHaveText('Not started yet');
  await claimButton(page, 0).click();
  await expect(page.locator('dialog[data-login-dialog]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(claimButton(page, 0)).toHaveText('Claim');
  expect(complaints).toEqual([]);
});

test('D101: a learner claims a coupon once, and still has it on the next visit', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000006');
  await page.goto(urlOf('knowledge', OFFERS));
  await untilHydrated(page);
  await claimButton(page, 0).click();
  await expect(claimButton(page, 0)).toHaveText('Claimed');
  await expect(page.getByText('Claimed. You can use it on your next order')).toBeVisible();
  await page.reload();
  await expect(claimButton(page, 0)).toHaveText('Claimed');
  expect(complaints).toEqual([]);
});

test('D36: tabs bring the other lists in one call, and move by arrow keys @side', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf('knowledge', OFFERS));
  await untilHydrated(page);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('goods.cards.get')) calls.push(call.method());
  });
  const tabs = page.locator('[data-node="subjects"]').getByRole('tab');
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  const panel = page.locator('[data-node="subjects"]').getByRole('tabpanel');
  await expect(panel.locator('article').first()).toBeVisible();
  await tabs.nth(4).click();
  await expect(panel.locator('article').first()).toBeVisible();
  expect(calls).toEqual(['POST']);
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D36: the first tab’s goods stand there and every tab leads to its list', async ({ page }) => {
    await page.goto(urlOf('knowledge', OFFERS));
    const block = page.locator('[data-node="subjects"]');
    await expect(block.getByRole('tabpanel').locator('article').first()).toBeVisible();
    await expect(block.getByRole('tab').nth(1)).toHaveAttribute('href', '/all/writing');
    await expect(page.locator('[data-node="sale"]').getByRole('timer')).not.toBeEmpty();
  });
});

test('R62: the sale counts by the server’s clock, whatever the visitor’s says', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * 24 * 3600 * 1000 });
  await page.goto(urlOf('knowledge', OFFERS));
  const sale = page.locator('[data-node="sale"]');
  await sale.scrollIntoViewIfNeeded();
  await expect(sale.getByRole('timer')).toContainText('1 天');
  await expect(sale.locator('article').first()).toContainText('限时秒杀');
});
