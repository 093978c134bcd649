/** Somebody opens a live room on a slow line: where the lines of its chat will stand, something says that they are coming. */
import { become, expect, speak, test, urlOf } from './support/storefront.ts';

const ROOM = urlOf('knowledge', '/live/demo_live');
const VIEWER = '19900000007';

for (const [locale, width] of [
  ['en', 1280],
  ['cn', 390],
] as const)
  test(`D115: until the lines of a chat come its place is held, inside the panel (${locale}, ${String(width)} px)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await speak(context, locale);
    await become(page, 'knowledge', VIEWER);
    const heldItems: (() => void)[] = [];
    let isSlow = true;
    await page.route(/live\.events/, async (route) => {
      if (isSlow) await new Promise<void>((resolve) => heldItems.push(resolve));
      await route.continue();
    });
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (isSlow) heldItems.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.goto(ROOM);
    const chat = page.locator('[data-kind="live-chat"]');
    const waiting = chat.getByRole('log').locator('xpath=preceding-sibling::*').first();
    await expect(waiting).toBeVisible();
    const [panel, bars] = [
      await chat.boundingBox(),
      await waiting.locator(':scope > *').first().boundingBox(),
    ];
    if (panel === null || bars === null) throw new Error('nothing holds the place of the lines');
    expect(bars.x).toBeGreaterThanOrEqual(panel.x + 12);
    expect(bars.x + bars.width).toBeLessThanOrEqual(panel.x + panel.width - 12);
    isSlow = false;
    for (const go of heldItems) go();
    await expect(chat.getByRole('log').locator('li').first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
