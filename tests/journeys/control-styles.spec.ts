/** Controls that are fetched late change nothing on the page but themselves (D115, ADR-493). */
import type { Page } from '@playwright/test';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const PAGES = [
  '/',
  '/page/enrol',
  '/page/svip',
  '/page/offers',
  '/page/photo-camp',
  '/page/trial',
  '/page/about',
  '/all/0',
  '/search',
  '/search/写作',
  '/detail/demo_paid_course/50',
  '/detail/demo_flash/3',
  '/detail/demo_camp/25',
  '/p/pc/zone/morning-reading',
  '/agreement/privacy',
  '/nowhere',
  '/orders',
  '/bought',
  '/record',
  '/my-courses',
];

/** Type of the page and of its plain elements, as it is computed. */
const typeOf = (page: Page) =>
  page.evaluate(() =>
    ['body', 'main', 'main h1', 'main h2', 'main p', 'main a', 'main button'].map((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return `${selector}: none`;
      const { fontFamily, fontSize, lineHeight, margin, outlineStyle } = getComputedStyle(element);
      return `${selector}: ${fontFamily} ${fontSize} ${lineHeight} ${margin} ${outlineStyle}`;
    }),
  );

test('D115: once a control has come, twenty pages are set as they were before', async ({ page, context }) => {
  await become(page, 'knowledge', '19900000001');
  await speak(context, 'en');
  await page.goto(urlOf('knowledge', '/personal'));
  await untilHydrated(page);
  const before = new Set(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '')));
  await page.getByRole('button', { name: 'Edit: Address' }).click();
  await page
    .getByRole('combobox')
    .or(page.getByText('Choose', { exact: true }))
    .first()
    .click();
  await expect(page.locator('[class*="arco-"]').first()).toBeAttached();
  const hrefs = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  const late = hrefs.filter((href) => href !== '' && !before.has(href));
  expect(late.length).toBeGreaterThan(0);
  for (const path of PAGES) {
    await page.goto(urlOf('knowledge', path));
    await untilHydrated(page);
    const own = await typeOf(page);
    for (const url of late) await page.addStyleTag({ url });
    expect(await typeOf(page), path).toEqual(own);
  }
});
