/** Holds a picture against the one of the tree before; what is new there has nothing to be held against. */
import { existsSync } from 'node:fs';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { IS_BEFORE } from './places.ts';

/**
 * What a clock moves between two runs, and what is another in each: codes to scan, which carry the run's own address or a
 * login of it, and codes to read.
 */
const MOVING = [
  'time',
  '[role="timer"]',
  'video',
  'audio',
  'svg[shape-rendering="crispEdges"]',
  'img[src^="data:"]',
];

export async function holdPicture(
  seenEntry: Page | Locator,
  name: string,
  info: TestInfo,
  how: { fullPage?: boolean } = {},
): Promise<void> {
  if (!IS_BEFORE && !existsSync(info.snapshotPath(name))) {
    info.annotations.push({ type: 'new', description: name });
    return;
  }
  const page = 'page' in seenEntry ? seenEntry.page() : seenEntry;
  await page.evaluate(() => document.fonts.ready);
  const options = { mask: MOVING.map((one) => page.locator(one)), ...how };
  if ('page' in seenEntry) await expect(seenEntry).toHaveScreenshot(name, options);
  else await expect(seenEntry).toHaveScreenshot(name, options);
}
