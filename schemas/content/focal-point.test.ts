/** The focal point behind a picture's address (ADR-829). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeImageUrl } from '../address/safe-url.ts';
import { IMAGE_PATTERN } from '../page/fragments.ts';
import { focalPointOf, withFocalPoint, withoutFocalPoint } from './focal-point.ts';
import { mediaAddress, readMedia } from './pictures.ts';

const MEDIA = {
  id: 'A'.repeat(43),
  width: 1280,
  height: 720,
  widths: [320, 640, 1280],
  fallback: 'jpg',
} as const;
const UPLOADED = mediaAddress(MEDIA);

describe('ADR-829: the focal point of a picture', () => {
  it('ADR-829: any point comes back as it was, in whole percent, and the address stays one a document takes', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        percent,
        percent,
        fc.constantFrom(UPLOADED, '/demo/a.svg', 'https://a.example/b.png?c=d'),
        (x, y, plain) => {
          const address = withFocalPoint(plain, { x, y });
          expect(focalPointOf(address) ?? { x: 50, y: 50 }).toEqual({ x, y });
          expect(withoutFocalPoint(address)).toBe(plain);
          expect(withFocalPoint(address, { x: 50, y: 50 })).toBe(plain);
          expect(safeImageUrl(address)).toBe(address);
          expect(address).toMatch(new RegExp(IMAGE_PATTERN));
        },
      ),
    );
  });

  it('ADR-829: a point outside the picture is moved to its edge', () => {
    expect(withFocalPoint('/a.png', { x: -3, y: 120.4 })).toBe('/a.png#at=0,100');
  });

  it('ADR-829: an uploaded picture with a point has the sizes of the picture', () => {
    expect(readMedia(withFocalPoint(UPLOADED, { x: 30, y: 70 }))).toEqual(MEDIA);
  });

  it.each([
    '/a.svg#icon',
    '/a.png#at=1',
    '/a.png#at=101,5',
    '/a.png#at=05,5',
    '/a.png#at=1,2;x',
    '/a.png?at=1,2',
  ])('ADR-829: %s says no point, and stays as it is', (address) => {
    expect(focalPointOf(address)).toBeUndefined();
    expect(withoutFocalPoint(address)).toBe(address);
  });
});
