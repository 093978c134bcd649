/** A new learner buys a course with a coupon at the sandbox cashier and owns it at once; the screens of buying in narrow windows. */
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { faultsOf } from './support/narrow.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
/** A newcomer no other journey of this shop buys as. */
const LEARNER = '19900000006';
const DETAIL = urlOf(SHOP, '/detail/demo_paid_course/50');
const CONFIRM = urlOf(SHOP, '/order/confirm?goods_id=demo_paid_course&goods_type=50');
/** A paid order is seen within so long. */
const SEEN_MS = 3000;

const action = (page: Page) => page.locator('[data-action]:visible');

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** On the page of a paid order, in a narrow window and by the keys. */
async function askForInvoice(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const section = page.getByRole('region', { name: '发票' });
  await section.getByRole('button', { name: '申请发票' }).press('Enter');
  await expect(section.getByRole('radio', { name: '个人' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(section.getByRole('radio', { name: '企业' })).toBeChecked();
  await section.getByRole('button', { name: '提交申请' }).press('Enter');
  await expect(section.getByRole('textbox', { name: '公司名称' })).toBeFocused();
  await expect(section.getByText('请填写发票抬头')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expectNoFaults(page);
  await page.keyboard.type('清晨文化有限公司');
  await page.keyboard.press('Tab');
  await page.keyboard.type('91350100 m000100y43');
  await page.keyboard.press('Tab');
  await page.keyboard.type('books@example.com');
  await page.keyboard.press('Enter');
  await expect(section).toContainText('等待商家开具');
  await expect(section).toContainText('91350100M000100Y43');
  await expect(section.getByRole('button', { name: '修改' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await expectNoFaults(page);
  if (wide !== null) await page.setViewportSize(wide);
}

test('D71, R34: a course is found, bought with a coupon at the cashier, and studied', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'cn');
  await become(page, SHOP, LEARNER);
  await page.goto(DETAIL);
  await untilHydrated(page);
  await action(page).click();
  await page.waitForURL(CONFIRM);
  await expect(page.getByRole('radio', { name: /小书开工券/ })).toBeChecked();
  await expect(action(page)).toHaveCount(1);
  await expect(action(page)).toHaveText('提交并支付 ¥109.00');
  await expectNoFaults(page);
  // By the keys alone: no coupon, then the first again.
  await page.getByRole('radio', { name: /小书开工券/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: '不使用优惠券' })).toBeChecked();
  await expect(action(page)).toHaveText('提交并支付 ¥129.00');
  await page.keyboard.press('ArrowDown');
  await expect(action(page)).toHaveText('提交并支付 ¥109.00');
  await action(page).click();

  await page.waitForURL(/\/pay\/sandbox\//);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.waitForURL(/\/order\/o_/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已支付', { timeout: SEEN_MS });
  await expectNoFaults(page);
  await askForInvoice(page);
  await page.getByRole('link', { name: '开始学习' }).click();
  await page.waitForURL(DETAIL);
  await expect(action(page)).toHaveAttribute('data-action', /^(?:study|continue)$/);

  await page.goto(CONFIRM);
  await expect(action(page)).toHaveAttribute('data-action', 'study');
  await page.locator('[data-kind="navbar"] button[aria-controls]').last().click();
  await page.getByRole('link', { name: '我的订单' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '已支付' })).toHaveCount(1);
  await page.getByRole('link', { name: '待支付', exact: true }).click();
  await expect(page.getByText('这里没有订单')).toBeVisible();
  await expectNoFaults(page);
  expect(complaints).toEqual([]);
});

test('D123: an order is confirmed, left unpaid and given up in a narrow window', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speak(context, 'en');
  await become(page, SHOP, '19900000005');
  await page.goto(urlOf(SHOP, '/order/confirm?goods_id=demo_flash&goods_type=3'));
  await untilHydrated(page);
  await expect(action(page)).toHaveText(/^Pay ¥/);
  expect(await faultsOf(page)).toEqual([]);
  await expectNoFaults(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await action(page).click();
  await page.waitForURL(/\/order\/o_\w+\?pay=manual$/);
  const box = page.getByRole('dialog');
  await expect(box).toContainText('quote the order number');
  await expectNoFaults(page);
  await box.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByText(/^This order is held until /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
});
