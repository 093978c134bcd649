/** Hostile texts at the desk: in the answers its screens are drawn from, and in the documents its canvas opens. */
import type { Page, Route } from '@playwright/test';
import { MARK, XSS_PAYLOADS } from '../../support/xss-corpus.ts';
import { fetchHere } from './fetch-here.ts';
import { expect, urlOf } from './storefront.ts';

/** What people write, told from names, addresses, moments and choices by its look. */
const isOfPeople = (text: string) => /\p{sc=Han}|\s/u.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);
/** What the canvas edits has to stay a document. */
const LEFT_ALONE = /\/api\/console\.(?:draft|page|config)\./;
const HEARD = /\/api\/(?:console|desk)\./;

export interface HostileAnswers {
  /** Strings that were replaced so far. */
  placements: number;
  /** Texts of the corpus among them. */
  texts: Set<string>;
}

/** Puts the next text of the corpus in the place of each text of a person in what the desk is answered. */
export async function poisonAnswers(page: Page, first = 0): Promise<HostileAnswers> {
  const answers: HostileAnswers = { placements: 0, texts: new Set() };
  const poison = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(poison);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poison(part)]));
    if (typeof value !== 'string' || !isOfPeople(value)) return value;
    const text = XSS_PAYLOADS[(first + answers.placements) % XSS_PAYLOADS.length] ?? '';
    answers.placements += 1;
    answers.texts.add(text);
    return text;
  };
  await page.route(HEARD, async (route: Route) => {
    if (LEFT_ALONE.test(route.request().url())) return route.fallback();
    const response = await fetchHere(route);
    const json: unknown = await response.json().catch(() => undefined);
    return json === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: poison(json) });
  });
  return answers;
}

/** How many texts of this document hold what would have run. */
export const hostileTexts = (page: Page) =>
  page.evaluate((mark) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode() !== null)
      if (walker.currentNode.textContent?.includes(mark) === true) count += 1;
    return count;
  }, MARK);

/** Screens of the console; lists open their first row, too. */
const LISTS = ['goods', 'orders', 'people', 'coupons', 'exams', 'live'];
const SCREENS = [
  '',
  '/pages',
  '/invoices',
  '/comments',
  '/media',
  '/tasks',
  '/task-answers',
  '/certificates',
  '/reports',
  '/settings',
  '/audit',
];

async function visit(page: Page, shop: string, path: string): Promise<number> {
  await page.goto(urlOf(shop, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return hostileTexts(page);
}

/** Looks at every screen of the console; answers how many hostile texts they show between them. */
export async function seeConsole(page: Page, shop: string): Promise<number> {
  let placements = 0;
  for (const path of SCREENS) placements += await visit(page, shop, `/desk${path}`);
  for (const list of LISTS) {
    placements += await visit(page, shop, `/desk/${list}`);
    const row = page.locator(`[data-list="${list}"] [data-row] a`).first();
    const href = (await row.count()) === 0 ? null : await row.getAttribute('href');
    if (href?.startsWith('/desk/') === true) placements += await visit(page, shop, href);
  }
  return placements;
}

/** Chooses every block of the open canvas, so that its outline, box, form and remarks are drawn beside the block itself. */
export async function seeEveryBlock(page: Page): Promise<number> {
  const ids = await page
    .locator('[data-outline]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-outline') ?? ''));
  const blocks = page.frameLocator('iframe[data-desk="frame"]').locator('main [data-node]');
  // The page itself and no screen in its place; a block without goods or people draws nothing.
  await expect.poll(() => blocks.count()).toBeGreaterThan(ids.length / 2);
  for (const id of ids) {
    await page.locator(`[data-outline="${id}"]`).click();
    await expect(page.locator(`[data-form="${id}"]`)).toBeVisible();
    // What is folded away is drawn, too.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>(
        '[data-form] [aria-expanded="false"], [data-form] summary',
      ))
        one.click();
    });
  }
  return ids.length;
}
