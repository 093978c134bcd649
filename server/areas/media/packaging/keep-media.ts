/** Takes in what a merchant brings to be played or read: judged by content, cut into segments where it can be, kept once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { readCaptions } from '../captions/read-captions.ts';
import type { Converter } from '../conversion/converter.ts';
import { CAPTION_BYTES, MEDIA_BYTES, MEDIA_SECONDS, SEGMENT_SECONDS } from '../limits.ts';
import type { MediaFileStore } from '../store/media-files.store.ts';
import { createKeptMedia, type KeptMedia } from '../store/kept-media.ts';
import {
  addressOf,
  idOfAddress,
  type Kept,
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
  kept: KeptMedia;
  /** Absent where nothing can be converted. */
  converter?: Converter;
  /** Where it is listed; absent where there is no database. */
  mediaFiles?: Pick<MediaFileStore, 'add'>;
}

interface Brought {
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

function wholeOf({ kind, bytes, id }: Brought, seconds: number): StoredMedia {
  const { medium, ending, type } = kind;
  return { id, form: 'whole', medium, seconds, name: `whole.${ending}`, file: { type, start: 0, bytes } };
}

/** Segments of what a file holds, under an id; whatever else is to be said of them is added. */
export async function cut(
  kept: KeptMedia,
  appId: string,
  { path, id, sizes }: { path: string; id: string; sizes?: readonly string[] },
): Promise<void> {
  const { data, done } = packageHls(path);
  // Told of where it is waited for; the reader of the data hears of it first.
  done.catch(() => undefined);
  const more = sizes === undefined ? {} : { sizes };
  try {
    await kept.add(appId, id, data, async () => ({ ...(await done), id, ...more }));
  } finally {
    // What went wrong in packaging says more than the stream that broke with it.
    await done;
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

async function found(kept: KeptMedia, appId: string, id: string): Promise<Kept | undefined> {
  const media = await kept.find(appId, id);
  return media && { ok: true, media, address: addressOf(id), warnings: warningsOf(media) };
}

/** Keeps what is not there yet. */
async function once(
  kept: KeptMedia,
  { appId, id }: Pick<Brought, 'appId' | 'id'>,
  add: () => Promise<void>,
): Promise<Kept> {
  const before = await found(kept, appId, id);
  if (before !== undefined) return before;
  try {
    await add();
  } catch (error) {
    if (error instanceof TooSlow) return { ok: false, reason: 'too-slow' };
    if (isOfDisk(error)) throw error;
    return { ok: false, reason: 'broken' };
  }
  return (await found(kept, appId, id)) ?? { ok: false, reason: 'broken' };
}

/** A full disk is no fault of what was brought. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

async function keepCaptions({ kept }: Keeper, brought: Brought): Promise<Kept> {
  if (brought.bytes > CAPTION_BYTES) return { ok: false, reason: 'too-heavy' };
  const read = readCaptions(await readFile(brought.path));
  if (!read.ok) return { ok: false, reason: 'bad-captions', faults: read.faults };
  const vtt = Buffer.from(read.vtt);
  const media = wholeOf({ ...brought, bytes: vtt.length }, 0);
  return once(kept, brought, () =>
    kept.add(brought.appId, brought.id, Readable.from([vtt]), () => Promise.resolve(media)),
  );
}

const keepWhole = ({ kept }: Keeper, brought: Brought, seconds: number) =>
  once(kept, brought, () =>
    kept.add(brought.appId, brought.id, createReadStream(brought.path), () =>
      Promise.resolve(wholeOf(brought, seconds)),
    ),
  );

async function keepConverted(
  { kept, converter }: Keeper,
  brought: Brought,
  verdict: Extract<Verdict, { way: 'convert' }>,
): Promise<Kept> {
  const { appId, id, path, name, kind } = brought;
  const before = await found(kept, appId, id);
  if (before !== undefined) return before;
  if (converter === undefined) return { ok: false, reason: 'no-converter', names: verdict.codecs };
  const asked = { appId, id, path, name, demuxer: kind.format?.demuxer ?? '' };
  const begun = await converter.begin(asked, verdict);
  return begun.ok ? converting(id, begun) : begun;
}

const converting = (
  id: string,
  { medium, seconds, codecs }: NonNullable<Awaited<ReturnType<Converter['find']>>>,
): Kept => ({
  ok: true,
  media: { form: 'converting', medium, seconds },
  address: addressOf(id),
  warnings: [{ kind: 'converting', codecs }],
});

async function keepPlayed(keeper: Keeper, brought: Omit<Brought, 'id'>, form: Form): Promise<Kept> {
  const { path, kind, appId } = brought;
  if (kind.format === undefined) return { ok: false, reason: 'unknown-kind' };
  const verdict = await probeMedia(path, kind.format, form === 'best');
  if (verdict.way === 'broken') return { ok: false, reason: 'broken' };
  if (verdict.seconds > MEDIA_SECONDS) return { ok: false, reason: 'too-long' };
  const content = await contentOf(path);
  if (verdict.way === 'convert')
    return keepConverted(keeper, { ...brought, id: idOf(content, 'converted') }, verdict);
  const one = { ...brought, id: idOf(content, form) };
  if (verdict.way === 'whole') return keepWhole(keeper, one, verdict.seconds);
  return once(keeper.kept, one, () => cut(keeper.kept, appId, one));
}

/**
 * What became of a file of this SHA-256 (hexadecimal) that was brought before, also where it is being converted; `broken`
 * where none was.
 */
export async function knownMedia({ kept, converter }: Keeper, appId: string, sha256: string): Promise<Kept> {
  const content = Buffer.from(sha256, 'hex').toString('base64url');
  const id = idOf(content, 'converted');
  const before = (await found(kept, appId, idOf(content, 'best'))) ?? (await found(kept, appId, id));
  if (before !== undefined) return before;
  const underWay = await converter?.find(appId, id);
  return underWay === undefined ? { ok: false, reason: 'broken' } : converting(id, underWay);
}

/** Keeps files without a running server: for seeding and commands. */
export function makeMediaKeeper(
  files: FileStore,
  converter?: Converter,
): (appId: string, bring: Bring) => Promise<Kept> {
  const keeper: Keeper = { kept: createKeptMedia(files), ...(converter === undefined ? {} : { converter }) };
  return (appId, bring) => keepMedia(keeper, appId, bring);
}

/** Writes down what was kept, so that its merchant finds it again. */
async function list(
  { mediaFiles }: Keeper,
  { appId, name, bytes }: Pick<Brought, 'appId' | 'name' | 'bytes'>,
  kept: Kept,
): Promise<void> {
  const id = kept.ok ? idOfAddress(kept.address) : undefined;
  if (!kept.ok || id === undefined) return;
  const { medium, seconds } = kept.media;
  await mediaFiles?.add({ appId, id, name, medium, bytes, seconds: Math.round(seconds) });
}

export async function keepMedia(
  keeper: Keeper,
  appId: string,
  { path, name = '', form = 'best' }: Bring,
): Promise<Kept> {
  const { head, bytes } = await headOf(path);
  if (bytes === 0) return { ok: false, reason: 'empty' };
  if (bytes > MEDIA_BYTES) return { ok: false, reason: 'too-heavy' };
  const kind = sniffMedia(head);
  if (kind === undefined) {
    const other = nameOfOther(head);
    return { ok: false, reason: 'unknown-kind', ...(other === undefined ? {} : { names: [other] }) };
  }
  const brought = { appId, path, name, kind, bytes };
  const kept = await keepBrought(keeper, brought, form);
  await list(keeper, brought, kept);
  return kept;
}

async function keepBrought(keeper: Keeper, brought: Omit<Brought, 'id'>, form: Form): Promise<Kept> {
  if (brought.kind.format !== undefined) return keepPlayed(keeper, brought, form);
  const one = { ...brought, id: idOf(await contentOf(brought.path), form) };
  return brought.kind.medium === 'captions' ? keepCaptions(keeper, one) : keepWhole(keeper, one, 0);
}
