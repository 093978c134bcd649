/** Screens axe looks at, and what it may not find. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#schemas/locale.ts';
import { axeOf } from './axe.ts';
import { expect, untilHydrated, speak, urlOf } from './storefront.ts';

export const ACCESSIBLE_SCREENS = [
  { name: 'home', label: '', path: '/' },
  { name: 'offers', label: 'knowledge', path: '/page/offers' },
  { name: 'membership', label: 'knowledge', path: '/page/svip' },
  { name: 'not found', label: '', path: '/no/such/page' },
  { name: 'blocked', label: 'closed', path: '/shopBlocked?shop_state=1&page_type=1' },
  { name: 'expired home', label: 'expired', path: '/' },
  { name: 'search', label: '', path: '/search/%E5%86%99%E4%BD%9C' },
  { name: 'fruitless search', label: '', path: '/search/nothing-like-this' },
  { name: 'training login', label: 'training', path: '/login' },
];

export async function expectAccessible(
  page: Page,
  context: BrowserContext,
  { label, path, locale }: { label: string; path: string; locale: Locale },
): Promise<void> {
  await speak(context, locale);
  await page.goto(urlOf(label, path));
  await untilHydrated(page);
  const { violations } = await axeOf(page).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  expect(serious).toEqual([]);
}
