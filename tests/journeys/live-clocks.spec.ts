/** A live room on a machine whose clock is a day off: whatever counts there counts by the server's (R62). */
import type { Page } from '@playwright/test';
import { hostIn, live, openRooms, roomUrl } from './support/live-rooms.ts';
import { become, expect, speak, test } from './support/storefront.ts';

const DAY_MS = 24 * 3600 * 1000;
const VIEWER = '19900000007';
const part = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);

for (const [name, off, address] of [
  ['behind', -DAY_MS, '10.9.27.1'],
  ['ahead', DAY_MS, '10.9.28.1'],
] as const)
  test(`R62: with a clock a day ${name} the start, the trial, a sign-in and a prize count by the server’s @side`, async ({
    page,
    context,
    browser,
  }) => {
    const [soon, alive_id] = [`l_journey_soon_${name}`, `l_journey_clock_${name}`];
    await openRooms([
      { id: soon, title: 'A room that begins in ninety minutes', inMinutes: 90 },
      { id: alive_id, title: 'A room to look into by the clock', price: 1990 },
    ]);
    await live('set', alive_id, 'look', '600');
    await live('set', alive_id, 'marquee', 'on');
    const host = await hostIn(browser, `${address}9`);
    await speak(context, 'en');
    await page.clock.install({ time: Date.now() + off });
    await become(page, 'knowledge', VIEWER);

    await page.goto(roomUrl(soon));
    await expect(part(page, 'live-before').getByRole('timer')).toHaveText(/^1 hour.* 2[89] min/);

    await page.goto(roomUrl('demo_live'));
    const film = page.locator('[data-live-stage] video');
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(1);

    await page.goto(roomUrl(alive_id));
    const left = page.locator('[data-door="looking"]').getByText(/^0\d:\d\d$/);
    await expect(left).toHaveText(/^09:[345]\d$/);
    await expect(part(page, 'live-marquee')).toContainText(/0007$/);

    await host.post('live.sign.start', { alive_id, time: 60 });
    const sign = part(page, 'live-sign');
    await expect(sign.getByText(/^0[01]:[0-5]\d$/)).toBeVisible();
    await page.locator('[data-action="sign"]').click();
    await expect(sign).toHaveCount(0);

    const round = { name: 'Notebook', seconds: 20, winners: 1, condition: 0 };
    await host.post('live.prize.start', { alive_id, ...round });
    const prize = part(page, 'live-prize');
    await expect(prize.getByText(/^00:[01]\d$/)).toBeVisible();
    await page.locator('[data-action="join"]').click();
    await expect(prize.getByText('Congratulations, you won!')).toBeVisible();
    await expect(left).toHaveText(/^0[89]:\d\d$/);
    await host.page.context().close();
  });
