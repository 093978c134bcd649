/** A player open for a day of the page's clock: neither heap nor page, listeners or timers grow (ADR-444). */
import { openLongPlayer } from '../journeys/support/long-player.ts';
import { expect, test } from '../journeys/support/storefront.ts';

const MINUTE_MS = 60_000;
const HOURS = 24;
/** Minutes of an hour in which the film plays; in the others it stands. */
const PLAYED = 10;
/** In its first hours a browser still compiles what is pressed. */
const WARM_HOURS = 3;
/** What it compiles later, and what DevTools keeps of each request: of a second of the page it leaves twelve bytes. */
const GROWN_MAX = 1024 * 1024;

test(`R38, D79: a player open for ${String(HOURS)} hours weighs at their end what it weighed after the first`, async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  const player = await openLongPlayer(page);
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      await player.play(PLAYED * MINUTE_MS);
      await player.press();
      await player.rest((60 - PLAYED) * MINUTE_MS);
      await player.untilStored();
    }
  };
  await hours(WARM_HOURS);
  const first = await player.weigh();
  await hours(HOURS - WARM_HOURS);
  const last = await player.weigh();
  const { seconds, reports } = player.readReported();
  process.stdout.write(
    `study-day: heap ${Math.round(first.heap / 1024)} to ${Math.round(last.heap / 1024)} kB, ` +
      `nodes ${first.nodes} to ${last.nodes}, listeners ${first.listeners} to ${last.listeners}, ` +
      `timers ${first.timers} to ${last.timers}, ${reports} reports of ${seconds} seconds\n`,
  );
  // It was a day of study, and not a page that had stopped.
  expect(seconds).toBeGreaterThan(HOURS * (PLAYED - 1) * 60);
  expect(last.heap - first.heap).toBeLessThan(GROWN_MAX);
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 50);
  // What one press or one hour left behind would be there twenty-one times.
  expect(last.listeners).toBeLessThanOrEqual(first.listeners + 20);
  expect(last.timers).toBeLessThanOrEqual(first.timers + 2);
});
