/** Looks at a whole page, live or in a frame of the desk, and compares two such looks to the pixel (ADR-680). */
import { expect, test, type Frame, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadExamples } from '../../support/examples.ts';
import type { PageNodeJson } from '../../support/publish-to.ts';
import { wakeAll } from './live-page.ts';
import { untilHydrated } from './storefront.ts';

export const LOOK_WIDTHS = [1280, 390];
export const LOOK_HEIGHT = 900;

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
  // As often as it takes: a page grows while its pictures and blocks come in.
  await expect(async () => {
    await expect.poll(() => part.evaluate(waitingParts)).toEqual([]);
    const height = await part.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await expect.poll(() => part.evaluate(waitingParts)).toEqual([]);
    expect(await part.evaluate(() => [document.documentElement.scrollHeight, innerHeight])).toEqual([
      height,
      height,
    ]);
  }).toPass();
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

/** Chromium rounds lengths to 64ths of a pixel, by a few of them otherwise where pictures came in another order; CSS pixels. */
const LAYOUT_ROUNDING = 4 / 64;

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

/** Blocks that stand further apart than this, with both their boxes. */
function farFrom(one: Look, other: Look, farthest: number): string[] {
  return Object.entries(one.boxes)
    .filter(([id, box]) =>
      box.some((side, index) => !(Math.abs(side - (other.boxes[id]?.[index] ?? Infinity)) <= farthest)),
    )
    .map(([id, box]) => `${id}: ${box.join(' ')} and ${other.boxes[id]?.join(' ') ?? 'nothing'}`);
}

/** Every kind once, with what a merchant typically sets. */
export async function everyKind(): Promise<PageNodeJson[]> {
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
export async function compareLooks(
  page: Page,
  {
    live: address,
    width,
    editedPart: part,
    farthest = LAYOUT_ROUNDING,
  }: {
    live: string;
    width: number;
    editedPart: () => Promise<[Page, Frame]>;
    /** How far apart boxes may stand, CSS pixels. */
    farthest?: number;
  },
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: LOOK_HEIGHT });
  await page.goto(address);
  await untilHydrated(page);
  await wakeAll(page);
  const live = await lookAt(page, page, width);
  const [other, frame] = await part();
  const editedLook = await lookAt(other, frame, width);
  await test.info().attach(`live-${width}.png`, { body: live.picture, contentType: 'image/png' });
  await test.info().attach(`edited-${width}.png`, { body: editedLook.picture, contentType: 'image/png' });
  expect(farFrom(live, editedLook, farthest), `${width} px wide`).toEqual([]);
  expect(await differenceOf(live, editedLook), `${width} px wide`).toEqual({ count: 0, some: [] });
}
