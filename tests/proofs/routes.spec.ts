/** Every route of the specification in Chromium: live, it has the layout and the title its HTML had (M16-M47). */
import { expectAsked, expectLive } from '../journeys/support/routes.ts';
import { expect, test, urlOf } from '../journeys/support/storefront.ts';
import { PAGES, PERSONAL, REDIRECTS } from '../support/route-table.ts';

for (const route of PAGES)
  test(`${route[0]}: ${route[1]} stays itself once it is live`, async ({ page }) => {
    await expectLive(page, route);
  });

for (const route of PERSONAL)
  test(`${route[0]}: ${route[1]} asks an unknown visitor to log in`, async ({ page }) => {
    await expectAsked(page, route);
  });

for (const [row, path, to] of REDIRECTS)
  test(`${row}: ${path} leads a browser to ${to}`, async ({ page }) => {
    await page.goto(urlOf('knowledge', path));
    await expect(page).toHaveURL(urlOf('knowledge', to));
  });
