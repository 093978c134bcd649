/** What the desk shows in its frame is what shoppers see: after take-over, frame and live page are the same to the pixel (ADR-680). */
import type { Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadExamples } from '../support/examples.ts';
import { microPage, type PageNodeJson } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress } from './support/desk-frame.ts';
import { wakeAll } from './support/live-page.ts';
import { expect, hydrated, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const WIDTHS = [1280, 390];
const HEIGHT = 900;

/** Runs in the page: what can be seen and is not there yet. */
function waitingParts(): string[] {
  const isSeen = (one: Element) => {
    const { left, right, width } = one.getBoundingClientRect();
    return one.checkVisibility() && width > 0 && right > 0 && left < innerWidth;
  };
  const pictures = [...document.images].filter(({ complete }) => !complete);
  const busy = [...document.querySelectorAll('[aria-busy="true"], [role="status"][data-node][aria-label]')];
  return [...pictures, ...busy]
    .filter(isSeen)
    .map(
      (one) => `${one.localName} in ${one.closest('[data-node]')?.getAttribute('data-node') ?? 'the page'}`,
    );
}

interface Look {
  picture: Buffer;
  /** Of the page, without its scroll bar. */
  width: number;
  /** Of each block by its id: x, y, width and height. */
  boxes: Record<string, number[]>;
  pictures: readonly (readonly number[])[];
}

/** Pictures are decoded and drawn sharper while the page is looked at: taken until two in a row are the same. */
async function calmPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' });
  await expect(async () => {
    const before = picture;
    picture = await page.screenshot({ animations: 'disabled' });
    expect(picture.equals(before)).toBe(true);
  }).toPass();
  return picture;
}

/** Stretches the window to the whole page and waits for its pictures; what counts down differs from second to second. */
async function lookAt(page: Page, part: Page | Frame, width: number): Promise<Look> {
  await part.evaluate(() => {
    for (const one of document.images) one.loading = 'eager';
    scrollTo(0, 0);
  });
  await expect.poll(() => part.evaluate(waitingParts)).toEqual([]);
  const height = await part.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await expect.poll(() => part.evaluate(waitingParts)).toEqual([]);
  await part.locator('[role="timer"], span').evaluateAll((all) => {
    const counts = (one: Element) => one.role === 'timer' || /^\d+$/.test(one.textContent);
    for (const one of all) if (one instanceof HTMLElement && counts(one)) one.style.visibility = 'hidden';
  });
  const boxes = await part.locator('[data-node]').evaluateAll((all) =>
    all.map((one): [string, number[]] => {
      const { x, y, width: wide, height: high } = one.getBoundingClientRect();
      return [one.getAttribute('data-node') ?? '', [x, y, wide, high]];
    }),
  );
  const pictures = await part.locator('img, video').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width: wide, height: high } = one.getBoundingClientRect();
      return [x, y, wide, high];
    }),
  );
  const inner = await part.evaluate(() => document.body.clientWidth);
  return { picture: await calmPicture(page), width: inner, boxes: Object.fromEntries(boxes), pictures };
}

/** Without the scroll bar, which a picture of a whole page leaves out and one of a frame does not. */
async function pixelsOf({ picture, width }: Look): Promise<Buffer> {
  const image = sharp(picture);
  const { height } = await image.metadata();
  return image.extract({ left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer();
}

/** Shadows come out of Chromium's rasteriser so many of 256 levels apart from one run to the next; drawings it scales, so many. */
const LEVELS = 4;
const PICTURE_LEVELS = 40;

/** The eight places around one. */
function neighboursOf(place: string): string[] {
  const [x = 0, y = 0] = place.split(',').map(Number);
  const steps = [-1, 0, 1];
  return steps
    .flatMap((down) => steps.map((right) => `${x + right},${y + down}`))
    .filter((one) => one !== place);
}

/**
 * The places that differ, as `x,y`: how many, and some of them. A letter, an edge or a colour is several pixels beside each
 * other; one alone, at the rim of an icon, comes out otherwise from one run of Chromium's rasteriser to the next.
 */
async function differenceOf(one: Look, other: Look): Promise<{ count: number; some: string[] }> {
  const [own, others] = [await pixelsOf(one), await pixelsOf(other)];
  expect([other.width, others.length]).toEqual([one.width, own.length]);
  const places = new Set<string>();
  for (const [at, level] of own.entries()) {
    const apart = Math.abs(level - (others[at] ?? Infinity));
    if (apart <= LEVELS) continue;
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % one.width, Math.floor(pixel / one.width)];
    const isPicture = one.pictures.some(
      ([left = 0, top = 0, wide = 0, high = 0]) =>
        x >= left - 1 && y >= top - 1 && x <= left + wide && y <= top + high,
    );
    if (apart > PICTURE_LEVELS || !isPicture) places.add(`${x},${y}`);
  }
  const together = [...places].filter(
    (place) => neighboursOf(place).filter((one) => places.has(one)).length > 1,
  );
  return { count: together.length, some: together.filter((_place, index) => index % 20 === 0).slice(0, 30) };
}

/** Takes the live page and the edited one at each width. */
async function expectSame(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: HEIGHT });
    // On the host of the preview, which a code to scan names.
    const preview = await previewAddress(SHOP, path);
    await page.goto(new URL(path, preview).href);
    await hydrated(page);
    await wakeAll(page);
    const live = await lookAt(page, page, width);

    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.setViewportSize({ width, height: HEIGHT });
    const { frame, ask } = await openInDesk(other, preview);
    expect(await ask({ call: 'takeOver' })).toMatchObject({ ok: true });
    const edited = await lookAt(other, frame, width);
    await test.info().attach(`live-${width}.png`, { body: live.picture, contentType: 'image/png' });
    await test.info().attach(`edited-${width}.png`, { body: edited.picture, contentType: 'image/png' });
    expect(edited.boxes, `${width} px wide`).toEqual(live.boxes);
    expect(await differenceOf(live, edited), `${width} px wide`).toEqual({
      count: 0,
      some: [],
    });
    await other.close();
  }
}

test('ADR-680: the home of the demo shop looks the same live and in the desk', async ({ page }) => {
  await expectSame(page, '/');
});

test('ADR-680: every kind of block looks the same live and in the desk', async ({ page }) => {
  const rows = await loadExamples('page-block');
  const kinds = [...new Set(rows.map(({ definition }) => definition.kind))];
  const nodes = kinds.flatMap((kind): PageNodeJson[] => {
    const own = rows.filter(({ definition }) => definition.kind === kind);
    const row = own.find(({ example }) => example.name === 'typical') ?? own[0];
    if (row === undefined) return [];
    return [{ id: `same-${kind}`, kind, v: row.definition.version, props: row.example.props }];
  });
  expect(nodes.length).toBeGreaterThanOrEqual(28);
  expect(await publish(SHOP, [microPage('desk-same', nodes)])).toMatchObject({ code: 0 });
  await expectSame(page, '/page/desk-same');
});
