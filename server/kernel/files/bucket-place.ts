/** FILES_URL: the bucket files lie in, read with a plain line for each thing that may be wrong with it (D141). */
import { ConfigError } from '../config/config-error.ts';

export interface BucketPlace {
  bucket: string;
  /** Origin of the store; absent: Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  /** The bucket stands in the path and not in the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}

interface BucketKeys {
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

const BUCKET_EXAMPLE = 's3://my-files?endpoint=https://storage.example.com&region=eu-central-1&path_style=1';
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const REGION = /^[a-z\d][a-z\d-]{0,62}$/;
const WORDS = ['endpoint', 'region', 'path_style'];

/** Of a text that may hold keys before an @, what may be said again. */
const withoutKeys = (text: string) => text.slice(text.lastIndexOf('@') + 1);

export type FilesVariable = 'FILES_URL' | 'FILES_OLD_URL';

/** Makes the fault of a variable of what is wrong and how to write it, as the end of "FILES_URL must be ..." */
type Refuse = (rule: string, value?: string) => ConfigError;

function assertEndpoint(text: string, refuse: Refuse): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/';
  if (isOrigin && url.search === '' && url.hash === '' && url.username === '') return;
  throw refuse(
    'a bucket whose endpoint is the origin of the store, like endpoint=https://storage.example.com',
    withoutKeys(text),
  );
}

function assertWords(words: URLSearchParams, refuse: Refuse): void {
  for (const name of words.keys())
    if (!WORDS.includes(name) || words.getAll(name).length > 1)
      throw refuse(`a bucket followed by ${WORDS.join(', ')}, each once, like ${BUCKET_EXAMPLE}`, name);
}

/** @throws ConfigError that says what of it is wrong and how it is written; keys are never repeated */
export function readBucketPlace(
  text: string,
  { accessKeyId, secretAccessKey }: BucketKeys,
  variable: FilesVariable = 'FILES_URL',
): BucketPlace {
  const refuse: Refuse = (rule, value) => new ConfigError(variable, rule, value);
  if (!text.startsWith('s3://') || !URL.canParse(text))
    throw refuse(
      `empty (DATA_DIR/files) or a bucket like ${BUCKET_EXAMPLE}`,
      withoutKeys(text.split('?', 1)[0] ?? ''),
    );
  const { hostname: bucket, pathname, username, password, port, hash, searchParams: words } = new URL(text);
  if (username !== '' || password !== '')
    throw refuse('written without keys: they belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!['', '/'].includes(pathname) || port !== '' || hash !== '')
    throw refuse('a bucket of its own, without a folder, a port or a # behind its name', bucket + pathname);
  if (!BUCKET.test(bucket))
    throw refuse('s3:// and the name of a bucket: 3 to 63 small letters, digits, dots and hyphens', bucket);
  assertWords(words, refuse);
  const endpoint = words.get('endpoint') ?? undefined;
  const region = words.get('region') ?? 'us-east-1';
  const pathStyle = words.get('path_style') ?? '0';
  if (endpoint !== undefined) assertEndpoint(endpoint, refuse);
  if (!REGION.test(region)) throw refuse('a bucket whose region is a name like region=eu-central-1', region);
  if (!['0', '1'].includes(pathStyle)) throw refuse('a bucket whose path_style is 0 or 1', pathStyle);
  const rule = `set where ${variable} names a bucket: the key that may read and write it`;
  if (accessKeyId === undefined) throw new ConfigError('AWS_ACCESS_KEY_ID', rule);
  if (secretAccessKey === undefined) throw new ConfigError('AWS_SECRET_ACCESS_KEY', rule);
  return { bucket, endpoint, region, pathStyle: pathStyle === '1', accessKeyId, secretAccessKey };
}
