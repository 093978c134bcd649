/** A live room open for six hours of the page's clock and 20,000 messages: neither heap nor page grows (ADR-365). */
import { openLongRoom } from '../journeys/support/long-room.ts';
import { expect, test } from '../journeys/support/storefront.ts';

const HOUR_MS = 3600_000;
const HOURS = 6;
const MESSAGES = 20_000;
const GROWN_MAX = 1024 * 1024;

test(`a room of ${HOURS} hours and ${MESSAGES} messages weighs at its end what it weighed after the first`, async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const room = await openLongRoom(page);
  await room.live(Math.round(MESSAGES / HOURS), HOUR_MS);
  const first = await room.weigh();
  await room.live(Math.round((MESSAGES * (HOURS - 1)) / HOURS), (HOURS - 1) * HOUR_MS);
  const last = await room.weigh();
  const grownValue = last.heap - first.heap;
  process.stdout.write(
    `live-hours: heap ${Math.round(first.heap / 1024)} to ${Math.round(last.heap / 1024)} kB, ` +
      `nodes ${first.nodes} to ${last.nodes}, listeners ${first.listeners} to ${last.listeners}, ${last.lines} lines\n`,
  );
  expect(grownValue).toBeLessThan(GROWN_MAX);
  expect(last.lines).toBeLessThanOrEqual(161);
  expect(last.nodes).toBeLessThanOrEqual(first.nodes + 100);
  expect(last.listeners).toBeLessThanOrEqual(first.listeners + 20);
});
