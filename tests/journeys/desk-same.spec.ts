/** What the desk shows in its frame is what shoppers see: after take-over, frame and live page are the same to the pixel (ADR-680). */
import type { Frame, Page } from '@playwright/test';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress } from './support/desk-frame.ts';
import { compareLooks, everyKind, LOOK_HEIGHT, LOOK_WIDTHS } from './support/look-same.ts';
import { expect, test } from './support/storefront.ts';

const SHOP = 'knowledge';

/** The live page and the taken-over one at each width. */
async function expectSame(page: Page, path: string): Promise<void> {
  for (const width of LOOK_WIDTHS) {
    // On the host of the preview, which a code to scan names.
    const preview = await previewAddress(SHOP, path);
    const editedPart = async (): Promise<[Page, Frame]> => {
      const other = await page.context().newPage();
      await other.emulateMedia({ reducedMotion: 'reduce' });
      await other.setViewportSize({ width, height: LOOK_HEIGHT });
      const { frame, ask } = await openInDesk(other, preview);
      expect(await ask({ call: 'takeOver' })).toMatchObject({ ok: true });
      return [other, frame];
    };
    await compareLooks(page, { live: new URL(path, preview).href, width, editedPart });
  }
}

test('ADR-680: the home of the demo shop looks the same live and in the desk', async ({ page }) => {
  await expectSame(page, '/');
});

test('ADR-680: every kind of block looks the same live and in the desk', async ({ page }) => {
  expect(await publish(SHOP, [microPage('desk-same', await everyKind())])).toMatchObject({ code: 0 });
  await expectSame(page, '/page/desk-same');
});
