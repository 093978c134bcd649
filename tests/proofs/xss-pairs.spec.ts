/**
 * Each hostile text of the corpus in every string it may be published in, all of them in one shop at once: drawn by the
 * server and hydrated, drawn again by the client, and everything clicked. One line a text in reports/xss-pairs.jsonl.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clickEverything, stayOnPage } from '../journeys/support/click-everything.ts';
import { publish } from '../journeys/support/console.ts';
import { listenForHarm } from '../journeys/support/harm.ts';
import { wakeAll, withoutMedia } from '../journeys/support/live-page.ts';
import { curl, expect, speak, test, urlOf } from '../journeys/support/storefront.ts';
import { loadExamples, type ExampleRow } from '../support/examples.ts';
import { faultsOfHtml } from '../support/harmless.ts';
import { hostileShop } from '../support/hostile-documents.ts';
import { coveringExamples, poison } from '../support/poison.ts';
import { microPage } from '../support/publish-to.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';

/** One a worker, for the chrome is one document a shop; as many as tests/configs/playwright.proofs.config.ts has workers. */
const SHOPS = ['tencent', 'enterprise', 'wecom', 'knowledge'];
/** Shows nothing in a shop without coupons; the shop that has some draws it in a test of its own. */
const COUPONS = 'coupon-row';
/** Shows nothing where cleaning leaves no text of its markup. */
const MARKUP = 'rich-text';
const COUPON_SHOP = 'knowledge';
const NODES_A_PAGE = 200;

let rows: ExampleRow[] = [];
let shop = '';
let detail = '';
/** One a worker, so that its cache stays warm; what it hears is heard for good. */
let page: Page;
let events: string[] = [];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await withoutMedia(page);
  events = await listenForHarm(page);
  rows = coveringExamples(await loadExamples('page-block'));
  shop = SHOPS[test.info().parallelIndex] ?? '';
  const home = await curl(shop, '/');
  detail = /href="(\/detail\/[^"]+)"/.exec(home.body)?.[1] ?? '';
});

const nodesOf = (page: Page) =>
  page
    .locator('main [data-node]')
    .evaluateAll((nodes) =>
      nodes.map((node) => `${node.getAttribute('data-node') ?? ''} ${node.getAttribute('data-kind') ?? ''}`),
    );

/** Texts of the page that hold the payload as it is, but for blanks and marks without a width. */
const textsHolding = (page: Page, payload: string) =>
  page.evaluate((text) => {
    const bare = (words: string) => words.replace(/[\u0000-\u0020\u2028\u2029]/g, '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let matchCount = 0;
    while (walker.nextNode() !== null)
      if (bare(walker.currentNode.textContent ?? '').includes(bare(text))) matchCount += 1;
    return matchCount;
  }, payload);

/** Follows a link of the site as a visitor does: the client draws what it leads to. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const anchor = document.createElement('a');
    anchor.setAttribute('href', href);
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

for (const [index, payload] of XSS_PAYLOADS.entries()) {
  test(`R2, R4, R5, R6: text ${index} runs nowhere in Chromium`, async () => {
    const startTime = Date.now();
    const { documents, nodes, strings, isInTabs } = hostileShop(`hostile-${index}`, rows, payload);
    expect(await publish(shop, documents), payload).toMatchObject({ code: 0 });
    await speak(page.context(), index % 2 === 0 ? 'cn' : 'en');
    const drawings: string[][] = [];
    const harmless = async () => {
      expect(faultsOfHtml(await page.content()), payload).toEqual([]);
      expect(events, payload).toEqual([]);
    };

    await page.goto(urlOf(shop, `/page/hostile-${index}`), { waitUntil: 'domcontentloaded' });
    await wakeAll(page);
    drawings.push(await nodesOf(page));
    await harmless();

    await follow(page, `/p/pc/zone/hostile-${index}`);
    await expect(page.locator('main [data-node="title"]')).toBeAttached();
    await harmless();
    if (isInTabs) {
      await follow(page, detail);
      await expect(page.locator('main [data-node="title"]')).not.toBeAttached();
      await harmless();
    }

    await follow(page, `/page/hostile-${index}`);
    await expect(page.locator('main [data-node="n-0"]')).toBeAttached();
    drawings.push(await nodesOf(page));
    const shownValue = await textsHolding(page, payload);
    expect(shownValue, payload).toBeGreaterThan(0);
    await harmless();

    const letGo = await stayOnPage(page);
    const clickedValue = await clickEverything(page);
    await harmless();
    await letGo();
    const wantedKinds = nodes
      .filter(({ kind }) => ![COUPONS, MARKUP].includes(kind))
      .map(({ id, kind }) => `${id} ${kind}`);
    for (const ids of drawings)
      expect(
        wantedKinds.filter((id) => !ids.includes(id)),
        payload,
      ).toEqual([]);
    mkdirSync('reports', { recursive: true });
    const line = {
      index,
      strings,
      shown: shownValue,
      clicked: clickedValue,
      seconds: (Date.now() - startTime) / 1000,
    };
    appendFileSync('reports/xss-pairs.jsonl', `${JSON.stringify(line)}\n`);
  });
}

test('R2, R4, R5, R6: no text runs in rows of coupons', async () => {
  test.setTimeout(300_000);
  const nodes = rows
    .filter(({ definition }) => definition.kind === COUPONS)
    .flatMap((row) =>
      XSS_PAYLOADS.map((payload) => ({ ...poison(row, payload, true).props, source: 'running', limit: 1 })),
    )
    .map((props, index) => ({ id: `c-${index}`, kind: COUPONS, v: 1, props }));
  for (let at = 0; at < nodes.length; at += NODES_A_PAGE) {
    const part = nodes.slice(at, at + NODES_A_PAGE);
    expect(await publish(COUPON_SHOP, [microPage(`coupons-${at}`, part)])).toMatchObject({ code: 0 });
    await page.goto(urlOf(COUPON_SHOP, `/page/coupons-${at}`), { waitUntil: 'domcontentloaded' });
    await wakeAll(page);
    expect(await nodesOf(page)).toEqual(part.map(({ id, kind }) => `${id} ${kind}`));
    expect(faultsOfHtml(await page.content())).toEqual([]);
    expect(events).toEqual([]);
  }
});
