/** Reads one object as a stream that goes on where the network cut it. */
import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { OpenFile } from './file-store.ts';
import { statusOf, toFilesFault, type S3Limits } from './s3-client.ts';

interface ObjectPlace {
  client: S3Client;
  bucket: string;
  name: string;
  limits: S3Limits;
}

interface ObjectPart {
  /** Of the whole object. */
  size: number;
  start: number;
  /** The last byte that is coming, counted in; one before the first where nothing is. */
  end: number;
  body: Readable;
}

const CONTENT_RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** @throws what the client throws */
async function getPart({ client, bucket, name }: ObjectPlace, range?: string): Promise<ObjectPart> {
  const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: range }));
  const { Body: body, ContentLength: length = 0, ContentRange: contentRange = '' } = answer;
  if (!(body instanceof Readable)) throw new Error('an answer without a body');
  const match = CONTENT_RANGE.exec(contentRange);
  if (match === null) return { size: length, start: 0, end: length - 1, body };
  return { size: Number(match[3]), start: Number(match[1]), end: Number(match[2]), body };
}

/** Ends a body that is silent for too long. */
async function* readBody(body: Readable, silence: number): AsyncGenerator<Buffer> {
  const end = () => body.destroy(new Error('no byte came any more'));
  let timer = setTimeout(end, silence);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield Buffer.from(chunk);
      timer = setTimeout(end, silence);
    }
  } finally {
    clearTimeout(timer);
    body.destroy();
  }
}

/** Asks for the rest after a cut. */
async function* readOn(place: ObjectPlace, first: ObjectPart): AsyncGenerator<Buffer> {
  let part = first;
  let at = part.start;
  for (let tries = 1; ; tries += 1) {
    let fault: unknown = new Error('the body ended early');
    try {
      for await (const chunk of readBody(part.body, place.limits.silence)) {
        // Some stores send more than they are asked for.
        const bytes = chunk.subarray(0, first.end + 1 - at);
        at += bytes.length;
        yield bytes;
        if (at > first.end) return;
      }
    } catch (error) {
      fault = error;
    }
    if (at > first.end) return;
    if (tries >= place.limits.tries) throw toFilesFault('open', fault);
    part = await getPart(place, `bytes=${String(at)}-${String(first.end)}`).catch((error: unknown) => {
      throw toFilesFault('open', error);
    });
    // A store that reads no ranges begins anew.
    if (part.start !== at) throw toFilesFault('open', new Error('it does not read ranges'));
  }
}

/** Of a span that begins after the last byte nothing comes, as of a file on disk. */
async function nothingOf({ client, bucket, name }: ObjectPlace): Promise<OpenFile> {
  const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
  return { size, stream: Readable.from([]) };
}

export async function openObject(
  place: ObjectPlace,
  span?: { start: number; end: number },
): Promise<OpenFile | undefined> {
  const range = span && `bytes=${String(span.start)}-${String(span.end)}`;
  try {
    const part = await getPart(place, range);
    const { size, end } = part;
    if (part.start !== (span?.start ?? 0)) {
      part.body.destroy();
      throw new Error('it does not read ranges');
    }
    const first = { ...part, end: Math.min(end, span?.end ?? end) };
    return { size, stream: Readable.from(readOn(place, first), { objectMode: false }) };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    if (statusOf(error) !== 416) throw toFilesFault('open', error);
    return nothingOf(place).catch((fault: unknown) => {
      throw toFilesFault('open', fault);
    });
  }
}
