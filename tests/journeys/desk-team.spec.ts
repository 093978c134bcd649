/** Two people at one page of the desk, and one page through many eyes (ADR-740, D43). */
import { openDesk } from './support/at-desk.ts';
import { expect, test } from './support/storefront.ts';

const HOME = '/desk/page/page/home';

test('ADR-740: two people at one page see each other, what the other has chosen, and their remarks', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await openDesk(page, HOME);
  await openDesk(other, HOME, { role: 'editor' });
  for (const one of [page, other]) {
    await expect(one.locator('[data-present]')).toHaveCount(2);
    await one.getByRole('button', { name: 'Don’t show again' }).click();
    await expect(one.locator('[data-guide]')).toHaveCount(0);
  }
  const row = other.locator('[data-outline]').first();
  const block = await row.getAttribute('data-outline');
  await row.click();
  await expect(page.locator('[data-chosen-by]')).toHaveCount(1);
  await other.locator('input[name^="/"]:visible').first().focus();
  await expect(page.locator('[data-chosen-fields]')).toHaveAttribute('data-chosen-fields', /./);
  await other.getByText('Remarks', { exact: true }).click();
  await other.locator('textarea[name="remark"]').fill('Brighter, @owner');
  await other.locator('[data-action="reply"]').click();
  const mark = page.locator(`[data-outline="${block ?? ''}"]`).getByRole('img', { name: 'Remarks (1)' });
  await expect(mark).toBeVisible();
  await other.getByRole('button', { name: 'Resolve' }).click();
  await expect(mark).toHaveCount(0);
  await context.close();
  await expect(page.locator('[data-present]')).toHaveCount(1);
});

test('D43: one page is seen through many eyes, and a cell opens large and stays in the address', async ({
  page,
}) => {
  await openDesk(page, `${HOME}/views`);
  await expect(page.locator('[data-view]')).toHaveCount(4);
  await expect(page.locator('[data-view] [data-state="ready"]').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('checkbox', { name: 'Closed' }).click();
  await expect(page.locator('[data-view="visitor closed - en 390 -"]')).toBeVisible();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.locator('[data-view]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-view]')).toHaveCount(1);
});
