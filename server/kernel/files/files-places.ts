/** Where files lie, and where they come from while they are moved: FILES_URL and FILES_OLD_URL (D141). */
import { ConfigError } from '../config/config-error.ts';
import { readBucketPlace, type BucketPlace, type FilesVariable } from './bucket-place.ts';
import type { FilesPlace, OnePlace } from './open-files.ts';

type Texts = Record<FilesVariable | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string | undefined>;

/** DATA_DIR/files, as a word. */
const LOCAL = 'local';

export function isSamePlace(one: OnePlace, other: OnePlace): boolean {
  const where = (place: OnePlace) => (place === 'local' ? [place] : [place.bucket, place.endpoint]);
  return JSON.stringify(where(one)) === JSON.stringify(where(other));
}

export const nameOfBucket = ({ bucket, endpoint, region }: BucketPlace): string =>
  `${bucket} at ${endpoint ?? `the store of ${region}`}`;

export const nameOfPlace = (place: OnePlace): string =>
  place === 'local' ? 'DATA_DIR/files' : `the bucket ${nameOfBucket(place)}`;

/** Keys without a bucket belong to another program. */
export function filesPlacesOf(texts: Texts): Pick<FilesPlace, 'bucket' | 'oldPlace'> {
  const keys = { accessKeyId: texts.AWS_ACCESS_KEY_ID, secretAccessKey: texts.AWS_SECRET_ACCESS_KEY };
  const bucketOf = (variable: FilesVariable): BucketPlace | undefined => {
    const text = texts[variable];
    return text === undefined || text === LOCAL ? undefined : readBucketPlace(text, keys, variable);
  };
  const bucket = bucketOf('FILES_URL');
  if (texts.FILES_OLD_URL === undefined) return { bucket };
  const oldPlace = bucketOf('FILES_OLD_URL') ?? LOCAL;
  if (isSamePlace(oldPlace, bucket ?? LOCAL))
    throw new ConfigError('FILES_OLD_URL', 'another place than FILES_URL, or empty when the move is done');
  return { bucket, oldPlace };
}
