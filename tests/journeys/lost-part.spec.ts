/** A part of the storefront that cannot be fetched: one full load, then words and a way to try again. */
import { expect, quiet, test, urlOf } from './support/storefront.ts';

test('M48: a part that fails to load makes the browser load the page in full, once a build', async ({
  page,
}) => {
  await page.route(/\/assets\/navigate-/, (call) => call.abort());
  const documents: string[] = [];
  page.on('request', (call) => {
    if (call.resourceType() === 'document') documents.push(new URL(call.url()).pathname);
  });
  await page.goto(urlOf(''));
  await quiet(page);
  await page.locator('a[href="/page/about"]:visible').first().click();
  await expect(page).toHaveURL(urlOf('', '/page/about'));
  await quiet(page);
  expect(documents).toEqual(['/', '/page/about']);

  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(documents).toEqual(['/', '/page/about']);
  await page.unroute(/\/assets\/navigate-/);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page).toHaveURL(urlOf(''));
});
