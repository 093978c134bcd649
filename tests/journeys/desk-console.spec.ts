/** The console of the desk: each list's main act done in the browser, on things made here (D138, D139). */
import type { Page } from '@playwright/test';
import { openDesk } from './support/at-desk.ts';
import { logInFirst } from './support/first-login.ts';
import { comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);
const control = (page: Page, name: string) => page.locator(`[name="${name}"]`);
/** The state of a form's save. */
const saveState = (page: Page) => page.locator('[data-save]');

/** A new good by the form; answers its id. */
async function createGood(page: Page, title: string): Promise<string> {
  await page.goto(urlOf('knowledge', '/desk/goods/new'));
  await control(page, '/title/cn').fill(title);
  await control(page, '/price').fill('99.5');
  await act(page, 'add-chapter').click();
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/goods\/(?!new)/);
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

test('D138: what needs somebody today leads to the list behind it', async ({ page }) => {
  await openDesk(page, '/desk', { shop: 'knowledge' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const names = [
    'pages',
    'goods',
    'orders',
    'people',
    'comments',
    'teaching',
    'live',
    'media',
    'reports',
    'audit',
  ];
  for (const name of names) await expect(page.locator(`[data-desk-nav="${name}"]`)).toBeVisible();
  const figure = page.locator('[data-figure="offersEnding"]');
  const count = Number(/\d+\s*$/.exec(await figure.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  await figure.click();
  await expect(page).toHaveURL(/\/desk\/goods\?is_offer_ending=true$/);
  await expect(page.locator('table[data-list="goods"] [data-row]')).toHaveCount(count);
});

test('D138: an address holds what is searched, filtered and sorted, and the way back undoes it', async ({
  page,
}) => {
  await openDesk(page, '/desk/goods');
  const rows = page.locator('table[data-list="goods"] [data-row]');
  await expect(rows).toHaveCount(20);
  await act(page, 'more').click();
  await expect(rows.nth(20)).toBeVisible();
  await page.locator('[data-list="goods"] th').getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL(/sort=-price/);
  await expect(page.locator('th[aria-sort="descending"]')).toContainText('Price');
  await control(page, 'type').selectOption({ label: 'Course' });
  await expect(page).toHaveURL(/type=50/);
  await page.keyboard.press('/');
  await page.keyboard.type('no such words');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows.first()).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(/sort=-price/);
  await expect(rows.first()).toBeVisible();
  // The part that is open is no filter.
  await page.goto(urlOf('knowledge', '/desk/goods?state=on&q=no+such+words'));
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(/\/desk\/goods\?state=on$/);
  await expect(rows.first()).toBeVisible();
});

test('D127: a good is made, hidden with others and found again; a fault stands beside its field', async ({
  page,
}) => {
  await openDesk(page, '/desk/goods');
  const id = await createGood(page, 'Made at the desk');
  await expect(page.locator('[data-prices]')).toContainText('99.50');
  await control(page, '/cover').fill('no address');
  await act(page, 'save').click();
  await expect(control(page, '/cover')).toHaveAttribute('aria-invalid', 'true');
  await control(page, '/cover').fill('');
  await control(page, '/price').fill('120');
  await act(page, 'save').click();
  await expect(saveState(page)).toHaveAttribute('data-save', 'saved');
  await page.goto(urlOf('knowledge', `/desk/goods?q=${id}`));
  const row = page.locator(`[data-row="${id}"]`);
  await expect(row).toContainText('¥120.00');
  await row.getByRole('checkbox').check();
  await act(page, 'take-down').click();
  await act(page, 'ok').click();
  await expect(row).toContainText('Taken down');
});

test('D138: two people save one good: both values are shown and nothing is lost', async ({
  page,
  browser,
}) => {
  await openDesk(page, '/desk/goods');
  const id = await createGood(page, 'Saved by two');
  const other = await (await browser.newContext()).newPage();
  await openDesk(other, `/desk/goods/${id}`, { role: 'editor' });
  await control(other, '/title/cn').fill('By the editor');
  await control(other, '/price').fill('10');
  await act(other, 'save').click();
  await expect(saveState(other)).toHaveAttribute('data-save', 'saved');
  await control(page, '/title/cn').fill('By the owner');
  await control(page, '/line_price').fill('500');
  await act(page, 'save').click();
  const conflict = page.locator('[data-conflict="title"]');
  await expect(conflict).toContainText('By the owner');
  await expect(conflict).toContainText('By the editor');
  await conflict.locator('[data-action="yours"]').click();
  await act(page, 'save').click();
  await expect(saveState(page)).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await expect(control(page, '/title/cn')).toHaveValue('By the owner');
  await expect(control(page, '/price')).toHaveValue('10.00');
  await expect(control(page, '/line_price')).toHaveValue('500.00');
  await other.context().close();
});

test('D138: a page with changes asks before it is left, and a stored one does not', async ({ page }) => {
  await openDesk(page, '/desk/coupons/new');
  await control(page, '/title/cn').fill('A coupon');
  await page.locator('[data-desk-nav="orders"]').click();
  await expect(page.getByRole('dialog')).toContainText('Leave this page?');
  await page.getByRole('button', { name: 'Stay' }).click();
  await control(page, '/amount').fill('5');
  await control(page, '/start').fill('2026-11-01T08:00');
  await control(page, '/end').fill('2027-11-01T08:00');
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/coupons\/(?!new)/);
  await page.locator('[data-desk-nav="orders"]').click();
  await expect(page.locator('table[data-list="orders"]')).toBeVisible();
});

test('ADR-820: a typed text that is no value stays, holds the save back, and counts as unsaved', async ({
  page,
}) => {
  await openDesk(page, '/desk/coupons/new');
  const [amount, start] = [control(page, '/amount'), control(page, '/start')];
  await amount.fill('5,x');
  await page.locator('[data-desk-nav="orders"]').click();
  await expect(page.getByRole('dialog')).toContainText('Leave this page?');
  await page.getByRole('button', { name: 'Stay' }).click();
  await control(page, '/title/cn').fill('Typed by hand');
  await control(page, '/end').fill('2027-11-01T08:00');
  // The month of a date, and no more.
  await start.focus();
  await page.keyboard.type('11');
  await act(page, 'save').click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('5,x');
  await amount.fill('5');
  await act(page, 'save').click();
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/coupons\/new\b/);
  await start.fill('2026-11-01T08:00');
  await act(page, 'save').click();
  await page.waitForURL(/\/desk\/coupons\/(?!new)/);
  await page.reload();
  await expect(amount).toHaveValue('5.00');
  await expect(start).toHaveValue('2026-11-01T08:00');
});

test('D127: an import shows its changes before anything is written', async ({ page }) => {
  await openDesk(page, '/desk/goods');
  await act(page, 'import').click();
  const good = { id: 'imported-at-the-desk', type: 3, title: 'Imported at the desk', price: 100 };
  const file = (tables: object) => ({
    name: 'goods.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ tables })),
  });
  await control(page, 'file').setInputFiles(file({ goods: [{ ...good, price: -1 }] }));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('/price');
  await control(page, 'file').setInputFiles(file({ goods: [good] }));
  await expect(page.locator('[data-changes]')).toContainText('imported-at-the-desk');
  await page.keyboard.press('Escape');
  await page.goto(urlOf('knowledge', '/desk/goods?q=imported-at-the-desk'));
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await act(page, 'import').click();
  await control(page, 'file').setInputFiles(file({ goods: [good] }));
  await expect(page.locator('[data-changes]')).toBeVisible();
  await page.getByRole('dialog').locator('[data-action="save"]').click();
  await expect(page.locator('[data-row="imported-at-the-desk"]')).toBeVisible();
});

test('D132: an order is refunded by the shop, with the rule shown and a reason', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const buyer = await (await browser.newContext()).newPage();
  await comeFrom(buyer.context(), '10.9.31.7');
  await speak(buyer.context(), 'en');
  await buyer.goto(urlOf('knowledge', '/detail/demo_paid_video/3'));
  await untilHydrated(buyer);
  await buyer.locator('[data-action]:visible').first().click();
  await logInFirst(buyer, 'en', '19912345731');
  await buyer.waitForURL(/\/order\/confirm/);
  await untilHydrated(buyer);
  await buyer.locator('[data-action]:visible').first().click();
  await buyer.waitForURL(/\/pay\/sandbox\//);
  await buyer.locator('button[value="paid"]').click();
  await buyer.waitForURL(/\/order\/o_/);
  const id = new URL(buyer.url()).pathname.split('/').at(-1) ?? '';
  await openDesk(page, `/desk/orders/${id}`);
  await act(page, 'refund').click();
  await expect(page.getByRole('dialog')).toContainText('Refund rule');
  await act(page, 'ok').click();
  await expect(page.getByRole('dialog').getByText('Enter the reason')).toBeVisible();
  await control(page, 'reason').fill('Bought twice');
  await act(page, 'ok').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Bought twice').first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return page.locator('main').textContent();
    })
    .toContain('Refunded');
  await buyer.context().close();
});

