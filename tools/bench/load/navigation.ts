/** Going to a page of forty blocks without leaving the shop: the one request it costs, beside one request a block. */
import type { Browser, Page } from 'playwright';
import { fortyBlocks } from '../../../tests/support/forty-blocks.ts';
import { microPage, publishTo } from '../../../tests/support/publish-to.ts';
import type { ShopServer } from '../shop-server.ts';
import { median } from '../stats.ts';
import { PROFILES, slowDown } from './vitals.ts';

export const FORTY_ID = 'bench-forty';
const DOOR_ID = 'bench-door';

interface NavigationCost {
  requests: number;
  kilobytes: number;
  ms: number;
}
export interface NavigationFigures {
  one: NavigationCost;
  each: NavigationCost;
}

export async function publishForty(shop: ShopServer): Promise<void> {
  const more = { link_type: 3, link_id: FORTY_ID };
  const door = { id: 'door', kind: 'title-bar', v: 1, props: { title: 'Forty blocks', more } };
  const documents = [microPage(FORTY_ID, await fortyBlocks()), microPage(DOOR_ID, [door])];
  const answer = await publishTo(shop, 'knowledge', documents);
  if (answer.code !== 0)
    throw new Error(`the page of forty blocks was refused: ${JSON.stringify(answer.data)}`);
}

/** Requests and bytes of the shop's calls from now on. */
async function countCalls(page: Page): Promise<{ requests: number; bytes: number }> {
  const totals = { requests: 0, bytes: 0 };
  const calls = new Set<string>();
  const devtools = await slowDown(page, PROFILES.desktop);
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return;
    calls.add(requestId);
    totals.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) totals.bytes += encodedDataLength;
  });
  return totals;
}

async function openDoor(browser: Browser, shop: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${shop}/page/${DOOR_ID}`, { waitUntil: 'networkidle' });
  return { context, page, counted: await countCalls(page) };
}

async function goOnce(browser: Browser, shop: string): Promise<NavigationCost> {
  const { context, page, counted } = await openDoor(browser, shop);
  try {
    const link = page.locator(`a[href="/page/${FORTY_ID}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    const start = Date.now();
    const response = page.waitForResponse((answer) => answer.url().includes('/api/page.micro.get/'));
    await link.click();
    await (await response).finished();
    const ms = Date.now() - start;
    await page.locator('[data-node="b-0"]').waitFor();
    await page.waitForLoadState('networkidle');
    return { requests: counted.requests, kilobytes: counted.bytes / 1024, ms };
  } finally {
    await context.close();
  }
}

/** The same forty nodes by a storefront that asks block by block: one list of goods each, all at once. */
async function askEach(browser: Browser, shop: string): Promise<NavigationCost> {
  const { context, page, counted } = await openDoor(browser, shop);
  try {
    const state: { boot: { info: { app_id: string } } } = JSON.parse(
      (await page.locator('#lectern-state').textContent()) ?? '{}',
    );
    const appId = state.boot.info.app_id;
    const ms = await page.evaluate(async (id) => {
      const start = performance.now();
      await Promise.all(
        Array.from({ length: 40 }, (_, block) =>
          fetch('/api/goods.cards.get/1.0.0', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'app-id': id },
            body: JSON.stringify({ queries: [{ source: 'new', limit: 4 + (block % 8) }] }),
          }).then((answer) => answer.text()),
        ),
      );
      return performance.now() - start;
    }, appId);
    await page.waitForLoadState('networkidle');
    return { requests: counted.requests, kilobytes: counted.bytes / 1024, ms };
  } finally {
    await context.close();
  }
}

function middle(costs: readonly NavigationCost[]): NavigationCost {
  return {
    requests: median(costs.map(({ requests }) => requests)),
    kilobytes: median(costs.map(({ kilobytes }) => kilobytes)),
    ms: median(costs.map(({ ms }) => ms)),
  };
}

export async function measureNavigation(
  browser: Browser,
  shop: string,
  runs: number,
): Promise<NavigationFigures> {
  const one: NavigationCost[] = [];
  const each: NavigationCost[] = [];
  for (let run = 0; run < runs; run += 1) {
    one.push(await goOnce(browser, shop));
    each.push(await askEach(browser, shop));
    process.stdout.write('.');
  }
  return { one: middle(one), each: middle(each) };
}
