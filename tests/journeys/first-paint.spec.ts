/** The first paint of a page that arrives in pieces: early, block by block, and nothing painted moves. */
import type { Page } from '@playwright/test';
import { fortyBlocks } from '../support/forty-blocks.ts';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { serveInPieces } from './support/in-pieces.ts';
import { curl, expect, test } from './support/storefront.ts';

const PIECE = 400;
/** What fills the first window of any page here, and more. */
const FIRST_WINDOW = 16_000;
const PAGE_ID = 'in-pieces';

/** Every shift from the first moment on, as what moved. */
async function listenForShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const names = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'something gone');
        shifts.push(names.join(' and '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(globalThis, 'shifts'));
}

/** Two frames: what has been read by now has been painted. */
const paint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((onFinish) => requestAnimationFrame(() => requestAnimationFrame(() => onFinish()))),
  );

for (const locale of ['cn', 'en']) {
  for (const { name, path } of [
    { name: 'home', path: '/' },
    { name: 'page of forty blocks', path: `/page/${PAGE_ID}` },
  ]) {
    test(`performance: nothing on the ${locale} ${name} shifts, wherever its HTML is cut${locale === 'en' ? ' @side' : ''}`, async ({
      page,
    }) => {
      if (path !== '/') {
        const answer = await publish('knowledge', [microPage(PAGE_ID, await fortyBlocks())]);
        expect(answer).toMatchObject({ code: 0 });
      }
      const { body: html } = await curl('', path, { cookie: `locale=${locale}` });
      const from = html.indexOf('<body');
      const shifts = await listenForShifts(page);
      const server = await serveInPieces(html);
      try {
        const openedResponse = page.goto(server.url, { waitUntil: 'commit' });
        await server.sendTo(from);
        await openedResponse;
        for (let place = from + PIECE; place < from + FIRST_WINDOW; place += PIECE) {
          await server.sendTo(place);
          await paint(page);
        }
        await server.sendTo(html.length);
        await page.waitForLoadState('load');
        await paint(page);
        expect(await shifts()).toEqual([]);
      } finally {
        await server.close();
      }
    });
  }
}

test('performance: what is read to its end is shown while the rest of the page is on its way', async ({
  page,
}) => {
  const { body: html } = await curl('', '/');
  const main = html.indexOf('<main');
  const nodes = [...html.slice(main).matchAll(/ data-node="([^"]+)"/g)];
  const [first, second] = nodes;
  if (first === undefined || second === undefined) throw new Error('the home has no blocks');
  const block = (name: string | undefined) => page.locator(`[data-node="${name}"]`);
  const server = await serveInPieces(html);
  try {
    const openedResponse = page.goto(server.url, { waitUntil: 'commit' });
    await server.sendTo(main + second.index - 400);
    await openedResponse;
    await expect(page.locator('header')).toBeVisible();
    await expect(block(first[1])).toBeHidden();
    await server.sendTo(main + second.index + 400);
    await expect(block(first[1])).toBeVisible();
    await expect(block(second[1])).toBeHidden();
    await server.sendTo(html.length);
    await page.waitForLoadState('load');
    await expect(block(second[1])).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    const hiddenCount = await page
      .locator('[data-page] > *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).visibility === 'hidden').length);
    expect(hiddenCount).toBe(0);
  } finally {
    await server.close();
  }
});
