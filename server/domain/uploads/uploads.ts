/**
 * What learners upload (M226, D93, requirement 45): signed for one person, one path, one size, ten minutes and once;
 * judged by content, kept under names of ours, and nobody is told that something was there already (B51).
 */
import { createHash, createHmac } from 'node:crypto';
import { mediaAddress } from '#schemas/rules/media.ts';
import { UPLOAD_BYTES_OF_PERSON, UPLOAD_DAY_MS, UPLOAD_LIFE_MS } from '#server/security/limits.ts';
import { fileName, madeFiles, type ImageKeeper } from '../images.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore, OpenFile } from '../ports/files.ts';
import type { ImageRefusal } from '../ports/images.ts';
import type { LimitStore } from '../ports/limits.ts';
import type { UploadRow, UploadStore } from '../ports/uploads.ts';
import { sniffImage } from '../sniff-image.ts';
import type { FileType } from './file-types.ts';
import type { Shown, SignatureFault, Signatures } from './signatures.ts';
import { AUDIO_HEAD_BYTES, sniffAudio } from './sniff-audio.ts';

export type UploadRefusal = ImageRefusal | SignatureFault | 'spent' | 'type' | 'quota';

export interface Incoming extends Shown {
  /** As many bytes as the sender says; never more come. */
  bytes: number;
}

export type UploadKept = { ok: true; path: string } | { ok: false; reason: UploadRefusal };

export interface Uploads {
  signatures: Signatures;
  /** Whether so many bytes more would be too many for one person and day. */
  isOverQuota(appId: string, userId: string, bytes: number): Promise<boolean>;
  /** Reads the chunks only where the signature is good, and each signature once, whatever becomes of it. */
  keep(incoming: Incoming, chunks: AsyncIterable<Uint8Array>): Promise<UploadKept>;
  /** The address, with every size made of it, of a picture this person uploaded. */
  picture(appId: string, userId: string, path: string): Promise<string | undefined>;
  open(appId: string, path: string): Promise<(OpenFile & { mediaType: string }) | undefined>;
  /** Every file a person uploaded; their rows stay. */
  removeFiles(appId: string, userId: string): Promise<void>;
}

export interface UploadsOptions {
  uploads: UploadStore;
  images: ImageKeeper;
  files: FileStore;
  limits: LimitStore;
  clock: Clock;
  signatures: Signatures;
  key: string;
}

class Refused extends Error {
  readonly reason: UploadRefusal;
  constructor(reason: UploadRefusal) {
    super(reason);
    this.reason = reason;
  }
}

interface Received {
  sha256: string;
  bytes: number;
  mediaType: string;
}

/** Passes chunks on while it counts and hashes them, and stops at the first byte too many. */
function meter(chunks: AsyncIterable<Uint8Array>, max: number) {
  const hash = createHash('sha256');
  const state = { bytes: 0, head: Buffer.alloc(0) };
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      state.bytes += chunk.length;
      if (state.bytes > max) throw new Refused('too-heavy');
      const missing = AUDIO_HEAD_BYTES - state.head.length;
      if (missing > 0) state.head = Buffer.concat([state.head, chunk.subarray(0, missing)]);
      hash.update(chunk);
      yield chunk;
    }
  }
  return { state, pass, sha256: () => hash.digest('hex') };
}

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

export function makeUploads(options: UploadsOptions): Uploads {
  const { uploads, images, files, limits, clock, signatures, key } = options;

  /** The same file of the same person is one; of another person it is another, so that nobody learns who has what. */
  const nameOf = (userId: string, sha256: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['file', userId, sha256]))
      .digest('base64url');
  const audioName = (name: string) => `uploads/${name.slice(0, 2)}/${name}`;

  async function takeImage(
    { appId, userId }: Incoming,
    type: FileType,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<Received> {
    const { pass, sha256: digest, state } = meter(chunks, type.maxBytes);
    const bytes = await gather(pass());
    if (sniffImage(bytes) !== type.is) throw new Refused('type');
    const sha256 = digest();
    const kept = await images.keep(appId, { name: '', bytes, id: nameOf(userId, sha256) });
    if (!kept.ok) throw new Refused(kept.reason);
    return { sha256, bytes: state.bytes, mediaType: type.mediaType };
  }

  async function takeAudio(
    { userId }: Incoming,
    type: FileType,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<Received> {
    const { pass, sha256: digest, state } = meter(chunks, type.maxBytes);
    let sha256 = '';
    await files.putStream(pass(), () => {
      if (sniffAudio(state.head) !== type.is) throw new Refused('type');
      sha256 = digest();
      return audioName(nameOf(userId, sha256));
    });
    return { sha256, bytes: state.bytes, mediaType: type.mediaType };
  }

  async function isOverQuota(appId: string, userId: string, bytes: number): Promise<boolean> {
    const sent = await uploads.bytesSince(appId, userId, clock.now() - UPLOAD_DAY_MS);
    return sent + bytes > UPLOAD_BYTES_OF_PERSON;
  }

  /** What kind of file may come now. */
  async function admit(incoming: Incoming): Promise<FileType> {
    const read = signatures.read(incoming);
    if (!read.ok) throw new Refused(read.reason);
    const { appId, userId, path, bytes } = incoming;
    if (bytes > read.type.maxBytes) throw new Refused('too-heavy');
    const { count } = await limits.hit(`upload ${appId} ${path}`, UPLOAD_LIFE_MS);
    if (count > 1 || (await uploads.byPath(appId, path)) !== undefined) throw new Refused('spent');
    if (await isOverQuota(appId, userId, bytes)) throw new Refused('quota');
    return read.type;
  }

  async function open(appId: string, path: string) {
    const row = await uploads.byPath(appId, path);
    if (row === undefined) return undefined;
    const { kind, userId, sha256, mediaType } = row;
    const name = nameOf(userId, sha256);
    if (kind === 'audio') {
      const opened = await files.open(audioName(name));
      return opened === undefined ? undefined : { ...opened, mediaType };
    }
    const image = await images.find(appId, name);
    if (image === undefined) return undefined;
    const opened = await files.open(fileName(name, `${String(image.width)}.${image.fallback}`));
    const made = image.fallback === 'jpg' ? 'jpeg' : image.fallback;
    return opened === undefined ? undefined : { ...opened, mediaType: `image/${made}` };
  }

  async function filesOf(appId: string, { kind, userId, sha256 }: UploadRow): Promise<string[]> {
    const name = nameOf(userId, sha256);
    if (kind === 'audio') return [audioName(name)];
    const image = await images.find(appId, name);
    return image === undefined ? [] : madeFiles(image).map((made) => fileName(name, made));
  }

  return {
    signatures,
    isOverQuota,
    open,
    async keep(incoming, chunks) {
      const { appId, userId, path } = incoming;
      try {
        const type = await admit(incoming);
        const take = type.kind === 'image' ? takeImage : takeAudio;
        const received = await take(incoming, type, chunks);
        const isNew = await uploads.add(appId, { path, userId, kind: type.kind, ...received });
        return isNew ? { ok: true, path } : { ok: false, reason: 'spent' };
      } catch (error) {
        if (error instanceof Refused) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    async picture(appId, userId, path) {
      const row = await uploads.byPath(appId, path);
      if (row?.kind !== 'image' || row.userId !== userId) return undefined;
      const image = await images.find(appId, nameOf(userId, row.sha256));
      return image === undefined ? undefined : mediaAddress(image);
    },
    async removeFiles(appId, userId) {
      for (const row of await uploads.of(appId, userId))
        for (const name of await filesOf(appId, row)) await files.remove(name);
    },
  };
}
