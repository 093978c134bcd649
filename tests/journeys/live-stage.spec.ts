/** The stage of a room: the whole screen with what stands over the picture, and help where it really stutters (D29, D105). */
import type { Page } from '@playwright/test';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const stage = (page: Page) => page.locator('[data-live-stage]');
const help = (page: Page) => page.locator('[data-kind="live-stutter"]');
const isWhole = (page: Page) =>
  page.evaluate(() => document.fullscreenElement?.matches('[data-live-stage]') === true);
/** Where the parts of a room lie, as the browser laid them out. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { left, top, right, bottom };
    };
    const footer = document.querySelector('footer');
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      bar: box('[data-kind="live-bar"]'),
      stage: box('[data-live-stage]'),
      panel: box('aside'),
      body: { width: document.body.getBoundingClientRect().width, scrollWidth, scrollHeight },
      hasFooter: footer?.checkVisibility() === true,
    };
  });

/** D29, D123: the window is the room; the panel beside the stage from 1200 up, below it where the window is narrow. */
async function expectRoomFills(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const { bar, stage, panel, body, hasFooter } = await boxesOf(page);
  expect(hasFooter).toBe(false);
  expect(body).toEqual({ width, scrollWidth: width, scrollHeight: height });
  expect(bar).toMatchObject({ left: 0, top: 0, right: width });
  expect(bar.bottom).toBeLessThanOrEqual(64);
  expect(stage).toMatchObject({ left: 0, top: bar.bottom });
  expect(panel).toMatchObject({ right: width, bottom: height });
  if (width < 1200) expect([panel.left, panel.top, stage.right]).toEqual([0, stage.bottom, width]);
  else {
    expect([panel.left, panel.top, stage.bottom]).toEqual([stage.right, bar.bottom, height]);
    expect(panel.left).toBeGreaterThan(width / 2);
  }
}

/** Much longer than a piece of the picture lasts. */
const SLOW_MS = 8000;

test('D29, D123: bar, stage and panel fill the window at each width; the whole screen takes the stage with what stands over the picture, and gives it back @side', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await become(page, 'knowledge', '19900000007');
  await page.goto(urlOf('knowledge', '/live/demo_live'));
  await untilHydrated(page);
  for (const [width, height] of [
    [390, 844],
    [1199, 800],
    [1200, 800],
    [1920, 1080],
    [1280, 800],
  ] as const)
    await expectRoomFills(page, width, height);
  const full = stage(page).getByRole('button', { name: 'Full screen', exact: true });
  await full.click();
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect(stage(page).getByRole('button', { name: /^Send a heart/ })).toBeVisible();
  const size = await stage(page).boundingBox();
  expect(size).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await stage(page).getByRole('button', { name: 'Exit full screen' }).click();
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
  const keptResponse = page.waitForResponse(/live\.stutter\.feedback/);
  await help(page).getByRole('dialog').locator('[type="submit"]').click();
  expect((await (await keptResponse).json()).code).toBe(0);
  await expect(help(page).getByText('已收到，谢谢你的反馈。')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
