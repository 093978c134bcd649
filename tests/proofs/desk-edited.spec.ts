/** Every kind of block is edited in the form and published: frame and live page are then the same to the pixel (ADR-680). */
import type { Frame, Page } from '@playwright/test';
import { openCanvas } from '../journeys/support/canvas.ts';
import { publish } from '../journeys/support/console.ts';
import { changeAnyField, fillWindow } from '../journeys/support/edit-blocks.ts';
import { compareLooks, everyKind, LOOK_HEIGHT, LOOK_WIDTHS } from '../journeys/support/look-same.ts';
import { expect, test } from '../journeys/support/storefront.ts';
import { microPage } from '../support/publish-to.ts';

const SHOP = 'knowledge';

test('ADR-680: every kind of block, edited in the form and published, looks the same live and in the desk', async ({
  page,
}) => {
  const nodes = await everyKind();
  expect(await publish(SHOP, [microPage('desk-edited', nodes)])).toMatchObject({ code: 0 });
  const desk = await page.context().newPage();
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  const { row } = await openCanvas(desk, 'page/desk-edited');
  const frameBox = () => desk.locator('iframe[data-desk="frame"]').boundingBox();
  const place = await frameBox();
  const changes: string[] = [];
  for (const { id } of nodes) {
    await row(id).click();
    await expect(desk.locator(`[data-form="${id}"]`)).toBeVisible();
    changes.push(`${id} ${await changeAnyField(desk)}`);
    // What the page brings into sight moves nothing of the desk.
    expect(await frameBox(), id).toEqual(place);
  }
  expect(changes.filter((change) => change.endsWith(' '))).toEqual([]);
  await desk.locator('[data-action="publish"]').click();
  await desk.locator('dialog [data-action="publish"]').click();
  await expect(desk.getByText(/^Published as release \d+$/)).toBeVisible();
  const frame = await fillWindow(desk);
  const live = new URL('/page/desk-edited?lang=en', desk.url()).href;
  for (const width of LOOK_WIDTHS) {
    const editedPart = async (): Promise<[Page, Frame]> => {
      await desk.setViewportSize({ width, height: LOOK_HEIGHT });
      return [desk, frame];
    };
    await compareLooks(page, { live, width, editedPart, farthest: 0.5 });
  }
});
