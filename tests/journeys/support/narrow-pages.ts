/** Pages a link is opened on, by shop, and how each is looked at in narrow windows (D123). */
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#schemas/locale.ts';
import { faultsOf } from './narrow.ts';
import { expect, speak, urlOf } from './storefront.ts';

/** Phones, a page at 200 % of 1280, a tablet, and the last pixel before the specified width. */
const NARROW = [320, 390, 640, 768, 1199];
/** The specified width, usual windows, and one that is wider than any page. */
const WIDE = [1200, 1280, 1920];

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
    '/detail/v_tlqaqp11gnxbn0qieoub0gyy/3',
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

/** Pages of one person, by who of the demo shop sees them. */
export const OWN_PAGES = {
  '19900000001': [
    '/record',
    '/bought',
    '/personal',
    '/orders',
    '/taskBook',
    '/my-courses',
    '/learn/demo_text/1',
    '/learn/demo_audio/2',
    '/learn/demo_free_column/6',
    '/exam/demo_exam',
    '/live/demo_live',
  ],
  '19900000005': ['/live/demo_live/host'],
} as const;

interface PageFindings {
  shop: string;
  path: string;
  locale: Locale;
}

async function expectSound(
  page: Page,
  context: BrowserContext,
  {
    shop,
    path,
    locale,
    widths,
    isTouch: isTouched,
  }: PageFindings & { widths: readonly number[]; isTouch: boolean },
): Promise<void> {
  await speak(context, locale);
  await page.goto(urlOf(shop, path));
  await expect(page.locator('main [data-kind]').first(), path).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page, { touched: isTouched }), `${path} in ${locale} at ${width}`).toEqual([]);
  }
}

export const expectNarrow = (page: Page, context: BrowserContext, lookedValue: PageFindings): Promise<void> =>
  expectSound(page, context, { ...lookedValue, widths: NARROW, isTouch: true });

export const expectWide = (page: Page, context: BrowserContext, lookedValue: PageFindings): Promise<void> =>
  expectSound(page, context, { ...lookedValue, widths: WIDE, isTouch: false });
