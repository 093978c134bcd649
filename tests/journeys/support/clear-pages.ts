/** Screens that are looked at for what stands in the way on them, and how each is looked at (D123, M64). */
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#schemas/locale.ts';
import { faultsOf } from './narrow.ts';
import { NARROW_PAGES, OWN_PAGES } from './narrow-pages.ts';
import { overlapFaultsOf } from './overlaps.ts';
import { expect, untilHydrated, speak, urlOf } from './storefront.ts';

const SHOPS: Readonly<Record<string, readonly string[]>> = NARROW_PAGES;
const PEOPLE: Readonly<Record<string, readonly string[]>> = OWN_PAGES;

/** Screens strangers see besides those a link is opened on, by shop. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  knowledge: [
    '/login',
    '/login/change_password',
    '/email_auth/email_login',
    '/unsupport',
    '/health',
    '/404',
    '/zoneAuth/1',
    '/noPermissions/1',
    '/company_search/写作',
  ],
  training: ['/login'],
};
/** Screens of one person besides their own pages: what everybody sees, by somebody who is logged in. */
const LOGGED_IN: Readonly<Record<string, readonly string[]>> = {
  '19900000001': [
    '/',
    '/page/svip',
    '/page/offers',
    '/page/trial',
    '/all/0',
    '/search/写作',
    '/detail/demo_paid_course/50',
    '/detail/demo_flash/3',
    '/record?tab=course',
    '/record?tab=statistics',
    '/record?tab=certificates',
    '/order/confirm?goods_id=demo_flash&goods_type=3',
    '/checkTask',
    '/practice/demo_exam',
  ],
};

/** By shop, as a stranger. */
export const PUBLIC_SCREENS = Object.entries(SHOPS).map(([shop, paths]) => ({
  shop,
  paths: [...paths, ...(FURTHER[shop] ?? [])],
}));

/** Of the shop of knowledge, by who is logged in. */
export const PERSONAL_SCREENS = Object.entries(PEOPLE).map(([phone, paths]) => ({
  phone,
  paths: [...paths, ...(LOGGED_IN[phone] ?? [])],
}));

/** A phone, a tablet, the usual window and a large one. */
export const ALL_WIDTHS = [390, 768, 1280, 1920];

interface PageFindings {
  shop: string;
  path: string;
  locale: Locale;
  widths: readonly number[];
}

/** At its start, middle and end nothing of the page is covered, cut, broken or past the edge, and it has one heading of the first level. */
export async function expectClear(
  page: Page,
  context: BrowserContext,
  { shop, path, locale, widths }: PageFindings,
): Promise<void> {
  await speak(context, locale);
  await page.goto(urlOf(shop, path));
  await untilHydrated(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = [...(await overlapFaultsOf(page)), ...(await faultsOf(page, { touched: false }))];
    expect.soft(faults, `${shop} ${path} in ${locale} at ${width}`).toEqual([]);
  }
}
