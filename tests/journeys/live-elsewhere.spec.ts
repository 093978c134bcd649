/** A live picture that another company keeps: a stand-in on an origin of its own serves the loop of the demo (D105, D106, ADR-440). */
import type { Page } from '@playwright/test';
import { ownServer } from './support/own-server.ts';
import { openMediaCompany } from './support/media-company.ts';
import { expect, speak, test } from './support/storefront.ts';

test.use({ ignoreHTTPSErrors: true });

/** Its picture is served by the stand-in; the other one shows it. */
const SHOWN = 'demo_live';
const ROOM = 'l_8wbwrja1yzs78u54ckezchto';
const NOBODY_THERE = 'https://nobody.localhost:9';

const film = (page: Page) => page.locator('[data-live-stage] video');
const timeOf = (page: Page) => film(page).evaluate((one: HTMLVideoElement) => one.currentTime);

/** Plays: its time moves, and pictures are drawn. */
async function expectPlaying(page: Page): Promise<void> {
  await expect.poll(() => timeOf(page), { timeout: 60_000 }).toBeGreaterThan(0);
  // A browser may want a press before anything sounds.
  if (await film(page).evaluate((one: HTMLVideoElement) => one.paused))
    await page.getByRole('button', { name: 'Click to play' }).click();
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 1);
  expect(await film(page).evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
}

test('D106, D105: a picture of another company plays from its origin, and from its other host where that is gone @side', async ({
  page,
  context,
}) => {
  const company = await openMediaCompany('media.localhost');
  const server = await ownServer({ LIVE_ORIGINS: `${company.origin},${NOBODY_THERE}` });
  try {
    company.mirror(new URL(server.urlOf('knowledge')));
    // A demo answers this machine alone.
    await context.setExtraHTTPHeaders({});
    await speak(context, 'en');
    await page.goto(server.urlOf('knowledge', `/live/${SHOWN}`));
    const path = await page.evaluate(async (id): Promise<string> => {
      const answer = await fetch(`/api/live.page.get/1.0.0?alive_id=${id}`);
      return (await answer.json()).data.media.alive_video_url;
    }, SHOWN);
    expect(path).toMatch(/^\/live-media\/demo_live\/loop\//);
    const requests: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/live-media/') && answer.ok()) requests.push(new URL(answer.url()).origin);
    });
    for (const source of [
      { url: `${company.origin}${path}`, hosts: [] },
      { url: `${NOBODY_THERE}${path}`, hosts: [company.origin] },
    ]) {
      const set = { shop: 'knowledge', id: ROOM, item: { source: 'url', flv_url: '', ...source } };
      expect((await server.console('/api/console.live_source.save/1.0.0', set)).code).toBe(0);
      requests.length = 0;
      await page.goto(server.urlOf('knowledge', `/live/${ROOM}`));
      await expectPlaying(page);
      expect(new Set(requests)).toEqual(new Set([company.origin]));
    }
  } finally {
    await server.close();
    company.close();
  }
});
