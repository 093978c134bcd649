/** Somebody of a demo shop at its desk. */
import type { Page } from '@playwright/test';
import { askFor, type Locale } from '#schemas/locale.ts';
import { urlOf } from './storefront.ts';

/** Demo people by their role, in `knowledge` and `training` (contract.md). */
export const AT_DESK = {
  owner: '19900000005',
  editor: '19900000008',
  teacher: '19900000009',
  service: '19900000010',
} as const;

interface Visit {
  shop?: string;
  role?: keyof typeof AT_DESK;
  locale?: Locale;
}

/** Signs in by the login and comes to `path`, one of the desk's. */
export async function openDesk(
  page: Page,
  path: string,
  { shop = 'knowledge', role = 'owner', locale = 'en' }: Visit = {},
): Promise<void> {
  await page.goto(urlOf(shop, askFor(locale, path)));
  await page.locator('input[name="name"]').fill(AT_DESK[role]);
  await page.locator('input[name="password"]').fill('learn123');
  await page.locator('[data-action="sign-in"]').click();
  await page.waitForURL((url) => url.pathname === path);
}
