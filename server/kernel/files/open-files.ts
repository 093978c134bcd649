/** Opens the store files lie in: a folder of this machine, or a bucket whose client is read only where one is named (D141). */
import { join } from 'node:path';
import type { BucketPlace } from './bucket-place.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFiles } from './local.ts';

export interface FilesPlace {
  dataDir: string;
  /** Absent: `files` in the data directory. */
  bucket?: BucketPlace | undefined;
}

/** Where local files lie, and what is on its way to a bucket. */
export const filesDirOf = (dataDir: string): string => join(dataDir, 'files');

export async function openFiles({ dataDir, bucket }: FilesPlace): Promise<FileStore> {
  if (bucket === undefined) return openLocalFiles(filesDirOf(dataDir));
  const { openS3Files } = await import('./s3.ts');
  return openS3Files(bucket, filesDirOf(dataDir));
}
