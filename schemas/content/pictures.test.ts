/** Addresses of uploaded pictures: read back as written, and no other string becomes a source. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FALLBACKS, mediaAddress, readMedia, sourcesOf, widthsFor, type Media } from './pictures.ts';
import { safeImageUrl } from '../address/safe-url.ts';

const ID = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm';
const WORDS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-';

const media: fc.Arbitrary<Media> = fc
  .record({
    id: fc.string({ unit: fc.constantFrom(...WORDS), minLength: 43, maxLength: 43 }),
    natural: fc.integer({ min: 1, max: 9999 }),
    height: fc.integer({ min: 1, max: 16_000 }),
    fallback: fc.constantFrom(...FALLBACKS),
  })
  .map(({ natural, ...rest }) => {
    const widths = widthsFor(natural);
    return { ...rest, widths, width: widths.at(-1) ?? natural };
  });

/** Strings that look like addresses of pictures, and strings that look like nothing. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.webUrl(),
  fc.tuple(fc.string({ maxLength: 43 }), fc.string({ maxLength: 40 })).map(([a, b]) => `/media/${a}/${b}`),
  fc
    .tuple(
      fc.constantFrom('', '-320', '-640-320', '-0', ' ', ', x', '\n'),
      fc.constantFrom('jpg', 'svg', 'webp', 'jpg,'),
    )
    .map(([list, ending]) => `/media/${ID}/1920x1080${list}.${ending}`),
);

describe('addresses of uploaded pictures', () => {
  it('D93: what an address says is read back as it was written', () => {
    fc.assert(
      fc.property(media, (one) => {
        expect(readMedia(mediaAddress(one))).toEqual(one);
      }),
    );
  });

  it('R6: no string whatever makes a source that leaves the pictures of this site', () => {
    fc.assert(
      fc.property(fc.oneof(anything, media.map(mediaAddress)), (url) => {
        const foundMedia = readMedia(url);
        for (const { srcSet } of foundMedia === undefined ? [] : sourcesOf(foundMedia)) {
          for (const candidate of srcSet.split(', ')) {
            const [address = '', width = '', ...rest] = candidate.split(' ');
            expect(address).toMatch(/^\/media\/[\w-]{43}\/[1-9]\d{0,3}\.(?:avif|webp)$/);
            expect(safeImageUrl(address)).toBe(address);
            expect(width).toMatch(/^[1-9]\d{0,3}w$/);
            expect(rest).toEqual([]);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    `/media/${ID}/1920x1080-640-320.jpg`,
    `/media/${ID}/640x480-640.jpg`,
    `/media/${ID}/640x480.svg`,
    `/media/${ID}/640x480.avif`,
    `/media/${ID.slice(1)}/640x480.jpg`,
    `/media/${ID}/../640x480.jpg`,
    `https://elsewhere.example/media/${ID}/640x480.jpg`,
    `/media/${ID}/640x480.jpg?x=1`,
    `/media/${ID}/640x480.jpg\n`,
    undefined,
  ])('D93: %s is not the address of an uploaded picture', (url) => {
    expect(readMedia(url)).toBeUndefined();
  });

  it.each([
    [200, [200]],
    [320, [320]],
    [340, [340]],
    [1280, [320, 640, 960, 1280]],
    [1300, [320, 640, 960, 1300]],
    [1920, [320, 640, 960, 1280, 1920]],
    [6000, [320, 640, 960, 1280, 1920]],
  ])(
    'performance: a picture %i wide is made in widths %j and never larger than itself',
    (natural, widths) => {
      expect(widthsFor(natural)).toEqual(widths);
    },
  );

  it('performance: browsers choose AVIF before WebP for stills, and WebP for what moves', () => {
    const one = { id: ID, width: 640, height: 480, widths: [320, 640] } as const;
    expect(sourcesOf({ ...one, fallback: 'jpg' })).toEqual([
      { type: 'image/avif', srcSet: `/media/${ID}/320.avif 320w, /media/${ID}/640.avif 640w` },
      { type: 'image/webp', srcSet: `/media/${ID}/320.webp 320w, /media/${ID}/640.webp 640w` },
    ]);
    expect(sourcesOf({ ...one, fallback: 'gif' }).map(({ type }) => type)).toEqual(['image/webp']);
  });
});
