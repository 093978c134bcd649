/** One route of each kind once it is live; all of them are opened by `npm run proofs -- routes`. */
import { PAGES, PERSONAL, REDIRECTS } from '../support/route-table.ts';
import { expectAsked, expectLive } from './support/routes.ts';
import { expect, speak, test, urlOf } from './support/storefront.ts';

const LIVE = [
  '/detail/demo_paid_course/50',
  '/login/change_password',
  '/zoneAuth/3',
  '/health',
  '/no/such/page',
];
const ASKED = ['/record', '/p/t_pc/pc_training/my_course'];

for (const route of PAGES.filter(([, path]) => LIVE.includes(path))) {
  const [row, path, layout] = route;
  test(`${row}: ${path} stays itself in the ${layout} layout once it is live @side`, async ({ page }) => {
    await expectLive(page, route);
  });
}

for (const route of PERSONAL.filter(([, path]) => ASKED.includes(path))) {
  const [row, path] = route;
  test(`${row}: ${path} asks an unknown visitor to log in @side`, async ({ page }) => {
    await expectAsked(page, route);
  });
}

for (const [row, path, to] of REDIRECTS.filter(([, path]) => path === '/logout')) {
  test(`${row}: ${path} leads a browser to ${to} @side`, async ({ page }) => {
    await page.goto(urlOf('knowledge', path));
    await expect(page).toHaveURL(urlOf('knowledge', to));
  });
}

test('M69: the not-found page leads home @side', async ({ page, context }) => {
  await speak(context, 'en');
  await page.goto(urlOf('', '/no/such/page'));
  await page.locator('main').getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(urlOf('', '/'));
});
