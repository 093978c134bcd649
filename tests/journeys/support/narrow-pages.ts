/** Pages a link is opened on, by shop, and how each is looked at in narrow windows (D123). */
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#schemas/locale.ts';
import { faultsOf } from './narrow.ts';
import { expect, speak, urlOf } from './storefront.ts';

/** Phones, a page at 200 % of 1280, a tablet, and the last pixel before the specified width. */
const WIDTHS = [320, 390, 640, 768, 1199];

export const NARROW_PAGES = {
  knowledge: [
    '/',
    '/page/svip',
    '/page/enrol',
    '/page/offers',
    '/page/photo-camp',
    '/page/trial',
    '/page/about',
    '/p/pc/zone/morning-reading',
    '/p/pc/zone/darkroom',
    '/p/pc/zone/writers-circle',
    '/all/0',
    '/all/nowhere',
    '/search',
    '/search/写作',
    '/search/zzzz',
    '/nowhere',
    '/detail/none/3',
    '/detail/demo_paid_course/50?navIndex=1',
    '/detail/demo_flash/3',
    '/agreement/charge',
    '/agreement/privacy',
  ],
  enterprise: ['/', '/page/about'],
  operations: ['/', '/page/about'],
  wecom: ['/', '/page/complaint'],
  expired: ['/', '/page/about'],
  tencent: ['/'],
  closed: ['/'],
  sealed: ['/'],
  'tencent-closed': ['/'],
  training: ['/'],
  'training-internal': ['/'],
} as const;

export async function expectNarrow(
  page: Page,
  context: BrowserContext,
  { shop, path, locale }: { shop: string; path: string; locale: Locale },
): Promise<void> {
  await speak(context, locale);
  await page.goto(urlOf(shop, path));
  await expect(page.locator('main [data-kind]').first(), path).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page), `${path} in ${locale} at ${width}`).toEqual([]);
  }
}
