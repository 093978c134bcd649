/** What is typed in the canvas outlives the browser, the server and the network (ADR-697). */
import type { Page } from '@playwright/test';
import { AT_DESK } from './support/at-desk.ts';
import { fetchHere } from './support/fetch-here.ts';
import { ownBrowser } from './support/own-browser.ts';
import { ownServer, type OwnServer } from './support/own-server.ts';
import { expect, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const ABOUT = '/desk/page/page/about?lang=en';
/** What may be lost of what was typed when everything dies. */
const LOST_MS = 2_000;
const SAVE = '**/api/console.draft.save/**';

const save = (page: Page) => page.locator('[data-save]');
const field = (page: Page) => page.locator('[data-form="teachers"] [name="/title/en"]');

/** Opens the page in the canvas, signing in where that is asked for, with the first block that has a title chosen. */
async function openAbout(page: Page, server: OwnServer): Promise<void> {
  await page.goto(server.urlOf(SHOP, ABOUT));
  const frame = page.locator('iframe[data-desk="frame"]');
  const name = page.locator('input[name="name"]');
  await expect(frame.or(name)).toBeVisible();
  if (await name.isVisible()) {
    await name.fill(AT_DESK.owner);
    await page.locator('input[name="password"]').fill('learn123');
    await page.locator('[data-action="sign-in"]').click();
  }
  await expect(frame).toHaveAttribute('data-status', 'ready');
  const guide = page.locator('[data-guide]').getByRole('button').first();
  if (await guide.isVisible()) await guide.click();
  await page.locator('[data-outline="teachers"]').click();
  await expect(field(page)).toBeVisible();
}

/** Types letter after letter until told to stop; tells what stood there at each moment. */
function typeOn(page: Page): { letters: { at: number; count: number }[]; stop: () => void } {
  const letters: { at: number; count: number }[] = [];
  let isOver = false;
  const run = async () => {
    for (let count = 1; !isOver; count += 1) {
      await page.keyboard.type(String.fromCodePoint(97 + (count % 26)), { delay: 40 });
      letters.push({ at: Date.now(), count });
    }
  };
  run().catch(() => undefined);
  return {
    letters,
    stop: () => {
      isOver = true;
    },
  };
}

test('ADR-697: browser and server are killed while somebody types; all but the last two seconds is there @side', async () => {
  const server = await ownServer();
  const browser = ownBrowser();
  try {
    const page = await (await browser.start()).newPage();
    await openAbout(page, server);
    const before = await field(page).inputValue();
    await field(page).press('End');
    const { letters, stop } = typeOn(page);
    // Longer than a draft waits before it is sent, and into the middle of the next one.
    await expect.poll(() => (letters.at(-1)?.at ?? 0) - (letters[0]?.at ?? 0)).toBeGreaterThan(5_500);
    await Promise.all([server.kill(), browser.kill()]);
    const end = Date.now();
    stop();
    await server.start();
    const again = await (await browser.start()).newPage();
    await openAbout(again, server);
    const after = await field(again).inputValue();
    expect(after.startsWith(before)).toBe(true);
    const keptText = after.slice(before.length);
    const due = letters.findLast(({ at }) => at <= end - LOST_MS)?.count ?? 0;
    expect(due).toBeGreaterThan(10);
    expect(keptText.length).toBeGreaterThanOrEqual(due);
    const text = letters.map(({ count }) => String.fromCodePoint(97 + (count % 26))).join('');
    expect(`${text}?`.startsWith(keptText.slice(0, text.length))).toBe(true);
    // What this browser had alone is on the server soon.
    await expect(save(again)).toHaveAttribute('data-save', 'saved');
  } finally {
    await browser.close();
    await server.close();
  }
});

test('ADR-697: a cut in the middle of a save and a laptop asleep lose nothing @side', async ({ page }) => {
  const server = await ownServer();
  try {
    await page.context().setExtraHTTPHeaders({});
    await openAbout(page, server);
    const session = await page.context().newCDPSession(page);
    const before = await field(page).inputValue();
    const type = async (text: string) => {
      await field(page).press('End');
      await page.keyboard.type(text);
    };

    // The server saves it, and its answer does not arrive.
    let isCut = true;
    await page.route(SAVE, async (route) => {
      if (!isCut) return route.continue();
      await fetchHere(route);
      return route.abort('connectionreset');
    });
    await type(' one');
    await expect(save(page)).toHaveAttribute('data-save', 'offline');
    await type(' two');
    isCut = false;
    await expect(save(page)).toHaveAttribute('data-save', 'saved');
    await expect(field(page)).toHaveValue(`${before} one two`);
    await page.unroute(SAVE);

    // Asleep before anything was written, and the server is another one when it wakes.
    await type(' three');
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await server.kill();
    await server.start();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await expect(save(page)).toHaveAttribute('data-save', 'saved');
    await expect(field(page)).toHaveValue(`${before} one two three`);
    await page.reload();
    await openAbout(page, server);
    await expect(field(page)).toHaveValue(`${before} one two three`);
  } finally {
    await server.close();
  }
});
