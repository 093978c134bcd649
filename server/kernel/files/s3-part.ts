/** Asks for an object, or a part of one, once. */
import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { S3Limits } from './s3-client.ts';

export interface ObjectPlace {
  client: S3Client;
  bucket: string;
  name: string;
  limits: S3Limits;
}

export interface ObjectPart {
  /** Of the whole object. */
  size: number;
  start: number;
  /** The last byte that is coming, counted in; one before the first where nothing is. */
  end: number;
  body: Readable;
}

const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

/**
 * @param start where the part begins; a store that reads no ranges begins anew
 * @throws what the client throws
 */
export async function getPart(place: ObjectPlace, start: number, range?: string): Promise<ObjectPart> {
  const { client, bucket, name } = place;
  const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: range }));
  const { Body: body, ContentLength: length, ContentRange: contentRange = '' } = answer;
  if (!(body instanceof Readable)) throw new Error('an answer without a body');
  const match = CONTENT_RANGE.exec(contentRange);
  const refuse = (says: string) => {
    body.destroy();
    return new Error(says);
  };
  // Without it a body that was cut looks like a whole one.
  if (match === null && length === undefined) throw refuse('an answer without a length');
  if (Number(match?.[1] ?? 0) !== start) throw refuse('it does not read ranges');
  if (match === null) return { size: length ?? 0, start: 0, end: (length ?? 0) - 1, body };
  return { size: Number(match[3]), start, end: Number(match[2]), body };
}

/** Of the whole object. */
export async function sizeOf({ client, bucket, name }: ObjectPlace): Promise<number> {
  const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
  return size;
}