test('D72: a person is invited, given a course by hand with a reason, and it is taken back', async ({
  page,
}) => {
  await openDesk(page, '/desk/people');
  await act(page, 'invite').click();
  await control(page, 'phone').fill('19912345732');
  await act(page, 'ok').click();
  await expect(page.locator('[data-copy]')).toContainText('http');
  await page.goto(urlOf('knowledge', '/desk/people?q=5732'));
  await page.locator('table[data-list="people"] [data-row] a').first().click();
  await act(page, 'grant').click();
  await control(page, 'goods_id').last().fill('demo_paid_video');
  await control(page, 'reason').fill('A prize');
  await act(page, 'ok').click();
  const right = page.locator('[data-row^="demo_paid_video-manual"]');
  await expect(right).toContainText('Granted by hand');
  await control(page, 'phone').fill('19912345732');
  await control(page, 'goods_id').fill('demo_paid_video');
  await act(page, 'explain').click();
  await expect(page.locator('[data-explained="true"]')).toContainText('Can study');
  await right.locator('[data-action="revoke"]').click();
  await control(page, 'reason').fill('A mistake');
  await act(page, 'ok').click();
  await expect(right).toHaveCount(0);
});

test('M193: a comment is answered, pinned, hidden and shown again', async ({ page }) => {
  await openDesk(page, '/desk/comments');
  await control(page, 'q').fill('forty pages');
  const row = page.locator('table[data-list="comments"] [data-row]').filter({ hasText: 'forty pages' });
  await expect(row).toHaveCount(1);
  await row.locator('[data-action="reply"]').click();
  await control(page, 'reply').fill('Thank you, from the desk');
  await act(page, 'ok').click();
  await row.locator('[data-action="pin"]').click();
  await expect(row).toContainText('Pinned');
  await row.locator('[data-action="pin"]').click();
  await expect(row).not.toContainText('Pinned');
  await control(page, 'q').fill('from the desk');
  const reply = page.locator('table[data-list="comments"] [data-row]').filter({ hasText: 'from the desk' });
  await expect(reply).toHaveCount(1);
  await reply.locator('[data-action="hide"]').click();
  await expect(reply).toContainText('Hidden');
  await reply.locator('[data-action="approve"]').click();
  await expect(reply).toContainText('Shown');
  await reply.locator('[data-action="delete"]').click();
  await act(page, 'ok').click();
  await expect(reply).toHaveCount(0);
});

test('D138: Ctrl-K finds goods, people and screens from anywhere, by keys alone', async ({ page }) => {
  await openDesk(page, '/desk/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await page.keyboard.press('Control+k');
  const words = page.locator('input[name="everything"]');
  await expect(words).toBeFocused();
  await words.fill('demo_paid_video');
  await expect(page.locator('[data-hit="/desk/goods/demo_paid_video"]')).toBeVisible();
  await words.fill('coup');
  await expect(page.locator('[data-hit="/desk/coupons"]')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/coupons$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('D43: a token of a member of staff is shown once, and revoked', async ({ page }) => {
  await openDesk(page, '/desk/settings');
  await act(page, 'create').click();
  await control(page, 'phone').fill('19900000008');
  await act(page, 'ok').click();
  await expect(page.getByRole('dialog').getByText('not on the staff')).toBeVisible();
  await control(page, 'phone').fill('19900000005');
  await control(page, 'name').last().fill('made by a journey');
  await act(page, 'ok').click();
  await expect(page.locator('[data-copy]')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  const row = page.locator('[data-row]').filter({ hasText: 'made by a journey' });
  await row.locator('[data-action="revoke"]').click();
  await act(page, 'ok').click();
  await expect(row).toHaveCount(0);
});
