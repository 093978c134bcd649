/**
 * Makes the pictures the demo shops uploaded, by hand: `tsx demo/art/photos/generate.ts`. Draws them pixel by pixel,
 * sends them through the maker a merchant's upload goes through, writes every size with its row into the shop's folder,
 * and prints the address by which the shop's documents show it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES, ROW_FILE } from '#demo/pictures.ts';
import { mediaAddress } from '#schemas/content/pictures.ts';
import { imageId, merchantOf } from '#server/areas/uploads/images/image-service.ts';
import { openPictureMaker } from '#server/areas/uploads/images/maker.ts';
import type { ImageRow } from '#server/areas/uploads/store/image-rows.ts';
import { drawLandscape, type Landscape } from './landscape.ts';

/** Which landscapes the demo shops show, and in which light. */
const PHOTOS = {
  /** A banner: the left is quiet, where the words stand. */
  'lake-evening': {
    seed: 41,
    width: 1920,
    height: 1080,
    zenith: [44, 58, 92],
    horizon: [236, 150, 104],
    glow: [255, 196, 120],
    sun: [0.73, 0.455],
    sunSize: 0.034,
    ground: [22, 28, 44],
    ridges: 4,
    skyline: 0.46,
    shore: 0.62,
  },
  'harbour-morning': {
    seed: 77,
    width: 1600,
    height: 900,
    zenith: [120, 168, 190],
    horizon: [226, 234, 226],
    glow: [255, 244, 214],
    sun: [0.68, 0.3],
    sunSize: 0.03,
    ground: [24, 74, 84],
    ridges: 4,
    skyline: 0.42,
    shore: 0.58,
  },
} as const satisfies Record<string, Landscape>;

const ROOT = join(import.meta.dirname, '../../..');
const SHOP = 'knowledge';
const maker = openPictureMaker();

/** Slightly soft, as a lens is: edges drawn pixel by pixel are stairs. */
function shoot(scene: Landscape): Promise<Buffer> {
  const { width, height } = scene;
  return sharp(drawLandscape(scene), { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function develop(name: string, scene: Landscape): Promise<void> {
  const bytes = await shoot(scene);
  const outcome = await maker.make(bytes, 'jpeg', merchantOf(SHOP));
  if (!outcome.ok) throw new Error(`${name} could not be made: ${outcome.reason}`);
  const row: ImageRow = { ...outcome.media, id: imageId(bytes), name: `${name}.jpg`, bytes: bytes.length };
  const folder = join(ROOT, 'demo/shops', SHOP, PICTURES, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ROW_FILE), `${JSON.stringify(row)}\n`);
  for (const file of outcome.files) writeFileSync(join(folder, file.name), file.bytes);
  const total = outcome.files.reduce((sum, file) => sum + file.bytes.length, 0);
  process.stdout.write(
    `${name}: uploaded ${bytes.length} bytes, kept ${total} in ${outcome.files.length} files, shown by ${mediaAddress(row)}\n`,
  );
}

for (const [name, scene] of Object.entries(PHOTOS)) await develop(name, scene);
