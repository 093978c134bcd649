/** Somebody who has never seen the desk changes the home, publishes it, and schedules another colour with its end (ADR-698, ADR-715). */
import type { Locator } from '@playwright/test';
import { AT_DESK } from './support/at-desk.ts';
import { ownServer } from './support/own-server.ts';
import { expect, test } from './support/storefront.ts';

const CLICKS_MAX = 40;
/** Moments as the form takes them, in the shop's time; within the year a schedule may lie ahead. */
const dayAhead = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`;

/** The wide and dark one leaves a picture of each step in test-results, to be looked at. */
const WAYS = [
  { width: 1280, scheme: 'light', hasPictures: false, side: '' },
  { width: 1920, scheme: 'dark', hasPictures: true, side: ' @side' },
] as const;

for (const { width, scheme, hasPictures, side } of WAYS)
  test(`ADR-715: banner, goods list, navbar and colour are changed, published and scheduled in at most 40 clicks, ${String(width)} wide, ${scheme}${side}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const server = await ownServer();
    let clicks = 0;
    const click = async (target: Locator) => {
      if (hasPictures)
        await page.screenshot({ path: info.outputPath(`${String(clicks).padStart(2, '0')}.png`) });
      clicks += 1;
      await target.click();
    };
    const frame = page.frameLocator('iframe[data-desk="frame"]');
    const untilSaved = () => expect(page.locator('[data-save="saved"]')).toBeVisible();
    try {
      // A demo answers this machine alone.
      await page.context().setExtraHTTPHeaders({});
      await page.goto(server.urlOf('knowledge', '/desk?lang=en'));
      await page.locator('input[name="name"]').fill(AT_DESK.owner);
      await page.locator('input[name="password"]').fill('learn123');
      await click(page.locator('[data-action="sign-in"]'));
      await click(page.locator('[data-desk-nav="pages"]'));
      await click(page.locator('[data-row="page/home"] a'));
      await click(page.locator('[data-guide] button').first());
      await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');

      await click(frame.getByRole('heading', { name: 'Small hours, real skills' }));
      await page.locator('[name="/slides/0/title/en"]').fill('Evenings well spent');
      await expect(frame.getByRole('heading', { name: 'Evenings well spent' })).toBeVisible();
      await page.locator('[name="/slides/0/image"]').fill('/demo/banners/night-study.svg');
      await click(page.locator('[data-action="add"]').first());
      await page.getByRole('searchbox').or(page.getByLabel('Find a block')).first().fill('goods list');
      await click(page.locator('[data-kind="goods-list"]').first());
      await page.locator('[name="/title/en"]').fill('New this week');
      await expect(frame.getByRole('heading', { name: 'New this week' })).toBeVisible();
      await untilSaved();
      await click(page.locator('[data-action="publish"]'));
      await expect(page.getByText('Small hours, real skills → Evenings well spent')).toBeVisible();
      await click(page.locator('[data-action="publish"]'));
      await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();
      const home = await page.request.get(server.urlOf('', '/?lang=en'));
      expect(await home.text()).toContain('Evenings well spent');

      await click(page.getByRole('link', { name: 'Back to pages' }));
      await click(page.locator('[data-row="navbar/main"] a'));
      await click(page.getByRole('button', { name: /^Add .*Menu/ }));
      await page.locator('[name="document:/nav_list/7/title/en"]').fill('This week');
      await expect(frame.getByRole('banner')).toContainText('This week');
      await untilSaved();
      await click(page.locator('[data-action="publish"]'));
      await click(page.locator('[data-action="publish"]'));
      await expect(page.getByText(/^Published as release \d+$/)).toBeVisible();

      await click(page.getByRole('link', { name: 'Back to pages' }));
      await click(page.locator('[data-row="theme/main"] a'));
      await page.locator('input[name="document:/primary"]').fill('#0a6b3c');
      await expect(frame.locator('html')).toHaveCSS('--lt-primary', '#0a6b3c');
      await untilSaved();
      await click(page.locator('[data-action="schedule"]'));
      await page.locator('[name="publish_at"]').fill(dayAhead(20));
      await page.locator('[name="take_back_at"]').fill(dayAhead(23));
      await click(page.locator('[data-action="schedule"]'));
      await expect(page.locator('[name="publish_at"]')).toHaveCount(0);
      await click(page.getByRole('link', { name: 'Back to pages' }));
      await expect(page.locator('[data-row="theme/main"]')).toHaveAttribute('data-state', 'scheduled');
      await expect(page.locator('[data-row="page/home"]')).toHaveAttribute('data-state', 'live');
      expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
    } finally {
      await server.close();
    }
  });
