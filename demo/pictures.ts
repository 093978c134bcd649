/** Pictures the demo shops "uploaded": made beforehand by the same maker, kept by the same code as a merchant's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepMade } from '#server/areas/uploads/images/image-service.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { ImageRow } from '#server/areas/uploads/store/image-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { createImageStore } from '#server/areas/uploads/store/images.store.ts';
import type { DemoShop } from './demo-shop.ts';
import { shopsFolder } from './read-shop.ts';

/** Beside the sizes of each picture; written by demo/art/photos/generate.ts. */
export const ROW_FILE = 'picture.json';

/** Folder of a shop that holds them, each in one of its own. */
export const PICTURES = 'pictures';

interface PreparedPicture {
  row: ImageRow;
  files: { name: string; bytes: Uint8Array }[];
}

function readPicture(dir: string): PreparedPicture {
  const row: ImageRow = JSON.parse(readFileSync(join(dir, ROW_FILE), 'utf8'));
  const names = readdirSync(dir).filter((name) => name !== ROW_FILE);
  return { row, files: names.map((name) => ({ name, bytes: readFileSync(join(dir, name)) })) };
}

/** Every picture prepared for a demo shop; most shops have none. */
export function preparedPictures(label: string): PreparedPicture[] {
  const folder = join(shopsFolder(), label, PICTURES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readPicture(join(folder, name)));
}

export async function seedPictures(
  tx: Database,
  clock: Clock,
  files: FileStore,
  demo: Pick<DemoShop, 'label' | 'info'>,
): Promise<void> {
  const images = createImageStore(tx, clock);
  for (const { row, files: pictureFiles } of preparedPictures(demo.label))
    await keepMade({ images, files }, demo.info.app_id, row, pictureFiles);
}
