/** The client of an S3-compatible store: bounded in time and tries, and each of its faults a StoreUnavailable that says why. */
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StoreUnavailable } from '../db/store-error.ts';
import type { BucketPlace } from './bucket-place.ts';

export interface S3Limits {
  /** Milliseconds until a connection stands. */
  connect: number;
  /** Milliseconds without a byte, either way. */
  silence: number;
  /** Milliseconds from a request to the beginning of its answer. */
  answer: number;
  /** How often one request is sent at most, and how often a file is cut without a byte between until it breaks. */
  tries: number;
}

/** Connections at once: films that are watched hold one each. */
const CONNECTIONS = { keepAlive: true, maxSockets: 256 };

export const S3_LIMITS: S3Limits = { connect: 5_000, silence: 15_000, answer: 60_000, tries: 3 };

export function openS3Client(
  { endpoint, region, pathStyle, accessKeyId, secretAccessKey }: BucketPlace,
  { connect, silence, answer, tries }: S3Limits,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: tries,
    // What compatible stores refuse: bodies are signed by their SHA-256 anyhow.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: CONNECTIONS,
      httpsAgent: CONNECTIONS,
      connectionTimeout: connect,
      socketTimeout: silence,
      requestTimeout: answer,
      throwOnRequestTimeout: true,
    },
  });
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Nothing has that name; a bucket that is not there is a fault. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** What the store says of it in a word; the words of the network where it says nothing. */
function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const words = ['Error', '', 'Unknown', 'UnknownError'].includes(code) ? error.message.slice(0, 120) : code;
  return status === undefined ? words : `${words}, HTTP ${String(status)}`;
}

/** Every failure of the store is a part that is away: the same call may succeed in a moment. */
export function toFilesFault(operation: string, error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return new StoreUnavailable(`files.${operation}`, reasonOf(error), 'the store of files');
}
