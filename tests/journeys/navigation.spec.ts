/** Moving inside the shop: one request for a page, no reload, the focus and the title follow. */
import type { Page } from '@playwright/test';
import { expect, untilHydrated, quiet, speak, test, urlOf } from './support/storefront.ts';

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
    .evaluateAll((matches) => matches.map((link) => link.getAttribute('href') ?? ''));
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

/** What is said to screen readers from now on, each once; the calls of the next page take this long. */
async function listenToWords(page: Page, delayMs: number): Promise<() => Promise<unknown>> {
  await page.route('**/api/page.micro.get/**', async (route) => {
    const releasePromise = page.evaluate(
      (wait) => new Promise((onFinish) => setTimeout(onFinish, wait)),
      delayMs,
    );
    await releasePromise;
    await route.continue();
  });
  await page.evaluate(() => {
    const messages: string[] = [];
    Object.assign(globalThis, { said: messages });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.getAttribute('aria-live') === 'polite')
          messages.push(target.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'said'));
}

/** Whether what is in the middle of the window belongs to a page. */
const showsPage = (page: Page) =>
  page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, [data-kind]') !== null,
  );

test('ux states: a page that is slow to come is outlined until it stands, and that is said once', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf(''));
  await untilHydrated(page);
  const readMessage = await listenToWords(page, 1_500);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => showsPage(page)).toBe(false);
  expect(page.url()).toBe(urlOf(''));
  await expect(page).toHaveURL(urlOf('', '/page/about'));
  await expect.poll(() => showsPage(page)).toBe(true);
  expect(await readMessage()).toEqual(['Loading the page', await page.title()]);
});

test('ux states: a tap shows a sign before anything of the next page has come, on however slow a line', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf(''));
  await untilHydrated(page);
  // From now on nothing comes, neither parts of the shop nor answers, until the sign was seen.
  let release: () => void = () => undefined;
  const seePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/|\/api\//, async (route) => {
    await seePromise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => showsPage(page)).toBe(false);
  expect(page.url()).toBe(urlOf(''));
  release();
  await expect(page).toHaveURL(urlOf('', '/page/about'));
  await expect.poll(() => showsPage(page)).toBe(true);
});
