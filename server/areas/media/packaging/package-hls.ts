/** Cuts a film or recording into encrypted segments without encoding anything anew: what can be played stays what it was. */
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import {
  ALL_FORMATS,
  BufferTarget,
  CmafOutputFormat,
  Conversion,
  ConversionCanceledError,
  EncodedPacketSink,
  FilePathSource,
  HlsOutputFormat,
  Input,
  NullTarget,
  Output,
  PathedTarget,
  type InputVideoTrack,
} from 'mediabunny';
import { PACKAGING_MS, SEGMENT_SECONDS } from '../limits.ts';
import type { SegmentedMedia, StoredFile } from '../services/stored-media.ts';

export interface Packaging {
  /** All bytes to keep, as they are made; must be read to the end. */
  data: AsyncIterable<Uint8Array>;
  /** What they are, once they are read. */
  result: Promise<PackageResult>;
}

type PackageResult = Omit<SegmentedMedia, 'id'>;

class Unplayable extends Error {}
export class TooSlow extends Error {}

const BYTES_TO_BITS = 8;
const BLOCK = 16;
const SEGMENT_TYPE = 'video/mp4';

/** The place of a segment as sixteen bytes: what a player takes where a playlist names no other vector. */
function vectorOf(index: number): Buffer {
  const vector = Buffer.alloc(BLOCK);
  vector.writeUInt32BE(index, BLOCK - 4);
  return vector;
}

function encrypt(bytes: Uint8Array, key: Buffer, index: number): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, vectorOf(index));
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

const bytesOf = (target: unknown): Uint8Array => {
  if (!(target instanceof BufferTarget) || target.buffer === null) throw new Error('A segment has no bytes.');
  return new Uint8Array(target.buffer);
};

/** Read from the index of the file; no picture is looked at. */
async function keyFramesApart(track: InputVideoTrack | null, end: number): Promise<number> {
  if (track === null) return 0;
  const sink = new EncodedPacketSink(track);
  let apart = 0;
  let last: number | undefined;
  for (
    let packet = await sink.getFirstKeyPacket({ metadataOnly: true });
    packet !== null;
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
  ) {
    if (last !== undefined) apart = Math.max(apart, packet.timestamp - last);
    last = packet.timestamp;
  }
  return last === undefined ? 0 : Math.max(apart, end - last);
}

/** Appends files to one stream and remembers where each begins. */
function makeBook(out: PassThrough) {
  let at = 0;
  return {
    append(bytes: Uint8Array): StoredFile {
      const file = { type: SEGMENT_TYPE, start: at, bytes: bytes.length };
      at += bytes.length;
      out.write(bytes);
      return file;
    },
    /** Until what was appended is taken. */
    async room(): Promise<void> {
      if (out.writableNeedDrain) await once(out, 'drain');
    },
  };
}

async function run(input: Input, out: PassThrough): Promise<PackageResult> {
  const [video, audio, end] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
    input.computeDuration(),
  ]);
  const tracks = [video, audio].filter((track) => track !== null);
  // Broadcasts and cameras begin to count anywhere.
  const starts = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
  const start = Math.max(0, Math.min(...starts));
  const seconds = end - start;
  if (tracks.length === 0) throw new Error('There is neither a picture nor a sound in it.');
  const apart = await keyFramesApart(video, end);
  const key = randomBytes(BLOCK);
  const book = makeBook(out);
  const files: StoredFile[] = [];
  let lengths: number[] = [];
  let init: StoredFile | undefined;
  const format = new HlsOutputFormat({
    segmentFormat: new CmafOutputFormat(),
    targetDuration: SEGMENT_SECONDS,
    onInit: (target) => {
      init = book.append(bytesOf(target));
    },
    onSegment: (target) => {
      files.push(book.append(encrypt(bytesOf(target), key, files.length)));
    },
    // Written once, when all is there.
    onPlaylist: (playlist) => {
      lengths = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, length]) => Number(length));
    },
  });
  const target = new PathedTarget('index.m3u8', async ({ path }) => {
    await book.room();
    return path.endsWith('.m3u8') ? new NullTarget() : new BufferTarget();
  });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    video: (track) => ({ discard: track !== video }),
    audio: (track) => ({ discard: track !== audio }),
    showWarnings: false,
  });
  if (!conversion.isValid) throw new Unplayable();
  const clock = setTimeout(() => void conversion.cancel(), PACKAGING_MS);
  try {
    await conversion.execute();
  } catch (error) {
    throw error instanceof ConversionCanceledError ? new TooSlow() : error;
  } finally {
    clearTimeout(clock);
  }
  if (init === undefined || files.length === 0 || files.length !== lengths.length) throw new Unplayable();
  const segments = files.map((file, index) => ({ ...file, seconds: lengths[index] ?? 0 }));
  const codecs = await Promise.all(tracks.map((track) => track.getCodecParameterString()));
  const heaviest = Math.max(...segments.map(({ bytes, seconds: length }) => bytes / Math.max(length, 0.1)));
  return {
    form: 'hls',
    medium: video === null ? 'audio' : 'video',
    seconds: Math.round(seconds),
    codecs: codecs.filter((codec) => codec !== null).join(','),
    bandwidth: Math.ceil(heaviest * BYTES_TO_BITS),
    ...(video === null ? {} : { resolution: { width: video.displayWidth, height: video.displayHeight } }),
    keyFramesApart: apart,
    key: key.toString('base64'),
    init,
    segments,
  };
}

/** @throws by `done`: Unplayable where no browser plays it out of segments, TooSlow, or what the reader of its format says. */
export function packageHls(path: string): Packaging {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const out = new PassThrough();
  // It may break before anybody reads it; whoever does is told.
  out.on('error', () => undefined);
  const result = run(input, out).then(
    (media) => {
      out.end();
      return media;
    },
    (error: unknown) => {
      out.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  return { data: out, result: result.finally(() => input.dispose()) };
}
