/** On a phone, by touch: a block is chosen in its page, its text and picture are changed, it is moved, and the page is published (ADR-715). */
import { devices } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { openDesk } from './support/at-desk.ts';
import { publish } from './support/console.ts';
import { curl, expect, test, urlOf } from './support/storefront.ts';

const { viewport, hasTouch, isMobile, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: viewport.height }, hasTouch, isMobile, deviceScaleFactor });

const MAIN = [
  { id: 'title', kind: 'title-bar', v: 1, props: { title: { cn: '晚间', en: 'Evenings' } } },
  {
    id: 'slides',
    kind: 'banner',
    v: 2,
    props: { slides: [{ image: '/demo/banners/morning-desk.svg', title: { cn: '早', en: 'Early' } }] },
  },
];

test('ADR-715: a text, a picture and an order are changed by touch at 390, and published', async ({
  page,
}, info) => {
  expect(await publish('knowledge', [microPage('desk-phone', MAIN)])).toMatchObject({ code: 0 });
  let step = 0;
  const look = async (name: string) => {
    step += 1;
    await page.screenshot({ path: info.outputPath(`${String(step)}-${name}.png`) });
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  };
  await openDesk(page, '/desk/pages');
  await expect(page.locator('[data-row="page/desk-phone"]')).toBeVisible();
  await look('pages');
  await page.locator('[data-row="page/desk-phone"] a').first().tap();
  const frame = page.frameLocator('iframe[data-desk="frame"]');
  await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
  await look('first-visit');
  await page.locator('[data-guide] button').first().tap();
  await look('canvas');

  // What is touched is chosen; its form is a sheet over the page.
  await frame.getByRole('heading', { name: 'Early' }).tap();
  await expect(page.locator('[data-outlined="slides"]')).toBeVisible();
  await look('chosen');
  await page.getByRole('button', { name: 'Settings', exact: true }).tap();
  const text = page.locator('[data-form="slides"] [name="/slides/0/title/en"]');
  await text.fill('Late and early');
  await expect(frame.getByRole('heading', { name: 'Late and early' })).toBeAttached();
  await look('text');
  await page.locator('[data-form="slides"] [name="/slides/0/image"]').fill('/demo/banners/night-study.svg');
  await expect
    .poll(() =>
      frame
        .locator('[data-node="slides"] img')
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
    )
    .toContain('night-study');
  await look('picture');
  await page.getByRole('button', { name: 'Close', exact: true }).tap();

  await page.locator('[role="toolbar"] [data-action="up"]').tap();
  await expect(page.locator('[data-said]')).toHaveText('Banner, moved to 1 of 2');
  await look('moved');
  await page.getByRole('button', { name: 'Outline', exact: true }).tap();
  await expect(page.locator('[data-outline]').first()).toHaveAttribute('data-outline', 'slides');
  await look('outline');
  await page.getByRole('button', { name: 'Close', exact: true }).tap();

  await page.locator('[data-action="publish"]').tap();
  await expect(page.locator('dialog')).toContainText('Early → Late and early');
  await look('publish');
  await page.locator('dialog [data-action="publish"]').tap();
  await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();
  await look('published');
  const { body: html } = await curl('knowledge', '/page/desk-phone?lang=en');
  expect(html).toContain('Late and early');
  expect(html).toContain('night-study');
});

test('ADR-822: at 390 a screen keeps its main action in sight and folds the others, and its parts stand in one line', async ({
  page,
}) => {
  await openDesk(page, '/desk/goods');
  await expect(page.locator('table[data-list="goods"] [data-row]').first()).toBeVisible();
  const menu = page.locator('[data-action="more-actions"]');
  const importButton = page.locator('[data-action="import"]');
  await expect(page.locator('header [data-action="create"]')).toBeVisible();
  await expect(importButton).toBeHidden();
  await menu.tap();
  await expect(importButton).toBeVisible();
  await importButton.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Esc leaves the box, and then the menu, which gives the keyboard back.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(importButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(importButton).toBeHidden();
  await expect(menu).toBeFocused();
  for (const path of ['/desk/goods', '/desk/settings/domains']) {
    await page.goto(urlOf('knowledge', path));
    const parts = page.getByRole('navigation', { name: 'Parts of this section' });
    await expect(parts.locator('[aria-current]')).toBeInViewport();
    expect((await parts.boundingBox())?.height, path).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
