/** Pictures merchants upload: judged by content, made in every size, kept once, and found again by shop (D93, requirement 45). */
import { createHash } from 'node:crypto';
import { createCache } from '#server/kernel/cache/cache.ts';
import { withoutFocalPoint } from '#schemas/content/focal-point.ts';
import { formatsOf, mediaName, type Media } from '#schemas/content/pictures.ts';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { IMAGE_PIXELS, IMAGE_ROWS_KEPT } from '../limits.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { ImageRefusal, ImageRow, Maker, PictureMaker, Pictures } from '../store/image-rows.ts';
import type { ImageStore } from '../store/images.store.ts';
import { refusedPicture, sniffImage } from './sniff-image.ts';

type KeepImageResult = { ok: true; image: ImageRow } | { ok: false; reason: ImageRefusal };

export interface ImageService {
  /**
   * Makes and keeps a picture; the same bytes again are answered without being made again.
   * @param file.id where the name made of its bytes would tell who else has them.
   * @param maker the shop itself, where nobody else is named.
   */
  keep(
    appId: string,
    file: { name: string; bytes: Uint8Array; id?: string },
    maker?: Maker,
  ): Promise<KeepImageResult>;
  find(appId: string, id: string): Promise<ImageRow | undefined>;
  /** Those of the addresses below /media/ at which nothing is served in this shop. */
  missingOf(appId: string, addresses: readonly string[]): Promise<string[]>;
  /** Every size of it, then the picture itself. Another node may know it for a while, and finds no file. */
  remove(appId: string, id: string): Promise<void>;
}

const NAME_MAX = 200;
const MEDIA = /^\/media\/([\w-]{43})\/([\w.-]+)$/;

export const IMAGE_FOLDER = 'media';

/** Where a size of a picture lies in the file store. */
export function fileName(id: string, name: string): string {
  return `${IMAGE_FOLDER}/${id.slice(0, 2)}/${id}/${name}`;
}

/** File of a picture's own address or of one of its sizes; undefined for what was never made. */
export function madeFile(media: Omit<Media, 'id'>, file: string): string | undefined {
  if (file === mediaName(media)) return `${media.width}.${media.fallback}`;
  const match = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(file);
  const isMade =
    match !== null &&
    media.widths.includes(Number(match[1])) &&
    formatsOf(media.fallback).some((format) => format === match[2]);
  return isMade ? file : undefined;
}

/** Every file that was made of a picture. */
function madeFiles(media: Omit<Media, 'id'>): string[] {
  const sizes = formatsOf(media.fallback).flatMap((format) =>
    media.widths.map((width) => `${String(width)}.${format}`),
  );
  return [...new Set([...sizes, `${String(media.width)}.${media.fallback}`])];
}

export function imageId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Files first, row last: a picture is found only when all of it is there, however a writer ended. */
export async function keepMade(
  { images, files }: { images: ImageStore; files: FileStore },
  appId: string,
  row: ImageRow,
  variants: Extract<Pictures, { ok: true }>['files'],
): Promise<void> {
  for (const { name, bytes } of variants) await files.put(fileName(row.id, name), bytes);
  await images.add(appId, row);
}

/** The last part of a path somebody's machine gave, without what no name needs. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(0, NAME_MAX);
}

/** The shop's own pictures: trusted, and none too many. */
export const merchantOf = (appId: string): Maker => ({
  owner: `shop ${appId}`,
  pixels: IMAGE_PIXELS,
  spend: () => Promise.resolve(true),
});

export function makeImageService(world: {
  images: ImageStore;
  files: FileStore;
  pictures: PictureMaker;
}): ImageService {
  const { images, files, pictures } = world;
  // A row never changes, so one found once is found for good; a missing one is asked for again.
  const imageRows = createCache<ImageRow>({ name: 'images', maxEntries: IMAGE_ROWS_KEPT });

  async function find(appId: string, id: string): Promise<ImageRow | undefined> {
    const key = `${appId} ${id}`;
    const row = imageRows.get(key) ?? (await images.byId(appId, id));
    if (row !== undefined) imageRows.set(key, row);
    return row;
  }

  return {
    find,
    async missingOf(appId, addresses) {
      const candidates = addresses.map((address) => ({
        address,
        parts: MEDIA.exec(withoutFocalPoint(address)),
      }));
      const rows = await images.byIds(appId, [...new Set(candidates.map(({ parts }) => parts?.[1] ?? ''))]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return candidates.flatMap(({ address, parts }) => {
        const row = byId.get(parts?.[1] ?? '');
        return row !== undefined && madeFile(row, parts?.[2] ?? '') !== undefined ? [] : [address];
      });
    },
    async remove(appId, id) {
      const image = await find(appId, id);
      if (image === undefined) return;
      for (const file of madeFiles(image)) await files.remove(fileName(id, file));
      await images.remove(appId, id);
      imageRows.delete(`${appId} ${id}`);
    },
    async keep(appId, { name, bytes, id = imageId(bytes) }, maker = merchantOf(appId)) {
      if (bytes.length === 0) return { ok: false, reason: 'empty' };
      if (bytes.length > IMAGE_BYTES_MAX) return { ok: false, reason: 'too-heavy' };
      const kind = sniffImage(bytes);
      if (kind === undefined) return { ok: false, reason: refusedPicture(bytes) };
      const before = await find(appId, id);
      if (before !== undefined) return { ok: true, image: before };
      const result = await pictures.make(bytes, kind, maker);
      if (!result.ok) return result;
      const image: ImageRow = { ...result.media, id, name: plainName(name), bytes: bytes.length };
      await keepMade(world, appId, image, result.files);
      return { ok: true, image };
    },
  };
}
