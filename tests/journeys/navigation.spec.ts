/** Moving inside the shop: one request for a page, no reload, the focus and the title follow. */
import { expect, hydrated, test, urlOf } from './support/storefront.ts';

test('performance: a click inside the shop makes one request for the page and does not reload', async ({
  page,
  complaints,
}) => {
  await page.goto(urlOf(''));
  await hydrated(page);
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
  const calls: string[] = [];
  page.on('request', (call) => {
    if (['document', 'fetch', 'xhr'].includes(call.resourceType()))
      calls.push(`${call.method()} ${new URL(call.url()).pathname}`);
  });
  const before = await page.title();
  const target = page
    .locator('main a[href^="/"]:visible, [data-kind="navbar"] nav a[href^="/"]:visible')
    .filter({ hasNotText: /^$/ });
  const hrefs = await target.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const href = hrefs.find((path) => /^\/(?:detail|all|page)\//.test(path));
  expect(href).toBeDefined();
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === new URL(href ?? '/', url).pathname);
  await hydrated(page);
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  expect(calls.filter((call) => !call.endsWith('/v1/log'))).toHaveLength(1);
  await page.goBack();
  await hydrated(page);
  expect(await page.title()).toBe(before);
  expect(complaints).toEqual([]);
});
