/** The shop by keys alone: few stops of Tab before what a page is about, arrows inside groups. */
import type { Page } from '@playwright/test';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const MOST_STOPS = 14;
const MOST_AFTER_SKIP = 6;

/** How many stops from here until the one of this name; the limit where it is further. */
async function stopsUntil(page: Page, name: RegExp, limit: number): Promise<number> {
  for (let stop = 1; stop <= limit; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(here)) return stop;
  }
  return limit + 1;
}

test('accessibility: Buy is few stops from the top of a page, and fewer past the link that skips the chrome', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/detail/demo_paid_course/50'));
  await untilHydrated(page);
  // The part that groups stops comes with the first key.
  const part = page.waitForResponse(/\/roving-[^/]+\.js$/);
  await page.keyboard.press('Shift');
  await (await part).finished();
  expect(await stopsUntil(page, /^Buy now/, MOST_STOPS)).toBeLessThanOrEqual(MOST_STOPS);
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(1 + (await stopsUntil(page, /^Buy now/, MOST_STOPS))).toBeLessThanOrEqual(MOST_AFTER_SKIP);
});

test('accessibility: the shop’s menu and its hot searches are one stop each, led through by arrows', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const part = page.waitForResponse(/\/roving-[^/]+\.js$/);
  await page.keyboard.press('Shift');
  await (await part).finished();
  await stopsUntil(page, /^Home$/, 4);
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: 'Courses' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const first = menu.getByRole('list').getByRole('list').first().getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  const field = page.locator('[data-kind="navbar"]').getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const hot = page.locator('[data-kind="navbar"] form').getByRole('link');
  await expect(hot.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hot.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  // The words may be gone with the focus.
  await expect
    .poll(() => hot.evaluateAll((all) => all.some((one) => one === document.activeElement)))
    .toBe(false);
});

test('accessibility: suggestions are one stop: the field; arrows choose, Enter opens', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto(urlOf('knowledge'));
  await untilHydrated(page);
  const field = page.locator('[data-kind="navbar"]').getByLabel('Search').first();
  await field.focus();
  await page.keyboard.type('写作');
  const list = page.locator('[data-kind="navbar"]').getByRole('listbox');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const choice = await field.getAttribute('aria-activedescendant');
  await expect(list.getByRole('option', { selected: true })).toHaveAttribute('id', choice ?? '');
  await expect(field).toBeFocused();
  const stops = await list
    .getByRole('option')
    .evaluateAll((all) => all.filter((one) => one.tabIndex >= 0).length);
  expect(stops).toBe(0);
});
