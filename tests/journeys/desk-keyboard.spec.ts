/** Blocks are edited by keyboard alone, and each move is said in words (ADR-719). */
import type { Page } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { openDesk } from './support/at-desk.ts';
import { publish } from './support/console.ts';
import { expect, test } from './support/storefront.ts';

const title = (id: string) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: { cn: id, en: `Title ${id}` } },
});
/** Further than this nobody presses Tab. */
const STEPS_MAX = 90;

/** Presses Tab until this has the keyboard. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target = page.locator(selector).first();
  await expect(target).toBeVisible();
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is more than ${String(STEPS_MAX)} presses away`);
}

/** Presses a button, wherever it is. */
async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

test('ADR-719: add, move, copy, write, undo and remark without a pointer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = await publish('knowledge', [microPage('desk-by-keys', ['a', 'b', 'c'].map(title))]);
  expect(answer).toMatchObject({ code: 0 });
  await openDesk(page, '/desk/page/page/desk-by-keys');
  await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
  const row = (id: string) => page.locator(`[data-outline="${id}"]`);
  const selectedRows = page.locator('[data-outline][aria-selected="true"]');
  const notice = page.locator('[data-said]');
  const frame = page.frameLocator('iframe[data-desk="frame"]');
  await press(page, '[data-guide] button');
  await expect(page.locator('[data-guide]')).toHaveCount(0);

  // Choose and move: each place is said.
  await tabTo(page, '[data-outline="a"]');
  await page.keyboard.press('ArrowDown');
  await expect(row('b')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(notice).toHaveText('Title, moved to 1 of 3');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(notice).toHaveText('Title, moved to 3 of 3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(notice).toHaveText('Already last');

  // Several at once, doubled, deleted, copied and pasted.
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selectedRows).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(notice).toHaveText('2 blocks duplicated');
  await page.keyboard.press('Delete');
  await expect(notice).toHaveText('2 blocks deleted');
  await expect(page.locator('[data-outline]')).toHaveCount(3);
  // The keyboard stays in the outline.
  await expect(page.locator('[data-outline]:focus')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('[data-outline]')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[data-outline]')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.locator('[data-outline]')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+z');

  // A new block from the library, and its first field is there to be written in.
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('[name="library-q"]')).toBeFocused();
  await page.keyboard.type('notice');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveText('Notice added');
  await tabTo(page, '[data-form] [name="/notices/0/text/en"]');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Written by keys');
  await expect(frame.locator('main')).toContainText('Written by keys');

  // A remark below the form.
  await press(page, '[data-form] summary:has-text("Remarks")');
  await tabTo(page, 'textarea[name="remark"]');
  await page.keyboard.type('Shorter, please');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('[data-form]')).toContainText('Shorter, please');
});
