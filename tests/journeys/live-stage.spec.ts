/** The stage of a room: the whole screen with what stands over the picture, and help where it really stutters (D29, D105). */
import type { Page } from '@playwright/test';
import { become, expect, speak, test, urlOf } from './support/storefront.ts';

const stage = (page: Page) => page.locator('[data-live-stage]');
const help = (page: Page) => page.locator('[data-kind="live-stutter"]');
const isWhole = (page: Page) =>
  page.evaluate(() => document.fullscreenElement?.matches('[data-live-stage]') === true);
/** Much longer than a piece of the picture lasts. */
const SLOW_MS = 8000;

test('D29: the whole screen takes the stage with what stands over the picture, and gives it back @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000007');
  await page.goto(urlOf('knowledge', '/live/demo_live'));
  const full = stage(page).getByRole('button', { name: 'Full screen', exact: true });
  await full.click();
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect(stage(page).getByRole('button', { name: /^Send a heart/ })).toBeVisible();
  const size = await stage(page).boundingBox();
  expect(size).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await stage(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => isWhole(page)).toBe(false);
  await expect(full).toBeVisible();
});

test('M250, D105, D94: a picture that keeps stopping brings help, and what is reported is acknowledged @side', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'cn');
  await become(page, 'knowledge', '19900000007');
  // Each piece of the picture is on its way for longer than it lasts.
  await page.route('**/live-media/**/*.m4s*', async (route) => {
    await new Promise((go) => setTimeout(go, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
  await page.goto(urlOf('knowledge', '/live/demo_replay'));
  await expect(help(page).getByText('播放不太流畅')).toBeVisible({ timeout: 120_000 });
  await help(page).getByRole('button', { name: '反馈问题' }).click();
  const kept = page.waitForResponse(/live\.stutter\.feedback/);
  await help(page).getByRole('dialog').locator('[type="submit"]').click();
  expect((await (await kept).json()).code).toBe(0);
  await expect(help(page).getByText('已收到，谢谢你的反馈。')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
