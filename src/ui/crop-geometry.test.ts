/** Which part of a picture is seen, wherever it is moved and however it is zoomed. */
import { describe, expect, it } from 'vitest';
import { CENTRED, keepInside, seenPart, zoomTo } from './crop-geometry.ts';

const WIDE = { width: 800, height: 400 };
const WINDOW = 200;

describe('a picture behind its window', () => {
  it('D90: at first the middle is seen, as much of it as fits', () => {
    expect(seenPart(WIDE, WINDOW, CENTRED)).toEqual({ left: 200, top: 0, side: 400 });
  });

  it.each([
    ['past its left edge', { x: 999, y: 0, zoom: 1 }, { left: 0, top: 0, side: 400 }],
    ['past its right edge', { x: -999, y: 0, zoom: 1 }, { left: 400, top: 0, side: 400 }],
    ['up, where there is no room', { x: 0, y: 50, zoom: 1 }, { left: 200, top: 0, side: 400 }],
    ['up, zoomed', { x: 0, y: 999, zoom: 2 }, { left: 300, top: 0, side: 200 }],
    ['past every zoom', { x: 0, y: 0, zoom: 9 }, { left: 350, top: 150, side: 100 }],
  ])('D90: moved %s, it still fills the window', (_how, crop, seenEntry) => {
    expect(seenPart(WIDE, WINDOW, keepInside(WIDE, WINDOW, crop))).toEqual(seenEntry);
  });

  it('D90: what stands in the middle stays there while it is zoomed', () => {
    const movedCrop = keepInside(WIDE, WINDOW, { x: 60, y: 0, zoom: 1 });
    const middle = (crop: typeof movedCrop) => {
      const { left, side } = seenPart(WIDE, WINDOW, crop);
      return left + side / 2;
    };
    expect(middle(zoomTo(WIDE, WINDOW, movedCrop, 3))).toBeCloseTo(middle(movedCrop));
  });
});
