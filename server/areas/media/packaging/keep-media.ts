/** Takes in what a merchant brings to be played or read: judged by content, cut into segments where it can be, kept once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { MEDIA_BYTES, SEGMENT_SECONDS } from '../limits.ts';
import { createKeptMedia, type KeptMedia } from '../store/kept-media.ts';
import { addressOf, type Kept, type MediaWarning, type StoredMedia } from '../stored-media.ts';
import { packageHls, TooSlow, Unplayable } from './package-hls.ts';
import { HEAD_BYTES, sniffMedia, type MediaKind } from './sniff-media.ts';

/** `whole` keeps a film as it is, though it could be cut: nothing but all of it can be tried then. */
export type Form = 'best' | 'whole';

interface Brought {
  path: string;
  kind: MediaKind;
  bytes: number;
  id: string;
}

/** Raised where packaging changes, so that what is brought again is packaged anew. */
const PACKAGING = 1;

async function digestOf(path: string, form: Form): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  const content = hash.digest('base64url');
  return createHash('sha256')
    .update(JSON.stringify([content, form, PACKAGING]))
    .digest('base64url');
}

async function headOf(path: string): Promise<{ head: Buffer; bytes: number }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await handle.close();
  }
}

function wholeOf({ kind, bytes, id }: Brought): StoredMedia {
  const { medium, ending, type } = kind;
  return { id, form: 'whole', medium, seconds: 0, name: `whole.${ending}`, file: { type, start: 0, bytes } };
}

async function cut(kept: KeptMedia, appId: string, { path, id }: Brought): Promise<void> {
  const { data, done } = packageHls(path);
  // Told of where it is waited for; the reader of the data hears of it first.
  done.catch(() => undefined);
  try {
    await kept.add(appId, id, data, async () => ({ ...(await done), id }));
  } finally {
    // What went wrong in packaging says more than the stream that broke with it.
    await done;
  }
}

/** Segments where it can be, else as it is. */
async function keepNew(kept: KeptMedia, appId: string, brought: Brought, form: Form): Promise<void> {
  if (form === 'best' && brought.kind.isSegmentable) {
    try {
      await cut(kept, appId, brought);
      return;
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
    }
  }
  await kept.add(appId, brought.id, createReadStream(brought.path), () => Promise.resolve(wholeOf(brought)));
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

/** Keeps files without a running server: for seeding and commands. */
export function makeMediaKeeper(
  files: FileStore,
): (appId: string, path: string, form?: Form) => Promise<Kept> {
  const kept = createKeptMedia(files);
  return (appId, path, form) => keepMedia(kept, appId, path, form);
}

/** @param path of a file on this machine */
export async function keepMedia(
  kept: KeptMedia,
  appId: string,
  path: string,
  form: Form = 'best',
): Promise<Kept> {
  const { head, bytes } = await headOf(path);
  if (bytes === 0) return { ok: false, reason: 'empty' };
  if (bytes > MEDIA_BYTES) return { ok: false, reason: 'too-heavy' };
  const kind = sniffMedia(head);
  if (kind === undefined) return { ok: false, reason: 'unknown-kind' };
  const id = await digestOf(path, form);
  if ((await kept.find(appId, id)) === undefined) {
    try {
      await keepNew(kept, appId, { path, kind, bytes, id }, form);
    } catch (error) {
      if (error instanceof TooSlow) return { ok: false, reason: 'too-slow' };
      if (isOfDisk(error)) throw error;
      return { ok: false, reason: 'broken' };
    }
  }
  const media = await kept.find(appId, id);
  if (media === undefined) return { ok: false, reason: 'broken' };
  return { ok: true, media, address: addressOf(id), warnings: warningsOf(media) };
}

/** A full disk is no fault of what was brought. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
