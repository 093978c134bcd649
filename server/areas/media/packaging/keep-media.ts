/** Takes in what a merchant brings to be played or read: judged by content, cut into segments where it can be, kept once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StoreUnavailable } from '#server/kernel/db/store-error.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { readCaptions } from '../captions/read-captions.ts';
import type { Converter } from '../conversion/converter.ts';
import { CAPTION_BYTES, MEDIA_BYTES, MEDIA_SECONDS, SEGMENT_SECONDS } from '../limits.ts';
import type { MediaFileStore } from '../store/media-files.store.ts';
import { createKeptMedia, type KeptMedia } from '../store/kept-media.ts';
import {
  addressOf,
  idOfAddress,
  type KeepResult,
  type MediaWarning,
  type StoredMedia,
} from '../services/stored-media.ts';
import { packageHls, TooSlow } from './package-hls.ts';
import { probeMedia, type Verdict } from './probe-media.ts';
import { HEADER_BYTES, nameOfOther, sniffMedia, type MediaKind } from './sniff-media.ts';

/** `whole` keeps a film as it is, though it could be cut: nothing but all of it can be tried then. */
export type Form = 'best' | 'whole';

/** What a merchant brings. */
export interface Bring {
  /** Of a file on this machine. */
  path: string;
  /** What the merchant calls it; empty where nobody said. */
  name?: string;
  form?: Form;
}

/** Where it is kept, and what converts what browsers do not play. */
export interface Keeper {
  keptMedia: KeptMedia;
  /** Absent where nothing can be converted. */
  converter?: Converter;
  /** Where it is listed; absent where there is no database. */
  mediaFiles?: Pick<MediaFileStore, 'add'>;
}

interface MediaInput {
  appId: string;
  path: string;
  name: string;
  kind: MediaKind;
  bytes: number;
  id: string;
}

/** Raised where packaging changes, so that what is brought again is packaged anew. */
const PACKAGING = 1;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** @param content SHA-256 of all bytes, as base64url */
export const idOf = (content: string, form: Form | 'converted'): string =>
  digest(JSON.stringify([content, form, PACKAGING]));

/** SHA-256 of all bytes, as base64url. */
export async function contentOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url');
}

async function headOf(path: string): Promise<{ head: Buffer; bytes: number }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await handle.close();
  }
}

function wholeOf({ kind, bytes, id }: MediaInput, seconds: number): StoredMedia {
  const { medium, ending, type } = kind;
  return { id, form: 'whole', medium, seconds, name: `whole.${ending}`, file: { type, start: 0, bytes } };
}

/** Segments of what a file holds, under an id; whatever else is to be said of them is added. */
export async function cut(
  keptMedia: KeptMedia,
  appId: string,
  { path, id, sizes }: { path: string; id: string; sizes?: readonly string[] },
): Promise<void> {
  const { data, result } = packageHls(path);
  // Told of where it is waited for; the reader of the data hears of it first.
  result.catch(() => undefined);
  const more = sizes === undefined ? {} : { sizes };
  try {
    await keptMedia.add(appId, id, data, async () => ({ ...(await result), id, ...more }));
  } finally {
    // What went wrong in packaging says more than the stream that broke with it.
    await result;
  }
}

function warningsOf(media: StoredMedia): MediaWarning[] {
  if (media.form === 'whole' || media.keyFramesApart <= SEGMENT_SECONDS) return [];
  return [
    {
      kind: 'far-key-frames',
      seconds: Math.round(media.keyFramesApart * 10) / 10,
      aim: SEGMENT_SECONDS,
    },
  ];
}

async function findKept(keptMedia: KeptMedia, appId: string, id: string): Promise<KeepResult | undefined> {
  const media = await keptMedia.find(appId, id);
  return media && { ok: true, media, address: addressOf(id), warnings: warningsOf(media) };
}

/** Keeps what is not there yet. */
async function once(
  keptMedia: KeptMedia,
  { appId, id }: Pick<MediaInput, 'appId' | 'id'>,
  add: () => Promise<void>,
): Promise<KeepResult> {
  const before = await findKept(keptMedia, appId, id);
  if (before !== undefined) return before;
  try {
    await add();
  } catch (error) {
    if (error instanceof TooSlow) return { ok: false, reason: 'too-slow' };
    if (isOfStore(error)) throw error;
    return { ok: false, reason: 'broken' };
  }
  return (await findKept(keptMedia, appId, id)) ?? { ok: false, reason: 'broken' };
}

