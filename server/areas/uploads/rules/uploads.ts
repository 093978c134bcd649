/**
 * What learners upload (M226, D93, requirement 45): signed for one person, one path, one size, ten minutes and once;
 * judged by content, kept under names of ours, and nobody is told that something was there already (B51).
 */
import { mediaAddress } from '#schemas/content/pictures.ts';
import { UPLOAD_BYTES_OF_PERSON, UPLOAD_DAY_MS, UPLOAD_LIFE_MS, UPLOADS_AT_ONCE } from '../limits.ts';
import type { ImageService } from '../images/image-service.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore, OpenFile } from '#server/kernel/files/file-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { UploadKind } from '../store/upload-rows.ts';
import type { UploadStore } from '../store/uploads.store.ts';
import { isOwnPath, type FileType } from './file-types.ts';
import { receive } from './receive.ts';
import { UploadRefusedError, type UploadRefusal } from './refused.ts';
import type { SignedPath, Signatures } from './signatures.ts';
import { makeNames, openStored, removeStored, type NameOf } from './stored.ts';

interface Incoming extends SignedPath {
  /** As many bytes as the sender says; never more come. */
  bytes: number;
}

type UploadKept = { ok: true; path: string } | { ok: false; reason: UploadRefusal };

export interface Uploads {
  signatures: Signatures;
  /** Whether so many bytes more would be too many for one person and day. */
  isOverQuota(appId: string, userId: string, bytes: number): Promise<boolean>;
  /** Reads the chunks only where the signature is good, and each signature once, whatever becomes of it but `busy`. */
  keep(incoming: Incoming, chunks: AsyncIterable<Uint8Array>): Promise<UploadKept>;
  /** The address, with every size made of it, of a picture this person uploaded. */
  picture(appId: string, userId: string, path: string): Promise<string | undefined>;
  /** What whoever knows the path is served; nothing of what is one person's own. */
  open(appId: string, path: string): Promise<(OpenFile & { mediaType: string }) | undefined>;
  /** Those of these paths at which a file of one's own of this kind lies that this person sent. */
  ownOf(appId: string, userId: string, kind: UploadKind, paths: readonly string[]): Promise<string[]>;
  /** A file of this person's own, for an address that has decided who may have it. */
  openOwn(
    appId: string,
    userId: string,
    path: string,
  ): Promise<(OpenFile & { mediaType: string }) | undefined>;
  /** Every file a person uploaded; their rows stay. */
  removeFiles(appId: string, userId: string): Promise<void>;
  /** Under which name a file of a person lies. */
  nameOf: NameOf;
}

export interface UploadsOptions {
  uploads: UploadStore;
  images: ImageService;
  files: FileStore;
  limits: LimitStore;
  clock: Clock;
  signatures: Signatures;
  key: string;
}

type Counting = Pick<UploadsOptions, 'uploads' | 'limits' | 'clock' | 'signatures'>;

async function isOver(
  { uploads, clock }: Counting,
  { appId, userId, bytes }: Pick<Incoming, 'appId' | 'userId' | 'bytes'>,
): Promise<boolean> {
  const byteCount = await uploads.bytesSince(appId, userId, clock.now() - UPLOAD_DAY_MS);
  return byteCount + bytes > UPLOAD_BYTES_OF_PERSON;
}

/** What kind of file may come now. The signature is spent before a byte is read. */
async function admit(world: Counting, incoming: Incoming): Promise<FileType> {
  const { uploads, limits, signatures } = world;
  const read = signatures.read(incoming);
  if (!read.ok) throw new UploadRefusedError(read.reason);
  const { appId, path, bytes } = incoming;
  if (bytes > read.type.maxBytes) throw new UploadRefusedError('too-heavy');
  const { count } = await limits.hit(`upload ${appId} ${path}`, UPLOAD_LIFE_MS);
  if (count > 1 || (await uploads.byPath(appId, path)) !== undefined) throw new UploadRefusedError('spent');
  if (await isOver(world, incoming)) throw new UploadRefusedError('quota');
  return read.type;
}

/** Does the work as one of the few a person may have under way; a process that is killed gives its place back late. */
async function inTurn<Result>(
  { limits }: Counting,
  { appId, userId }: Incoming,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = `uploads under way ${appId} ${userId}`;
  const { count } = await limits.hit(place, UPLOAD_LIFE_MS);
  try {
    if (count > UPLOADS_AT_ONCE) throw new UploadRefusedError('busy');
    return await work();
  } finally {
    await limits.giveBack(place);
  }
}

export function makeUploads(options: UploadsOptions): Uploads {
  const { uploads, images, files, signatures } = options;
  const nameOf = makeNames(options.key);
  const world = { images, files, nameOf, limits: options.limits };
  return {
    signatures,
    nameOf,
    isOverQuota: (appId, userId, bytes) => isOver(options, { appId, userId, bytes }),
    async keep(incoming, chunks) {
      const { appId, userId, path } = incoming;
      try {
        return await inTurn(options, incoming, async () => {
          const type = await admit(options, incoming);
          const receipt = await receive(world, { appId, userId, type, chunks });
          const isNew = await uploads.add(appId, { path, userId, kind: type.kind, ...receipt });
          return isNew ? { ok: true, path } : { ok: false, reason: 'spent' };
        });
      } catch (error) {
        if (error instanceof UploadRefusedError) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    async picture(appId, userId, path) {
      const row = await uploads.byPath(appId, path);
      if (row?.kind !== 'image' || row.userId !== userId || isOwnPath(path)) return undefined;
      const image = await images.find(appId, nameOf(userId, row.sha256));
      return image === undefined ? undefined : mediaAddress(image);
    },
    async ownOf(appId, userId, kind, paths) {
      const rows = await uploads.byPaths(appId, userId, paths.filter(isOwnPath));
      return rows.filter((row) => row.kind === kind).map(({ path }) => path);
    },
    async openOwn(appId, userId, path) {
      const row = isOwnPath(path) ? await uploads.byPath(appId, path) : undefined;
      return row?.userId === userId ? openStored(world, appId, row) : undefined;
    },
    async open(appId, path) {
      const row = isOwnPath(path) ? undefined : await uploads.byPath(appId, path);
      return row === undefined ? undefined : openStored(world, appId, row);
    },
    async removeFiles(appId, userId) {
      for (const row of await uploads.of(appId, userId)) await removeStored(world, appId, row);
    },
  };
}
