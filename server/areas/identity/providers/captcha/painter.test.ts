/** What captchas look like to a program: pixels of the right size, never twice the same, and nothing else. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openCaptchaPainter } from './painter.ts';

const painter = openCaptchaPainter();

async function pixelsOf(address: string) {
  const [head = '', data = ''] = address.split(',', 2);
  const { width, height, format, exif } = await sharp(Buffer.from(data, 'base64')).metadata();
  return { head, width, height, format, exif };
}

describe('captchas', () => {
  it('M207: an image code is a PNG of every letter, another each time', async () => {
    const [one, other] = await Promise.all([painter.drawText('ACDE'), painter.drawText('ACDE')]);
    expect(await pixelsOf(one)).toEqual({
      head: 'data:image/png;base64',
      width: 240,
      height: 88,
      format: 'png',
      exif: undefined,
    });
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain('ACDE');
    expect(painter.letters).not.toMatch(/[01258BGIOQSVZ]|(.).*\1/);
  });

  it('M181: a puzzle and its piece are pixels; the place is never where the piece begins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { background, piece, width, height, pieceWidth, pieceTop, x } = await painter.drawPuzzle();
      expect(await pixelsOf(background)).toMatchObject({
        width: width * 2,
        height: height * 2,
        format: 'webp',
      });
      expect(await pixelsOf(piece)).toMatchObject({ width: pieceWidth * 2, height: pieceWidth * 2 });
      expect(x).toBeGreaterThanOrEqual(2 * pieceWidth);
      expect(x + pieceWidth).toBeLessThan(width);
      expect(pieceTop).toBeGreaterThan(0);
      expect(pieceTop + pieceWidth).toBeLessThan(height);
    }
  });
});
