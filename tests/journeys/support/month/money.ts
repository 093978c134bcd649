/** Orders of the month: paid by transfer and confirmed, a membership among them, one refunded. */
import type { Page } from '@playwright/test';
import { buyByTransfer } from '../first-shop.ts';
import { expect, untilHydrated } from '../storefront.ts';
import { pathOf, see, SHOP, type Month } from './month.ts';
import type { Learners } from './people.ts';

type Sale = 'e_course' | 'member' | 'column' | 'camp';

async function order(month: Month, learner: Page, good: Sale): Promise<string> {
  await see(learner, month, pathOf(month, good));
  return buyByTransfer(learner);
}

async function openOrder({ merchant }: Month, id: string): Promise<void> {
  await merchant.go('orders');
  await merchant.press(merchant.page.locator(`table[data-list="orders"] [data-row="${id}"] a`).first());
}

async function confirm(month: Month, id: string): Promise<void> {
  const { merchant } = month;
  await openOrder(month, id);
  await merchant.press(merchant.act('confirm'));
  await merchant.press(merchant.act('ok'));
  await expect(merchant.page.getByRole('dialog')).toHaveCount(0);
}

/** The learner's own coupon, from the home page. */
async function claim(month: Month, learner: Page): Promise<void> {
  await see(learner, month, '/');
  const coupon = learner.locator('[data-kind="coupon-row"] article');
  await coupon.scrollIntoViewIfNeeded();
  await untilHydrated(learner);
  await coupon.getByRole('button').click();
  await expect(coupon).toHaveAttribute('data-state', 'claimed');
}

export async function sell(month: Month, { ann, bo }: Learners): Promise<void> {
  const { ledger, merchant } = month;
  await claim(month, ann);
  const course = await order(month, ann, 'e_course');
  const column = await order(month, ann, 'column');
  await ledger.step(
    'A transfer, confirmed',
    { run: (shop) => shop('orders', 'confirm', SHOP, column) },
    () => confirm(month, course),
    async () => {
      await see(ann, month, `/order/${course}`);
      await expect(ann.getByRole('heading', { level: 1 })).toHaveText('Paid');
      await expect(ann.locator('main')).toContainText('109.00');
      return 'paid: ¥109, the coupon taken off';
    },
  );
  const membership = await order(month, bo, 'member');
  const camp = await order(month, ann, 'camp');
  await ledger.step(
    'A membership, confirmed',
    { run: (shop) => shop('orders', 'confirm', SHOP, camp) },
    () => confirm(month, membership),
    async () => {
      await see(bo, month, pathOf(month, 'column'));
      await expect(bo.locator('main [data-action="study"]:visible').first()).toBeVisible();
      return 'what is free for members opens';
    },
  );
  await ledger.step(
    'A course, refunded',
    {},
    async () => {
      await openOrder(month, course);
      await merchant.press(merchant.act('refund'));
      await merchant.fill('reason', 'Changed their mind');
      await merchant.press(merchant.act('ok'));
      await expect(merchant.page.getByRole('dialog')).toHaveCount(0);
    },
    async () => {
      await expect
        .poll(async () => {
          await see(ann, month, `/order/${course}`);
          return ann.getByRole('heading', { level: 1 }).textContent();
        })
        .toBe('Refunded');
      return 'the order says refunded';
    },
  );
}
