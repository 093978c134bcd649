/** Reads a QR code the way a phone does: from its pixels. */
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Pixels of the longer side: enough for every code we draw. */
const SIDE = 600;

/** What the code in a picture (SVG, PNG or JPEG) says; undefined where nothing can be scanned. */
export async function readCode(picture: string | Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(picture))
    .resize(SIDE, SIDE, { fit: 'contain', kernel: 'nearest', background: '#fff' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** What a code drawn into a page says. */
export function readDrawnCode(drawing: Element): Promise<string | undefined> {
  return readCode(new XMLSerializer().serializeToString(drawing));
}
