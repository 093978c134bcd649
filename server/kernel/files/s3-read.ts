/** Reads one object as a stream that goes on where the network cut it. */
import { Readable } from 'node:stream';
import type { OpenFile } from './file-store.ts';
import { isMissing, statusOf, toFilesFault } from './s3-client.ts';
import { getPart, sizeOf, type ObjectPart, type ObjectPlace } from './s3-part.ts';

/** What a stream is fed from, until its reader has enough. */
interface Feed {
  part: ObjectPart;
  isStopped: boolean;
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

async function* readOnce({ limits }: ObjectPlace, { part }: Feed, last: number): AsyncGenerator<Buffer> {
  let at = part.start;
  for await (const chunk of readBody(part.body, limits.silence)) {
    const bytes = chunk.subarray(0, last + 1 - at);
    at += bytes.length;
    yield bytes;
    // Some stores send more than they are asked for; else the body ends by itself, and its connection is used again.
    if (bytes.length < chunk.length) return;
  }
  if (at <= last) throw new Error('the body ended early');
}

async function goOn(place: ObjectPlace, feed: Feed, at: number, last: number): Promise<void> {
  const { size } = feed.part;
  feed.part = await getPart(place, at, `bytes=${String(at)}-${String(last)}`);
  if (feed.part.size === size && !feed.isStopped) return;
  feed.part.body.destroy();
  throw new Error('it has changed meanwhile');
}

/** Asks for the rest after a cut: a reader that pauses for long is cut off too, so only cuts without a byte between count. */
async function* readOn(place: ObjectPlace, feed: Feed, last: number): AsyncGenerator<Buffer> {
  let at = feed.part.start;
  let cuts = 0;
  while (at <= last) {
    try {
      if (cuts > 0) await goOn(place, feed, at, last);
      for await (const bytes of readOnce(place, feed, last)) {
        at += bytes.length;
        cuts = 0;
        yield bytes;
      }
    } catch (error) {
      cuts += 1;
      if (feed.isStopped || cuts >= place.limits.tries) throw toFilesFault('open', error);
    }
  }
  feed.part.body.destroy();
}

/** Lets go of the connection at once where its reader goes, also where it never began to read. */
function streamOf(place: ObjectPlace, first: ObjectPart, last: number): Readable {
  const feed: Feed = { part: first, isStopped: false };
  const chunks = readOn(place, feed, last);
  const stream = new Readable({
    read() {
      void chunks.next().then(
        ({ value }) => this.destroyed || this.push(value ?? null),
        (error: unknown) => this.destroy(toFilesFault('open', error)),
      );
    },
    destroy(error, settle) {
      feed.isStopped = true;
      feed.part.body.destroy();
      settle(error);
    },
  });
  // Its reader gets the error; without a reader it must not end the process.
  return stream.on('error', () => undefined);
}

export async function openObject(
  place: ObjectPlace,
  span?: { start: number; end: number },
): Promise<OpenFile | undefined> {
  const range = span && `bytes=${String(span.start)}-${String(span.end)}`;
  try {
    const part = await getPart(place, span?.start ?? 0, range);
    return { size: part.size, stream: streamOf(place, part, Math.min(part.end, span?.end ?? part.end)) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (statusOf(error) !== 416) throw toFilesFault('open', error);
  }
  // Of a span that begins after the last byte nothing comes, as of a file on disk.
  const size = await sizeOf(place).catch((error: unknown) => {
    throw toFilesFault('open', error);
  });
  return { size, stream: Readable.from([]) };
}
