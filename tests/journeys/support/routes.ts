/** What a route has to be once its page is live: the layout and the title its HTML had. */
import type { Page } from '@playwright/test';
import type { PAGES, PERSONAL } from '../../support/route-table.ts';
import { curl, expect, untilHydrated, urlOf } from './storefront.ts';

export async function expectLive(page: Page, [, path, layout]: (typeof PAGES)[number]): Promise<void> {
  const { body } = await curl('knowledge', path);
  await page.goto(urlOf('knowledge', path));
  await untilHydrated(page);
  const isDefault = layout === 'default';
  await expect(page.locator('[data-kind="navbar"]')).toHaveCount(isDefault ? 1 : 0);
  await expect(page.locator('footer').first()).toBeVisible({ visible: isDefault });
  // A part that depends on who is here comes once that is known.
  await expect.poll(async () => (await page.locator('body').innerText()).trim()).not.toBe('');
  expect(await page.title()).toBe(/<title>([^<]+)<\/title>/.exec(body)?.[1]);
}

/** Somebody unknown is asked to log in over the shell, where they are (D27). */
export async function expectAsked(page: Page, [, path]: (typeof PERSONAL)[number]): Promise<void> {
  await page.goto(urlOf('knowledge', path));
  await expect(page.locator('dialog[data-login-dialog]')).toBeVisible();
  await expect(page).toHaveURL(urlOf('knowledge', path));
}
