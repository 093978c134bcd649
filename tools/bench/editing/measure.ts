/**
 * Typing in a page of 230 blocks: our desk beside Puck's editor, in one run and one browser (ADR-758). Puck draws a heading and a line
 * each; ours is measured on the same, and on blocks of all kinds as merchants use them, of which each is a hundred elements.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { fortyBlocks } from '../../../tests/support/forty-blocks.ts';
import { microPage, publishTo } from '../../../tests/support/publish-to.ts';
import { ensurePeers } from '../peers.ts';
import type { ShopServer } from '../shop-server.ts';
import { serveFolder } from '../static-server.ts';
import { median } from '../stats.ts';
import { buildPuckPage } from './puck-page.ts';
import { typeKeys, type TypingFigures } from './type-keys.ts';

const BLOCKS = 230;
const PAGES = { lectern: 'bench-editing', plain: 'bench-editing-plain' } as const;
/** Everything is there, and what is done once it is has been done. */
const SETTLE_MS = 3_000;
const OWNER = { name: '19900000005', password: 'learn123' };
const SIZE = { width: 1280, height: 800 };

export type EditingFigures = Partial<Record<'lectern' | 'plain' | 'puck', TypingFigures>>;

const heading = (id: string, title: string) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title, subtitle: 'A line of words below the heading.' },
});

async function publishPages(shop: ShopServer): Promise<void> {
  const forty = await fortyBlocks();
  const blocks = Array.from({ length: BLOCKS - 1 }, (_, index) => {
    const block = forty[index % forty.length];
    if (block === undefined) throw new Error('no blocks were found');
    return { ...block, id: `b-${index}` };
  });
  const first = heading('first', 'Before');
  const headings = blocks.map(({ id }, index) => heading(id, `Before ${index + 1}`));
  const pages = [microPage(PAGES.lectern, [first, ...blocks]), microPage(PAGES.plain, [first, ...headings])];
  const answer = await publishTo(shop, 'knowledge', pages, true);
  if (answer.code !== 0) throw new Error(`the page could not be published: ${answer.code}`);
}

async function typeAtDesk(browser: Browser, shop: ShopServer, id: string): Promise<TypingFigures> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(`${shop.url}/desk/page/page/${id}?lang=en`);
    await page.locator('input[name="name"]').fill(OWNER.name);
    await page.locator('input[name="password"]').fill(OWNER.password);
    await page.locator('[data-action="sign-in"]').click();
    await page.locator('[data-outline="first"]').click();
    const field = page.locator('input[name="/title/en"], input[name="/title"]').first();
    await field.waitFor();
    await page.locator('iframe[data-desk="frame"][data-status="ready"]').waitFor();
    await page.getByRole('button', { name: 'Don’t show again' }).click();
    await field.fill('Before');
    await page.waitForTimeout(SETTLE_MS);
    return await typeKeys(page, field, 'iframe[data-desk="frame"]');
  } finally {
    await context.close();
  }
}

async function typeInPuck(browser: Browser, url: string): Promise<TypingFigures> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/?blocks=${BLOCKS}`);
    const field = page.locator('input[name="title"]').filter({ visible: true }).first();
    await field.waitFor();
    await page.frameLocator('#preview-frame').locator('[data-node="first-0"]').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return await typeKeys(page, field, '#preview-frame');
  } finally {
    await context.close();
  }
}

function middleOf(runs: readonly TypingFigures[]): TypingFigures | undefined {
  if (runs.length === 0) return undefined;
  const of = (name: keyof TypingFigures) => median(runs.map((run) => run[name]));
  return { script: of('script'), task: of('task'), paint: of('paint'), paintP95: of('paintP95') };
}

/** The runs take turns. */
export async function measureEditing(
  browser: Browser,
  shop: ShopServer,
  runs: number,
): Promise<EditingFigures> {
  await publishPages(shop);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-puck-'));
  const hasPuck = ensurePeers().puck;
  if (hasPuck) await buildPuckPage(folder);
  const server = await serveFolder(folder);
  const ours: TypingFigures[] = [];
  const plain: TypingFigures[] = [];
  const theirs: TypingFigures[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      ours.push(await typeAtDesk(browser, shop, PAGES.lectern));
      plain.push(await typeAtDesk(browser, shop, PAGES.plain));
      if (hasPuck) theirs.push(await typeInPuck(browser, server.url));
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [lectern, headings, puck] = [ours, plain, theirs].map(middleOf);
  return {
    ...(lectern === undefined ? {} : { lectern }),
    ...(headings === undefined ? {} : { plain: headings }),
    ...(puck === undefined ? {} : { puck }),
  };
}
