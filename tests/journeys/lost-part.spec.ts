/** A part of the storefront that cannot be fetched: one full load, then words and a way to try again. */
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { wakeAll } from './support/live-page.ts';
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

test('R13: a block whose script is lost twice lives once the script can be had, in the page as it stands', async ({
  page,
}) => {
  const node = {
    id: 'n-countdown',
    kind: 'countdown',
    v: 1,
    props: { to: 4_000_000_000, title: 'A far day' },
  };
  expect(await publish('knowledge', [microPage('lost-script', [node])])).toMatchObject({ code: 0 });
  let requestCount = 0;
  await page.route(/\/assets\/interactive-countdown-.*\.js/, async (call) => {
    requestCount += 1;
    await (requestCount <= 2 ? call.abort() : call.continue());
  });
  const documents: string[] = [];
  page.on('request', (call) => {
    if (call.resourceType() === 'document') documents.push(new URL(call.url()).pathname);
  });
  await page.goto(urlOf('knowledge', '/page/lost-script'));
  await expect.poll(() => requestCount).toBe(2);
  await wakeAll(page);
  expect(requestCount).toBe(3);
  expect(documents).toEqual(['/page/lost-script', '/page/lost-script']);
});
