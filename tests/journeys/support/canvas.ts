/** A document opened in the canvas of the desk: its page in the frame, its outline, its form. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { openDesk } from './at-desk.ts';
import { expect } from './storefront.ts';

export interface CanvasOnScreen {
  frame: FrameLocator;
  row: (id: string) => Locator;
  /** Ids of the blocks of the page's main region, as they are drawn. */
  blocks: () => Promise<string[]>;
  /** What was said of the last action. */
  announcement: Locator;
}

/** Opens `/desk/page/<document>` and waits until its page can be edited. */
export async function openCanvas(
  page: Page,
  document: string,
  { shop = 'knowledge', locale = 'en' }: { shop?: string; locale?: 'cn' | 'en' } = {},
): Promise<CanvasOnScreen> {
  await openDesk(page, `/desk/page/${document}`, { shop, locale });
  await expect(page.locator('iframe[data-desk="frame"]')).toHaveAttribute('data-status', 'ready');
  // What a first visit is shown, and lies over the page on a phone.
  await page.locator('[data-guide]').getByRole('button').first().click();
  const frame = page.frameLocator('iframe[data-desk="frame"]');
  return {
    frame,
    row: (id) => page.locator(`[data-outline="${id}"]`),
    blocks: () =>
      frame
        .locator('main [data-page] > [data-node]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-node') ?? '')),
    announcement: page.locator('[data-said]'),
  };
}
