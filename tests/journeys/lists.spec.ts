/** Lists that live in their address, jumps that work without script, and what a learner was studying. */
import { become, curl, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

test('D22: order and page stand in the address, the used control keeps the focus, and back leads back @side', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/all/0'));
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Most popular' }).click();
  await expect(page).toHaveURL(urlOf('knowledge', '/all/0?sort=hot'));
  // The address is new a moment before the list is: the chosen order says when the list is the one asked for.
  await expect(page.locator('#tag-list-sort-hot')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tag-list-sort-hot');
  const first = await page.locator('main article h2').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(urlOf('knowledge', '/all/0?sort=hot&page=2'));
  await page.goBack();
  await expect(page.locator('main article h2').first()).toHaveText(first);
  await page.reload();
  await expect(page.locator('main article h2').first()).toHaveText(first);
  expect(complaints).toEqual([]);
});

test('D22: the list works without script @side', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('knowledge', '/all/0'));
  await page.getByRole('link', { name: '最热' }).click();
  await expect(page).toHaveURL(urlOf('knowledge', '/all/0?sort=hot'));
  await expect(page.locator('main article')).toHaveCount(20);
  await context.close();
});

test('D114: a stranger sees nothing of continue-learning, a learner their own records @side', async ({
  page,
}) => {
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  await expect(page.locator('[data-kind="continue-learning"]')).toBeHidden();
  await become(page, 'knowledge', '19900000001');
  await page.goto(urlOf('knowledge'));
  await expect(page.locator('[data-kind="continue-learning"]').getByRole('progressbar')).toHaveCount(3);
  expect((await curl('knowledge', '/')).body).not.toContain('progressbar');
});
