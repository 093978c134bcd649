/** What a page of forty blocks costs: nothing after the HTML on arrival, one request for its data when navigated to. */
import type { Page } from '@playwright/test';
import { fortyBlocks } from '../support/forty-blocks.ts';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { wakeAll } from './support/live-page.ts';
import { expect, quiet, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';

/** Calls to the shop's server. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|auth)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('performance: a page of forty blocks asks for nothing on arrival and once when navigated to @side', async ({
  page,
}) => {
  const link = {
    id: 'go',
    kind: 'title-bar',
    v: 1,
    props: { title: 'Forty', more: { link_type: 3, link_id: 'forty' } },
  };
  const documents = [microPage('forty', await fortyBlocks()), microPage('before-forty', [link])];
  expect(await publish(SHOP, documents)).toMatchObject({ code: 0 });

  const calls = callsOf(page);
  await page.goto(urlOf(SHOP, '/page/forty'));
  await wakeAll(page);
  await quiet(page);
  expect(await page.locator('main [data-node]').count()).toBeGreaterThan(30);
  expect(calls).toEqual([]);

  await page.goto(urlOf(SHOP, '/page/before-forty'));
  await quiet(page);
  calls.length = 0;
  await page.locator('a[href="/page/forty"]').first().click();
  await expect(page.locator('[data-node="b-0"]')).toBeVisible();
  // Not until the network is idle: a foreign frame below that nobody may reach keeps the browser from ever saying so.
  await page.locator('main [data-node]').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  expect(calls).toEqual(['/api/page.micro.get/1.0.0']);
});
