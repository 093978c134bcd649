/** The job that converts one film: each size streamed from ffmpeg into the files of the installation, the largest found last (ADR-465). */
import { createHash } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { JobTry } from '#server/kernel/jobs/define-job.ts';
import { convertArguments } from '../conversion/arguments.ts';
import { convert, ConversionError, inspect } from '../conversion/ffmpeg.ts';
import { sizesOf, type Size } from '../conversion/sizes.ts';
import { CONVERSION_TRIES, PROGRESS_MS } from '../limits.ts';
import { cut } from '../packaging/keep-media.ts';
import type { ConversionRow, ConversionStore } from '../store/conversions.store.ts';
import { sourceOf, type KeptMedia } from '../store/kept-media.ts';

export interface ConvertWorld {
  ffmpeg: string | undefined;
  files: FileStore;
  keptMedia: KeptMedia;
  conversions: ConversionStore;
  clock: Clock;
  /** Aborted where this server stops: another one, or the next start, goes on. */
  stopping: AbortSignal;
}

interface Part {
  /** Absent for sound alone. */
  size: Size | undefined;
  id: string;
}

const partId = (id: string, lines: number): string =>
  createHash('sha256')
    .update(JSON.stringify([id, lines]))
    .digest('base64url');

/** The smallest first: what a good names is found once everything beside it is there. */
function partsOf(id: string, shorterSide: number | undefined): Part[] {
  if (shorterSide === undefined) return [{ size: undefined, id }];
  const [top, ...below] = sizesOf(shorterSide);
  return [...below.map((size) => ({ size, id: partId(id, size.lines) })).reverse(), { size: top, id }];
}

/** Tells how far all parts are together, no more often than anybody looks. */
function makeProgress({ conversions, clock }: ConvertWorld, row: ConversionRow, parts: number) {
  let lastPercent = 0;
  let before = -1;
  return (doneParts: number, seconds: number) => {
    const ofPart = row.seconds === 0 ? 0 : Math.min(1, seconds / row.seconds);
    const percent = Math.min(99, Math.floor((100 * (doneParts + ofPart)) / parts));
    if (percent <= before || clock.now() - lastPercent < PROGRESS_MS) return;
    lastPercent = clock.now();
    before = percent;
    // Only told of: a conversion does not end because nobody could write down how far it is.
    conversions.progress(row.appId, row.id, percent).catch(() => undefined);
  };
}

async function convertPart(
  world: ConvertWorld,
  row: ConversionRow,
  {
    part,
    path,
    signal,
    onSeconds,
  }: { part: Part; path: string; signal: AbortSignal; onSeconds: (at: number) => void },
  sizes: readonly string[],
): Promise<void> {
  const { ffmpeg = '', files, keptMedia } = world;
  const args = convertArguments({ path, demuxer: row.demuxer }, part.size);
  const run = convert(ffmpeg, args, { signal, onSeconds });
  await files.hold(run.out, async (file) => {
    await run.completion;
    await cut(keptMedia, row.appId, { path: file, id: part.id, ...(sizes.length === 0 ? {} : { sizes }) });
  });
}

async function convertAll(world: ConvertWorld, row: ConversionRow, path: string, signal: AbortSignal) {
  const { ffmpeg = '', keptMedia } = world;
  const inspection = await inspect(ffmpeg, { path, demuxer: row.demuxer });
  if (inspection === undefined) throw new ConversionError('There is neither a picture nor a sound in it.');
  const { video } = inspection;
  const parts = partsOf(row.id, video && Math.min(video.width, video.height));
  const progress = makeProgress(world, row, parts.length);
  for (const [doneParts, part] of parts.entries()) {
    signal.throwIfAborted();
    // A try before this one, or another server, got so far.
    if ((await keptMedia.find(row.appId, part.id)) !== undefined) continue;
    const isLast = doneParts === parts.length - 1;
    const sizes = isLast
      ? parts
          .slice(0, -1)
          .map(({ id }) => id)
          .reverse()
      : [];
    const onSeconds = (at: number) => progress(doneParts, at);
    await convertPart(world, row, { part, path, signal, onSeconds }, sizes);
  }
}

async function* bytesOf(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}

/** What people read of it in the list of conversions. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
}

/** A file ffmpeg cannot read is given up at once; a full disk, a stop or a kill is tried again. */
export async function convertMediaJob(
  world: ConvertWorld,
  { appId, id }: { appId: string; id: string },
  { tries, signal: lossSignal }: JobTry,
): Promise<void> {
  const { conversions, files, keptMedia, ffmpeg } = world;
  const row = await conversions.find(appId, id);
  // Whoever gave it up may have ended before its original was removed.
  if (row === undefined || row.state === 'failed') return files.remove(sourceOf(appId, id));
  if ((await keptMedia.find(appId, id)) !== undefined) {
    await conversions.finish(appId, id);
    await files.remove(sourceOf(appId, id));
    return;
  }
  const signal = AbortSignal.any([lossSignal, world.stopping]);
  try {
    if (ffmpeg === undefined)
      throw new Error('There is no ffmpeg on this machine: install it, or set FFMPEG_PATH.');
    const source = await files.open(sourceOf(appId, id));
    if (source === undefined) throw new ConversionError('The original is gone: import it again.');
    await conversions.progress(appId, id, row.percent);
    await files.hold(bytesOf(source.stream), (path) => convertAll(world, row, path, signal));
  } catch (error) {
    const isLast = tries >= CONVERSION_TRIES;
    if (!(error instanceof ConversionError) && !isLast) {
      await conversions.wait(appId, id, world.stopping.aborted ? '' : reasonOf(error));
      throw error;
    }
    // Whoever waits in the same lane is not held up by one that is given up.
    await conversions.fail(appId, id, reasonOf(error));
    await files.remove(sourceOf(appId, id));
    return;
  }
  await conversions.finish(appId, id);
  await files.remove(sourceOf(appId, id));
}
