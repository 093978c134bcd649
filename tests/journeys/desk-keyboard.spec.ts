/** Blocks are edited, and pages looked at, talked about, published and scheduled, by keyboard alone; each move is said in words (ADR-719). */
import type { Page } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { openDesk } from './support/at-desk.ts';
import { publish } from './support/console.ts';
import { curl, expect, test } from './support/storefront.ts';

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

/** Publishes a page of these titles and opens it, without the guide of a first visit. */
async function openByKeys(page: Page, id: string, titles: readonly string[]): Promise<void> {
  expect(await publish('knowledge', [microPage(id, titles.map(title))])).toMatchObject({ code: 0 });
  await openDesk(page, `/desk/page/page/${id}`);
  await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
  await press(page, '[data-guide] button');
  await expect(page.locator('[data-guide]')).toHaveCount(0);
}

test('ADR-719: add, move, copy, write, undo and remark without a pointer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openByKeys(page, 'desk-by-keys', ['a', 'b', 'c']);
  const row = (id: string) => page.locator(`[data-outline="${id}"]`);
  const selectedRows = page.locator('[data-outline][aria-selected="true"]');
  const notice = page.locator('[data-said]');
  const frame = page.frameLocator('iframe[data-desk="frame"]');

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

/** Types a day and eight in the morning into the field that has the focus, part by part. */
async function typeMoment(page: Page, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0800AM');
}

/** Writes the title of the second block, which is the chosen one. */
async function writeTitle(page: Page, text: string): Promise<void> {
  await tabTo(page, '[data-form="b"] [name="/title/en"]');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('ADR-719: resolve a remark, view as, publish and schedule without a pointer', async ({ page }) => {
  await openByKeys(page, 'desk-on-by-keys', ['a', 'b']);
  const frame = page.frameLocator('iframe[data-desk="frame"]');
  const mark = page.locator('[data-outline="b"]').getByRole('img', { name: 'Remarks (1)' });
  await tabTo(page, '[data-outline="a"]');
  await page.keyboard.press('ArrowDown');
  await writeTitle(page, 'Out by keys');

  // A remark is written, and resolved: its mark goes, and it stays to be read.
  await press(page, '[data-form] summary:has-text("Remarks")');
  await tabTo(page, 'textarea[name="remark"]');
  await page.keyboard.type('Shorter, please');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(mark).toBeVisible();
  await press(page, '[data-form] [data-state="open"] button:has-text("Resolve")');
  await expect(mark).toHaveCount(0);
  await press(page, '[data-form] summary:has-text("resolved")');
  await expect(page.locator('[data-form] [data-state="resolved"]')).toContainText('Shorter, please');

  // Through a learner's eyes, in Chinese, and back.
  const lookAs = async (role: string, language: string) => {
    await press(page, '[data-action="view-as"]');
    await tabTo(page, 'dialog select[name="role"]');
    await page.keyboard.type(role);
    await tabTo(page, 'dialog select[name="locale"]');
    await page.keyboard.type(language);
    await press(page, 'dialog button[type="submit"]');
    await expect(page.locator('[data-action="view-as"]')).toBeFocused();
  };
  const banner = frame.getByRole('banner');
  await expect(banner).toContainText('Log in');
  await lookAs('Learner', 'Chinese');
  await expect(frame.locator('html')).toHaveAttribute('lang', /^zh/);
  await expect(banner).toContainText('个人中心');
  await lookAs('Visitor', 'English');
  await expect(banner).toContainText('Log in');
  await expect(frame.locator('[data-node="b"]')).toContainText('Out by keys');

  // To shoppers now.
  await press(page, '[data-action="publish"]');
  await expect(page.locator('dialog')).toContainText('Title b → Out by keys');
  await press(page, 'dialog [data-action="publish"]');
  await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();
  await expect(page.locator('[data-action="publish"]')).toBeFocused();
  expect((await curl('knowledge', '/page/desk-on-by-keys?lang=en')).body).toContain('Out by keys');

  // And later.
  await writeTitle(page, 'Next year');
  await press(page, '[data-action="schedule"]');
  const moment = page.locator('dialog [name="publish_at"]');
  await expect(moment).toBeFocused();
  // More than a year ahead is said at the field; a nearer day is taken.
  const far = `${String(new Date().getFullYear() + 2)}-12-31`;
  await typeMoment(page, far);
  await expect(moment).toHaveValue(`${far}T08:00`);
  await press(page, 'dialog [data-action="schedule"]');
  await expect(page.getByText('Choose a time no more than a year ahead')).toBeVisible();
  await tabTo(page, 'dialog [name="publish_at"]');
  const near = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
  await typeMoment(page, near);
  await expect(moment).toHaveValue(`${near}T08:00`);
  await press(page, 'dialog [data-action="schedule"]');
  await expect(page.getByText(/^Goes live .*8:00/)).toBeVisible();
  await expect(page.locator('[data-action="schedule"]')).toBeFocused();
});
