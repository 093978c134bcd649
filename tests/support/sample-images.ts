/** Pictures tests upload: small ones made on the spot, and ones no server should trip over. */
import sharp from 'sharp';

const RED = { r: 200, g: 60, b: 40 };

/** A plain still of a size. */
export function still(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .toFormat(format)
    .toBuffer();
}

/** Stored lying on its side, with the note that says so, a place and an author in its metadata. */
export function readTurnedValue(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .withExif({ IFD0: { Artist: 'Somebody Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function moving(width: number, height: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'lime', 'blue'].map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [80, 80, 80] })
    .toBuffer();
}

export function seeThrough(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: { ...RED, alpha: 0.5 } } })
    .png()
    .toBuffer();
}

/** Less than a megabyte that would be 180. */
export function bomb(): Promise<Buffer> {
  return still(10_000, 6_000, 'png');
}

/** One frame a megapixel large, forty-one times over: a few kilobytes of GIF. */
export async function manyFrames(): Promise<Buffer> {
  const one = await sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: RED } })
    .gif()
    .toBuffer();
  const start = one.indexOf(Buffer.from([0x21, 0xf9, 0x04]));
  const frame = one.subarray(start, -1);
  return Buffer.concat([one.subarray(0, start), ...Array<Buffer>(41).fill(frame), one.subarray(-1)]);
}
