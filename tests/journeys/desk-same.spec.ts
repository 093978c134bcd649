/** What the desk shows in its frame is what shoppers see: frame and live page are the same to the pixel, taken over or edited (ADR-680). */
import type { Frame, Page } from '@playwright/test';
import { loadExamples } from '../support/examples.ts';
import { microPage, type PageNodeJson } from '../support/publish-to.ts';
import { openCanvas } from './support/canvas.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress } from './support/desk-frame.ts';
import { changeAnyField, fillWindow } from './support/edit-blocks.ts';
import { wakeAll } from './support/live-page.ts';
import { differenceOf, lookAt } from './support/look-same.ts';
import { expect, hydrated, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const WIDTHS = [1280, 390];
const HEIGHT = 900;

/** Every kind once, with what a merchant typically sets. */
async function everyKind(): Promise<PageNodeJson[]> {
  const rows = await loadExamples('page-block');
  const kinds = [...new Set(rows.map(({ definition }) => definition.kind))];
  const nodes = kinds.flatMap((kind): PageNodeJson[] => {
    const own = rows.filter(({ definition }) => definition.kind === kind);
    const row = own.find(({ example }) => example.name === 'typical') ?? own[0];
    if (row === undefined) return [];
    return [{ id: `same-${kind}`, kind, v: row.definition.version, props: row.example.props }];
  });
  expect(nodes.length).toBeGreaterThanOrEqual(29);
  return nodes;
}

/** Takes the live page at this address and width, and what the desk shows of it. */
async function compare(
  page: Page,
  {
    live: address,
    width,
    edited: part,
  }: { live: string; width: number; edited: () => Promise<[Page, Frame]> },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(address);
  await hydrated(page);
  await wakeAll(page);
  const live = await lookAt(page, page, width);
  const [other, frame] = await part();
  const edited = await lookAt(other, frame, width);
  await test.info().attach(`live-${width}.png`, { body: live.picture, contentType: 'image/png' });
  await test.info().attach(`edited-${width}.png`, { body: edited.picture, contentType: 'image/png' });
  for (const [k, v] of Object.entries(live.boxes))
    if (Math.abs((v[3] ?? 0) - (edited.boxes[k]?.[3] ?? 0)) > 0)
      console.log('HEIGHT', width, k, v, edited.boxes[k]);
  expect(edited.boxes, `${width} px wide`).toEqual(live.boxes);
  expect(await differenceOf(live, edited), `${width} px wide`).toEqual({ count: 0, some: [] });
}

/** The live page and the taken-over one at each width. */
async function expectSame(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    // On the host of the preview, which a code to scan names.
    const preview = await previewAddress(SHOP, path);
    const edited = async (): Promise<[Page, Frame]> => {
      const other = await page.context().newPage();
      await other.emulateMedia({ reducedMotion: 'reduce' });
      await other.setViewportSize({ width, height: HEIGHT });
      const { frame, ask } = await openInDesk(other, preview);
      expect(await ask({ call: 'takeOver' })).toMatchObject({ ok: true });
      return [other, frame];
    };
    await compare(page, { live: new URL(path, preview).href, width, edited });
  }
}

test('ADR-680: the home of the demo shop looks the same live and in the desk', async ({ page }) => {
  await expectSame(page, '/');
});

test('ADR-680: every kind of block looks the same live and in the desk', async ({ page }) => {
  expect(await publish(SHOP, [microPage('desk-same', await everyKind())])).toMatchObject({ code: 0 });
  await expectSame(page, '/page/desk-same');
});

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
  for (const width of WIDTHS) {
    const edited = async (): Promise<[Page, Frame]> => {
      await desk.setViewportSize({ width, height: HEIGHT });
      return [desk, frame];
    };
    await compare(page, { live, width, edited });
  }
});