/** A full disk, or a store of files that is away, is no fault of what was brought. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof Error && 'syscall' in error);

async function keepCaptions({ keptMedia }: Keeper, input: MediaInput): Promise<KeepResult> {
  if (input.bytes > CAPTION_BYTES) return { ok: false, reason: 'too-heavy' };
  const read = readCaptions(await readFile(input.path));
  if (!read.ok) return { ok: false, reason: 'bad-captions', faults: read.faults };
  const vtt = Buffer.from(read.vtt);
  const media = wholeOf({ ...input, bytes: vtt.length }, 0);
  return once(keptMedia, input, () =>
    keptMedia.add(input.appId, input.id, Readable.from([vtt]), () => Promise.resolve(media)),
  );
}

const keepWhole = ({ keptMedia }: Keeper, input: MediaInput, seconds: number) =>
  once(keptMedia, input, () =>
    keptMedia.add(input.appId, input.id, createReadStream(input.path), () =>
      Promise.resolve(wholeOf(input, seconds)),
    ),
  );

async function keepConverted(
  { keptMedia, converter }: Keeper,
  input: MediaInput,
  verdict: Extract<Verdict, { way: 'convert' }>,
): Promise<KeepResult> {
  const { appId, id, path, name, kind } = input;
  const before = await findKept(keptMedia, appId, id);
  if (before !== undefined) return before;
  if (converter === undefined) return { ok: false, reason: 'no-converter', names: verdict.codecs };
  const request = { appId, id, path, name, demuxer: kind.format?.demuxer ?? '' };
  const beginning = await converter.begin(request, verdict);
  return beginning.ok ? converting(id, beginning) : beginning;
}

const converting = (
  id: string,
  { medium, seconds, codecs }: NonNullable<Awaited<ReturnType<Converter['find']>>>,
): KeepResult => ({
  ok: true,
  media: { form: 'converting', medium, seconds },
  address: addressOf(id),
  warnings: [{ kind: 'converting', codecs }],
});

async function keepPlayed(keeper: Keeper, input: Omit<MediaInput, 'id'>, form: Form): Promise<KeepResult> {
  const { path, kind, appId } = input;
  if (kind.format === undefined) return { ok: false, reason: 'unknown-kind' };
  const verdict = await probeMedia(path, kind.format, form === 'best');
  if (verdict.way === 'broken') return { ok: false, reason: 'broken' };
  if (verdict.seconds > MEDIA_SECONDS) return { ok: false, reason: 'too-long' };
  const content = await contentOf(path);
  if (verdict.way === 'convert')
    return keepConverted(keeper, { ...input, id: idOf(content, 'converted') }, verdict);
  const one = { ...input, id: idOf(content, form) };
  if (verdict.way === 'whole') return keepWhole(keeper, one, verdict.seconds);
  return once(keeper.keptMedia, one, () => cut(keeper.keptMedia, appId, one));
}

/**
 * What became of a file of this SHA-256 (hexadecimal) that was brought before, also where it is being converted; `broken`
 * where none was.
 */
export async function knownMedia(
  { keptMedia, converter }: Keeper,
  appId: string,
  sha256: string,
): Promise<KeepResult> {
  const content = Buffer.from(sha256, 'hex').toString('base64url');
  const id = idOf(content, 'converted');
  const before =
    (await findKept(keptMedia, appId, idOf(content, 'best'))) ?? (await findKept(keptMedia, appId, id));
  if (before !== undefined) return before;
  const underWay = await converter?.find(appId, id);
  return underWay === undefined ? { ok: false, reason: 'broken' } : converting(id, underWay);
}

/** Keeps files without a running server: for seeding and commands. */
export function makeMediaKeeper(
  files: FileStore,
  converter?: Converter,
): (appId: string, bring: Bring) => Promise<KeepResult> {
  const keeper: Keeper = {
    keptMedia: createKeptMedia(files),
    ...(converter === undefined ? {} : { converter }),
  };
  return (appId, bring) => keepMedia(keeper, appId, bring);
}

/** Writes down what was kept, so that its merchant finds it again. */
async function list(
  { mediaFiles }: Keeper,
  { appId, name, bytes }: Pick<MediaInput, 'appId' | 'name' | 'bytes'>,
  result: KeepResult,
): Promise<void> {
  const id = result.ok ? idOfAddress(result.address) : undefined;
  if (!result.ok || id === undefined) return;
  const { medium, seconds } = result.media;
  await mediaFiles?.add({ appId, id, name, medium, bytes, seconds: Math.round(seconds) });
}

export async function keepMedia(
  keeper: Keeper,
  appId: string,
  { path, name = '', form = 'best' }: Bring,
): Promise<KeepResult> {
  const { head, bytes } = await headOf(path);
  if (bytes === 0) return { ok: false, reason: 'empty' };
  if (bytes > MEDIA_BYTES) return { ok: false, reason: 'too-heavy' };
  const kind = sniffMedia(head);
  if (kind === undefined) {
    const other = nameOfOther(head);
    return { ok: false, reason: 'unknown-kind', ...(other === undefined ? {} : { names: [other] }) };
  }
  const input = { appId, path, name, kind, bytes };
  const result = await keepBrought(keeper, input, form);
  await list(keeper, input, result);
  return result;
}

async function keepBrought(keeper: Keeper, input: Omit<MediaInput, 'id'>, form: Form): Promise<KeepResult> {
  if (input.kind.format !== undefined) return keepPlayed(keeper, input, form);
  const one = { ...input, id: idOf(await contentOf(input.path), form) };
  return input.kind.medium === 'captions' ? keepCaptions(keeper, one) : keepWhole(keeper, one, 0);
}
