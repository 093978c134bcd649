/** Moving inside the shop: one request for a page, no reload, the focus and the title follow. */
import { expect, quiet, test, urlOf } from './support/storefront.ts';

test('performance: a click inside the shop makes one request for the page and does not reload', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf(''));
  await quiet(page);
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  const calls: string[] = [];
  page.on('request', (call) => {
    if (['document', 'fetch', 'xhr'].includes(call.resourceType()))
      calls.push(`${call.method()} ${new URL(call.url()).pathname}`);
  });
  const before = await page.title();
  const links = await page
    .locator('a[href^="/page/"]:visible')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const href = links[0] ?? '';
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page).toHaveURL(urlOf('', href));
  await expect.poll(() => page.title()).not.toBe(before);
  await quiet(page);
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  expect(calls.filter((call) => !call.endsWith('/v1/log'))).toEqual(['GET /api/page.micro.get/1.0.0']);
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.title()).toBe(before);
  expect(complaints).toEqual([]);
});
