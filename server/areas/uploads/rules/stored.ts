/** Under which names what was uploaded lies, and finding it again. */
import { createHmac } from 'node:crypto';
import { fileName, type ImageService } from '../images/image-service.ts';
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
import type { UploadRow } from '../store/upload-rows.ts';

/** By person and hash. */
export type NameOf = (userId: string, sha256: string) => string;

/** The same file of one person is one, of another person another, so that nobody learns who has what (B51). */
export function makeNames(key: string): NameOf {
  return (userId, sha256) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['file', userId, sha256]))
      .digest('base64url');
}

export const AUDIO_FOLDER = 'uploads';

export function audioFile(name: string): string {
  return `${AUDIO_FOLDER}/${name.slice(0, 2)}/${name}`;
}

export interface StoredWorld {
  images: ImageService;
  files: FileStore;
  nameOf: NameOf;
}

/** A recording as it was sent; of a picture the largest size that was made of it. */
export async function openStored(
  { images, files, nameOf }: StoredWorld,
  appId: string,
  { kind, userId, sha256, mediaType }: UploadRow,
): Promise<(OpenFile & { mediaType: string }) | undefined> {
  const name = nameOf(userId, sha256);
  if (kind === 'audio') {
    const file = await files.open(audioFile(name));
    return file === undefined ? undefined : { ...file, mediaType };
  }
  const image = await images.find(appId, name);
  if (image === undefined) return undefined;
  const { width, fallback } = image;
  const picture = await files.open(fileName(name, `${String(width)}.${fallback}`));
  const type = `image/${fallback === 'jpg' ? 'jpeg' : fallback}`;
  return picture === undefined ? undefined : { ...picture, mediaType: type };
}

export async function removeStored(
  { images, files, nameOf }: StoredWorld,
  appId: string,
  { kind, userId, sha256 }: UploadRow,
): Promise<void> {
  const name = nameOf(userId, sha256);
  await (kind === 'audio' ? files.remove(audioFile(name)) : images.remove(appId, name));
}
