/** What lowers a price, and who may study: a flash sale, a coupon, designated students. */
import type { Page } from '@playwright/test';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { expect } from '../storefront.ts';
import { dayAhead, momentCell } from './moments.ts';
import { bring, openGood, pathOf, PHONES, see, SHOP, TWIN, type Month } from './month.ts';

export async function beginFlashSale(month: Month): Promise<void> {
  const { ledger, merchant, visitor } = month;
  const goods = [
    {
      id: 'video',
      price_yuan: '9',
      line_price_yuan: '19',
      marketing_type: 'flash_sale',
      marketing_end: momentCell(2),
    },
  ];
  await ledger.step(
    'A flash sale of the film',
    { rows: goods, run: (shop) => bring(shop, month, 'goods', { goods }) },
    async () => {
      await openGood(month, 'video');
      await merchant.fill('/price', '9');
      await merchant.fill('/line_price', '19');
      await merchant.choose('/marketing_type', String(MARKETING.flashSale));
      await merchant.fill('/marketing_end', dayAhead(2));
      await merchant.save();
    },
    async () => {
      await see(visitor, month, pathOf(month, 'video'));
      const box = visitor.locator('main');
      await expect(box).toContainText('Flash sale ends in');
      await expect(box).toContainText(/¥\s*9/);
      return '¥9 beside ¥19, with the time left';
    },
  );
}

export async function issueCoupon(month: Month): Promise<void> {
  const { ledger, merchant, visitor } = month;
  const { page } = merchant;
  const row = { title: 'Welcome', amount_yuan: '20', start: momentCell(-1), end: momentCell(20) };
  const pairs = Object.entries(row).map(([column, value]) => `${column}=${value}`);
  await ledger.step(
    'A coupon, and its place on the home page',
    {
      rows: [{ id: 'welcome', ...row }],
      run: (shop) => shop('coupons', 'save', TWIN, 'welcome', ...pairs),
    },
    async () => {
      await merchant.go('coupons');
      await merchant.press(merchant.act('create'));
      await merchant.fill('/title/en', 'Welcome');
      await merchant.fill('/amount', '20');
      await merchant.fill('/start', dayAhead(-1));
      await merchant.fill('/end', dayAhead(20));
      await merchant.press(merchant.act('save'));
      await page.waitForURL(/\/desk\/coupons\/(?!new)/);
      await merchant.go('pages');
      await merchant.press(page.locator('[data-row="page/home"] a').first());
      await expect(page.locator('iframe[data-desk="frame"][data-status="ready"]')).toBeVisible();
      await merchant.press(page.locator('[data-guide] button').first());
      await merchant.press(merchant.act('add'));
      await merchant.press(page.locator('dialog [data-kind="coupon-row"]').first());
      await merchant.untilSaved();
      await merchant.press(merchant.act('publish'));
      await merchant.press(page.getByRole('dialog').locator('[data-action="publish"]'));
      await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();
      await merchant.press(page.getByRole('link', { name: 'Back to pages' }));
    },
    async () => {
      await see(visitor, month, '/');
      await expect(visitor.locator('[data-kind="coupon-row"]')).toContainText('Welcome');
      return 'the coupon to claim on the home page';
    },
  );
}

const action = (page: Page) => page.locator('main [data-action]:visible').first();

export async function designate(month: Month, learners: { ann: Page; bo: Page }): Promise<void> {
  const { ledger, merchant } = month;
  const goods = [{ id: 'audio', is_designated: 'yes', designated: PHONES.ann }];
  await ledger.step(
    'A recording for designated students',
    { rows: goods, run: (shop) => bring(shop, month, 'goods', { goods }) },
    async () => {
      await openGood(month, 'audio');
      await merchant.press(merchant.control('/is_designated'));
      await merchant.fill('/designated', PHONES.ann);
      await merchant.save();
    },
    async () => {
      await see(learners.bo, month, pathOf(month, 'audio'));
      await expect(learners.bo.locator('main')).toContainText('By invitation only');
      await see(learners.ann, month, pathOf(month, 'audio'));
      await expect(action(learners.ann)).toHaveAttribute('data-action', /study|buy/);
      return `she may, another reads “By invitation only” (${SHOP})`;
    },
  );
}
