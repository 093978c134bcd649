/** Takes a file in as it comes (D93): counted, hashed and judged by content; a recording never whole in memory. */
import { createHash } from 'node:crypto';
import { sniffImage } from '../images/sniff-image.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Maker } from '../store/image-rows.ts';
import { LEARNER_IMAGE_PIXELS, LEARNER_PIXELS_OF_DAY, UPLOAD_DAY_MS } from '../limits.ts';
import type { FileType } from './file-types.ts';
import { UploadRefusedError } from './refused.ts';
import { AUDIO_HEAD_BYTES, sniffAudio } from './sniff-audio.ts';
import { audioFile, type StoredWorld } from './stored.ts';

export interface ReceivedFile {
  sha256: string;
  bytes: number;
  mediaType: string;
}

export interface Receiving {
  appId: string;
  userId: string;
  type: FileType;
  chunks: AsyncIterable<Uint8Array>;
}

export interface ReceivingWorld extends StoredWorld {
  limits: LimitStore;
}

/** What is made for one learner: in turn with others, of fewer pixels, and so many a day whatever becomes of them. */
function learnerOf(appId: string, userId: string, limits: LimitStore): Maker {
  return {
    owner: `${appId} ${userId}`,
    pixels: LEARNER_IMAGE_PIXELS,
    spend: async (pixels) => {
      const { count } = await limits.hit(`pixels of ${appId} ${userId}`, UPLOAD_DAY_MS, pixels);
      return count <= LEARNER_PIXELS_OF_DAY;
    },
  };
}

/** A sender who goes away half way has sent nothing. */
async function* whole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch {
    throw new UploadRefusedError('broken');
  }
}

/** Passes chunks on while it counts and hashes them, and stops at the first byte too many. */
function meter(chunks: AsyncIterable<Uint8Array>, max: number) {
  const hash = createHash('sha256');
  const state = { bytes: 0, head: Buffer.alloc(0) };
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of whole(chunks)) {
      state.bytes += chunk.length;
      if (state.bytes > max) throw new UploadRefusedError('too-heavy');
      const missing = AUDIO_HEAD_BYTES - state.head.length;
      if (missing > 0) state.head = Buffer.concat([state.head, chunk.subarray(0, missing)]);
      hash.update(chunk);
      yield chunk;
    }
  }
  return { state, passed: pass(), digest: () => hash.digest('hex') };
}

/** Gathered for the process that makes every size anew; what was sent is not kept. */
async function receiveImage(
  { images, nameOf, limits }: ReceivingWorld,
  { appId, userId, type, chunks }: Receiving,
): Promise<ReceivedFile> {
  const { passed, digest, state } = meter(chunks, type.maxBytes);
  const all: Uint8Array[] = [];
  for await (const chunk of passed) all.push(chunk);
  const bytes = Buffer.concat(all);
  if (sniffImage(bytes) !== type.is) throw new UploadRefusedError('type');
  const sha256 = digest();
  const result = await images.keep(
    appId,
    { name: '', bytes, id: nameOf(userId, sha256) },
    learnerOf(appId, userId, limits),
  );
  if (!result.ok) throw new UploadRefusedError(result.reason);
  return { sha256, bytes: state.bytes, mediaType: type.mediaType };
}

async function receiveAudio(
  { files, nameOf }: StoredWorld,
  { userId, type, chunks }: Receiving,
): Promise<ReceivedFile> {
  const { passed, digest, state } = meter(chunks, type.maxBytes);
  let sha256 = '';
  await files.putStream(passed, () => {
    if (sniffAudio(state.head) !== type.is) throw new UploadRefusedError('type');
    sha256 = digest();
    return audioFile(nameOf(userId, sha256));
  });
  return { sha256, bytes: state.bytes, mediaType: type.mediaType };
}

/** @throws Refused where the file is not what it was signed for. */
export function receive(world: ReceivingWorld, receiving: Receiving): Promise<ReceivedFile> {
  return receiving.type.kind === 'image' ? receiveImage(world, receiving) : receiveAudio(world, receiving);
}
