/** Opens the store files lie in: a folder of this machine, or a bucket whose client is read only where one is named (D141). */
import { join } from 'node:path';
import { openBothPlaces } from './both-places.ts';
import type { BucketPlace } from './bucket-place.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFiles } from './local.ts';

/** `local`: the folder `files` in the data directory. */
export type OnePlace = 'local' | BucketPlace;

export interface FilesPlace {
  dataDir: string;
  /** Absent: `files` in the data directory. */
  bucket?: BucketPlace | undefined;
  /** Where files come from while they are moved. */
  oldPlace?: OnePlace | undefined;
}

/** Where local files lie, and what is on its way to a bucket. */
export const filesDirOf = (dataDir: string): string => join(dataDir, 'files');

export async function openPlace(place: OnePlace, dataDir: string): Promise<FileStore> {
  if (place === 'local') return openLocalFiles(filesDirOf(dataDir));
  const { openS3Files } = await import('./s3.ts');
  return openS3Files(place, filesDirOf(dataDir));
}

export async function openFiles({ dataDir, bucket, oldPlace }: FilesPlace): Promise<FileStore> {
  const files = await openPlace(bucket ?? 'local', dataDir);
  return oldPlace === undefined ? files : openBothPlaces(files, await openPlace(oldPlace, dataDir));
}
