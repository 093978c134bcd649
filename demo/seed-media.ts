/** Films and recordings of the demo shops: cut beforehand by the code that cuts a merchant's, and named by their rows as theirs. */
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaRow } from '#server/areas/catalogue/store/detail-rows.ts';
import { createKeptMedia } from '#server/areas/media/store/kept-media.ts';
import { addressOf, type StoredMedia } from '#server/areas/media/services/stored-media.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';

/** Folder of them, each in one of its own; written by demo/art/lessons/generate.ts. */
export const mediaFolder = (): string => shippedFile('demo/media');

/** What was made of a file of the demo. */
function readMade(name: string): { media: StoredMedia; data: string } {
  const folder = join(mediaFolder(), name);
  const media: StoredMedia = JSON.parse(readFileSync(join(folder, 'media.json'), 'utf8'));
  return { media, data: join(folder, media.data ?? 'data') };
}

/** The rows with the addresses of what was kept in place of names of files. */
export async function seedMedia<Row extends MediaRow>(
  files: FileStore,
  appId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const mediaStore = createKeptMedia(files);
  const names = new Set(
    rows.flatMap(({ url, sizes, captions, chapters }) => [
      url,
      ...sizes,
      ...[...captions, ...chapters].map((one) => one.url),
    ]),
  );
  const addresses = new Map<string, string>();
  for (const name of names) {
    if (name === '') continue;
    const { media, data } = readMade(name);
    await mediaStore.add(appId, media.id, createReadStream(data), () => Promise.resolve(media));
    addresses.set(name, addressOf(media.id));
  }
  const addressOfName = (name: string) => addresses.get(name) ?? '';
  return rows.map((row) => ({
    ...row,
    url: addressOfName(row.url),
    sizes: row.sizes.map(addressOfName),
    captions: row.captions.map((caption) => ({ ...caption, url: addressOfName(caption.url) })),
    chapters: row.chapters.map((chapter) => ({ ...chapter, url: addressOfName(chapter.url) })),
  }));
}
