/** Somebody of a demo shop at its desk. */
import type { Page } from '@playwright/test';
import { DESK } from '#schemas/desk/paths.ts';
import { askFor, type Locale } from '#schemas/locale.ts';
import { onThisMachine, urlOf } from './storefront.ts';

/** Demo people by their role, in `knowledge` and `training` (contract.md). */
export const AT_DESK = {
  owner: '19900000005',
  editor: '19900000008',
  teacher: '19900000009',
  service: '19900000010',
  operator: '19900000011',
} as const;

interface Visit {
  shop?: string;
  role?: keyof typeof AT_DESK;
  locale?: Locale;
}

/** Signs in by the demo's own page, which asks no captcha however often, and comes to `path`, one of the desk's. */
export async function openDesk(
  page: Page,
  path: string,
  { shop = 'knowledge', role = 'owner', locale = 'en' }: Visit = {},
): Promise<void> {
  await onThisMachine(page, async () => {
    await page.goto(urlOf(shop, '/dev/shops'));
    const form = page.locator(`form[action="${urlOf(shop, '/dev/desk')}"]`);
    await form.locator(`[data-desk-as="${AT_DESK[role]}"]`).click();
    await page.waitForURL((url) => url.pathname === DESK);
  });
  await page.goto(urlOf(shop, askFor(locale, path)));
}
