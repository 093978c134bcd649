/** Windows narrower than the specified page: every page a link is opened on reflows to what fits (D123, WCAG 1.4.10). */
import { faultsOf } from './support/narrow.ts';
import { expectNarrow, NARROW_PAGES } from './support/narrow-pages.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const IN_THE_GATE = ['training', 'expired'];

/** Both languages of every page: `npm run proofs -- screens`. */
for (const [shop, paths] of Object.entries(NARROW_PAGES))
  test(`D123: nothing of ${shop} reaches past a narrow window, is cut or too small to touch, in cn and en by turns${IN_THE_GATE.includes(shop) ? '' : ' @side'}`, async ({
    page,
    context,
  }) => {
    for (const [index, path] of paths.entries())
      await expectNarrow(page, context, { shop, path, locale: index % 2 === 0 ? 'cn' : 'en' });
  });

test.describe('the menu of a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('D123: it opens by keyboard, holds the shop’s menu, and Escape gives the focus back', async ({
    page,
    context,
  }) => {
    await speak(context, 'en');
    await page.goto(urlOf(''));
    await untilHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    const submenu = page.getByRole('button', { name: /^Open the .+ menu$/ }).first();
    await submenu.focus();
    await page.keyboard.press('Enter');
    await expect(submenu).toHaveAttribute('aria-expanded', 'true');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('D123: a link of it leads on inside the shop, and the menu goes', async ({ page, context }) => {
    await speak(context, 'en');
    await page.goto(urlOf(''));
    await untilHydrated(page);
    await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true));
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(urlOf('', '/page/about'));
    await expect(menu).toBeHidden();
    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'stillHere'))).toBe(true);
  });

  test('D123: without script the menu opens, closes and leads on', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await speak(context, 'en');
    const page = await context.newPage();
    await page.goto(urlOf(''));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(urlOf('', '/page/about'));
    await context.close();
  });

  test('D123: the bar itself leads to the search and to the login', async ({ page, context }) => {
    await speak(context, 'en');
    await page.goto(urlOf(''));
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(urlOf('', '/search'));
  });
});

test('D123: from 1200 up the menu stands in the bar and nothing opens it', async ({ page, context }) => {
  await speak(context, 'en');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(urlOf(''));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Search' }).first()).toBeVisible();
});

test('D123: the side menu stands over nothing in a narrow window, and is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(urlOf(''));
  const menu = page.locator('[data-kind="suspend-menu"]');
  await expect(menu.getByRole('listitem').first()).not.toBeInViewport();
  const ends = await page.evaluate(() => ({
    page: document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
    menu: document.querySelector('[data-kind="suspend-menu"]')?.getBoundingClientRect().top ?? 0,
  }));
  expect(ends.menu).toBeGreaterThanOrEqual(ends.page);
  await menu.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await expect(menu.getByRole('listitem').first()).toBeInViewport();
});
