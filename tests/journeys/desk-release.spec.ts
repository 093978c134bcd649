/** A price changes together with a page: at once, and on the calendar; both stand in the history (ADR-770). */
import { microPage } from '../support/publish-to.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { expect, test } from './support/storefront.ts';

const block = { id: 'head', kind: 'title-bar', v: 1, props: { title: { cn: '开场', en: 'Opening' } } };
const dayAhead = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

test('ADR-770: a product’s price is published and scheduled with a page, and stands in history and calendar', async ({
  page,
}) => {
  expect(await publish('knowledge', [microPage('with-price', [block])])).toMatchObject({ code: 0 });
  const { row } = await openCanvas(page, 'page/with-price');
  const chooseGood = async () => {
    await page.locator('[data-action="add-good"]').click();
    await page.getByRole('searchbox').fill('demo_paid_video');
    await page.locator('[data-thing="demo_paid_video"]').click();
    await page.getByRole('button', { name: 'Done' }).click();
    return page.locator('[data-sale="good/demo_paid_video"]');
  };
  const setPrice = async (name: string) => {
    const card = await chooseGood();
    await card.locator('[name="/line_price"]').fill(name);
    await expect(card.locator('[data-before="line_price"]')).toContainText('Now:');
  };
  await row('head').click();
  await page.locator('[name="/title/en"]').fill('Sale begins');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await page.locator('[data-action="publish"]').click();
  await setPrice('999');
  await page.locator('[data-action="publish"]').click();
  await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();

  await page.locator('[data-action="schedule"]').click();
  await page.locator('[name="publish_at"]').fill(dayAhead(1));
  await page.locator('[name="take_back_at"]').fill(dayAhead(2));
  await setPrice('899');
  await page.locator('[data-action="schedule"]').click();
  await expect(page.locator('[name="publish_at"]')).toHaveCount(0);
  await page.locator('[data-action="schedule"]').click();
  const entry = page.locator('[data-row="good/demo_paid_video"]').first();
  await expect(entry).toContainText('¥999.00 → ¥899.00');
  await entry.getByRole('button', { name: 'Cancel this change' }).click();
  await expect(page.locator('[data-row="good/demo_paid_video"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.locator('[data-action="history"]').click();
  await page.getByRole('tab', { name: 'Whole shop' }).click();
  // Others publish in this shop meanwhile.
  const release = page.locator('[data-release]').filter({ hasText: '1 price or coupon' }).first();
  await release.getByText('1 price or coupon').click();
  await expect(release.locator('[data-sale="good/demo_paid_video"]')).toContainText('→ ¥999.00');
});
