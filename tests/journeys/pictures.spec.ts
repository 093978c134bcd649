/** A page of uploaded photographs: the smallest that is sharp enough, the first before all else, the far ones later. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { shop } from './support/shop-cli.ts';
import { curl, expect, quiet, test, urlOf } from './support/storefront.ts';

/** One shop of its own, so that no other journey meets its pictures. */
const SHOP = 'operations';
const PATH = '/page/pictures';
const FIRST_SCREEN = ['hero', 'one', 'two'];

/** A photograph of soft lights, different for every name. */
function photograph(name: string, width: number, height: number): Promise<Buffer> {
  const mean = 60 + ((name.length * 37) % 120);
  return sharp({
    create: {
      width: 24,
      height: 16,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean, sigma: 40 },
    },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const picture = (name: string) => ({ image: `./images/${name}.jpg`, alt: name });
const node = (id: string, kind: string, props: object, v = 1) => ({ id, kind, v, props });

const DOCUMENT = {
  schema_version: 1,
  id: 'pictures',
  kind: 'micro',
  title: { cn: '照片', en: 'Photographs' },
  regions: {
    main: [
      node('title', 'title-bar', { title: 'Photographs' }),
      node('hero', 'banner', { slides: [{ ...picture('hero'), title: 'Hero' }], seconds: 0 }, 2),
      node('row', 'image-ad', { pictures: [picture('one'), picture('two'), picture('one')] }),
      ...Array.from({ length: 60 }, (_none, place) => node(`space-${place}`, 'spacer', { size: 'xl' })),
      node('cube', 'image-cube', { pictures: [picture('three'), picture('four')] }),
      node('last', 'banner', { slides: [picture('five')], seconds: 0 }, 2),
    ],
  },
};

// The pictures are uploaded once, for all tests here.
test.describe.configure({ mode: 'default' });

const idOf = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  try {
    mkdirSync(join(folder, 'images'), { recursive: true });
    mkdirSync(join(folder, 'page'));
    for (const name of ['hero', 'one', 'two', 'three', 'four', 'five']) {
      const [width, height] = name === 'hero' || name === 'five' ? [2100, 800] : [1000, 600];
      writeFileSync(join(folder, 'images', `${name}.jpg`), await photograph(name, width, height));
    }
    writeFileSync(join(folder, 'page', 'pictures.json'), JSON.stringify(DOCUMENT));
    const { exit, output } = await shop('push', SHOP, folder);
    expect(output).toContain('1 document published');
    expect(exit).toBe(0);
    for (const [, name, id] of output.matchAll(/uploaded +\.\/images\/(\w+)\.jpg +\/media\/([\w-]{43})\//g))
      idOf.set(name ?? '', id ?? '');
    expect([...idOf.keys()].sort()).toEqual(['five', 'four', 'hero', 'one', 'three', 'two']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

interface SeenPicture {
  shifts: unknown[];
  largest: string;
}

/** Hears shifts and the largest paint from the first moment on. */
async function listen(page: Page): Promise<() => Promise<SeenPicture>> {
  await page.addInitScript(() => {
    const seenEntry = { shifts: [] as unknown[], largest: '' };
    Object.assign(globalThis, { seen: seenEntry });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seenEntry.shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seenEntry.largest = 'url' in entry ? String(entry.url) : '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate((): SeenPicture => Reflect.get(globalThis, 'seen'));
}

/** Paths of the pictures asked for so far. */
function listenForPictures(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/media/')) requests.push(pathname);
  });
  return requests;
}

const pathOf = (name: string, file: string) => `/media/${idOf.get(name)}/${file}`;
const readChoice = (page: Page, id: string) =>
  page.locator(`[data-node="${id}"] img`).evaluateAll((images) =>
    images.map((image) => {
      const url = image instanceof HTMLImageElement ? image.currentSrc : '';
      return url === '' ? url : new URL(url).pathname;
    }),
  );

for (const { width, hero } of [
  { width: 1280, hero: '1280.avif' },
  { width: 1920, hero: '1920.avif' },
]) {
  test(`performance: at ${width} every uploaded picture is AVIF of the width it is drawn, and nothing shifts @side`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const read = await listen(page);
    const requests = listenForPictures(page);
    await page.goto(urlOf(SHOP, PATH));
    await quiet(page);

    expect(await readChoice(page, 'hero')).toEqual([pathOf('hero', hero)]);
    expect(await readChoice(page, 'row')).toEqual(
      ['one', 'two', 'one'].map((name) => pathOf(name, '640.avif')),
    );
    expect((await read()).largest).toContain(pathOf('hero', hero));
    expect(requests[0]).toBe(pathOf('hero', hero));
    // Each once, and none of those far below.
    expect([...requests].sort()).toEqual(
      FIRST_SCREEN.map((name) => pathOf(name, name === 'hero' ? hero : '640.avif')).sort(),
    );

    await page.locator('[data-node="last"]').scrollIntoViewIfNeeded();
    await expect.poll(() => readChoice(page, 'last')).toEqual([pathOf('five', hero)]);
    await expect
      .poll(() => readChoice(page, 'cube'))
      .toEqual(['three', 'four'].map((name) => pathOf(name, '640.avif')));
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.complete)),
      )
      .toBe(true);
    expect((await read()).shifts).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('performance: the first large picture is preloaded in the head, alone, with its sizes', async () => {
  const { body } = await curl(SHOP, PATH);
  const head = body.slice(0, body.indexOf('</head>'));
  const preloads = [...head.matchAll(/<link[^>]*rel="preload"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('/media/'));
  expect(preloads).toHaveLength(1);
  for (const part of [
    'as="image"',
    'type="image/avif"',
    'fetchpriority="high"',
    'imagesizes="100vw"',
    pathOf('hero', '1280.avif'),
  ])
    expect(preloads[0]).toContain(part);
  const images = [...body.matchAll(/<img[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('/media/'));
  expect(images.filter((tag) => !tag.includes('loading="lazy"'))).toHaveLength(1);
});

test('R45: what knows neither AVIF nor WebP gets a JPEG that is nothing but a picture', async () => {
  const { status, headers } = await curl(SHOP, `/media/${idOf.get('one')}/1000x600-320-640.jpg`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});
