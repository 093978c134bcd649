/** Hands a file to the shop: a picture or a small file whole, a large one in pieces that are sent once each (ADR-466, ADR-706). */
import { consoleImageAdd } from '#schemas/api/console/images.ts';
import type { LibraryKind } from '#schemas/api/console/library.ts';
import {
  consoleMediaAdd,
  consoleMediaJoin,
  consoleMediaPieceAdd,
  consoleMediaPlan,
} from '#schemas/api/console/media.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { PIECE_BYTES, type KeptMedia } from '#schemas/content/media-upload.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import type { sendFile } from '#api/send-file.ts';
import { hashChunks } from '#platform/hash-chunks.ts';
import type { DeskCaller } from '../calls/caller.ts';
import { mediaWords } from './words.ts';

export interface UploadDesk extends DeskCaller {
  appId: string;
  locale: Locale;
  send: typeof sendFile;
}

/** What a file became. */
export interface NewMedia {
  /** What fields name it by. */
  address: string;
  kind: LibraryKind;
  /** Of a picture; else 0. */
  width: number;
  height: number;
  /** 0 for what has no length, or is not measured yet. */
  seconds: number;
}

export type UploadResult = { ok: true; media: NewMedia } | { ok: false; message: string; hint: string };

interface Progress {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** How often a piece is sent before it is given up. */
const TRIES = 3;
/** How much of the way reading a file for its hashes is. */
const READING_SHARE = 0.2;

/** The words beside a refusal, in the language of the desk. */
function wordsIn(detail: unknown, name: string, locale: Locale): string {
  const words = isObject(detail) ? detail[name] : undefined;
  const text = isObject(words) ? words[locale] : undefined;
  return typeof text === 'string' ? text : '';
}

function toResult<Data>(
  answer: Answer<Data>,
  locale: Locale,
  toMedia: (data: Data) => NewMedia,
): UploadResult {
  if (answer.ok) return { ok: true, media: toMedia(answer.data) };
  const message = wordsIn(answer.detail, 'message', locale);
  return {
    ok: false,
    message: message === '' ? answer.msg : message,
    hint: wordsIn(answer.detail, 'hint', locale),
  };
}

const toMedia = ({ address, medium, seconds }: KeptMedia): NewMedia => ({
  address,
  kind: medium,
  width: 0,
  height: 0,
  seconds: Math.round(seconds),
});

async function uploadPicture(desk: UploadDesk, file: File, progress: Progress): Promise<UploadResult> {
  const t = mediaWords.in(desk.locale);
  if (!PICTURE_TYPES.has(file.type)) return { ok: false, message: t('wrongType'), hint: t('pictureTypes') };
  if (file.size > IMAGE_BYTES_MAX)
    return {
      ok: false,
      message: t('tooHeavy', { max: IMAGE_BYTES_MAX / 1024 / 1024 }),
      hint: t('makeSmaller'),
    };
  const input = { shop: desk.appId, name: file.name };
  const answer = await desk.send(consoleImageAdd, input, { ...progress, ...desk, file });
  return toResult(answer, desk.locale, ({ url, width, height }) => ({
    address: url,
    kind: 'image',
    width,
    height,
    seconds: 0,
  }));
}

interface Piece {
  blob: Blob;
  sha256: string;
  bytes: number;
}

async function planOf(file: File, { onProgress, signal }: Progress) {
  const sha256 = await hashChunks(file, (share) => onProgress((share * READING_SHARE) / 2));
  const pieces: Piece[] = [];
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    signal.throwIfAborted();
    const blob = file.slice(from, from + PIECE_BYTES);
    pieces.push({ blob, bytes: blob.size, sha256: await hashChunks(blob, () => undefined) });
    onProgress(READING_SHARE / 2 + (from / file.size) * (READING_SHARE / 2));
  }
  return { sha256, pieces };
}

/** Sends a piece, again where the network failed. */
async function sendPiece(desk: UploadDesk, { blob, sha256 }: Piece, progress: Progress) {
  const input = { shop: desk.appId, sha256 };
  const attempt = () => desk.send(consoleMediaPieceAdd, input, { ...progress, ...desk, file: blob });
  let answer = await attempt();
  for (let tries = 1; tries < TRIES && !answer.ok && answer.code === 'network'; tries += 1)
    answer = await attempt();
  return answer;
}

async function uploadPieces(desk: UploadDesk, file: File, progress: Progress): Promise<UploadResult> {
  const { sha256, pieces } = await planOf(file, progress);
  const plan = { sha256, pieces: pieces.map((piece) => ({ sha256: piece.sha256, bytes: piece.bytes })) };
  const answer = await desk.ask(consoleMediaPlan, plan);
  if (!answer.ok) return toResult(answer, desk.locale, () => toMedia(NO_MEDIA));
  if (answer.data.kept !== undefined) return { ok: true, media: toMedia(answer.data.kept) };
  const missing = new Set(answer.data.missing);
  let sentBytes = 0;
  for (const piece of pieces) {
    const before = sentBytes;
    const onProgress = (share: number) =>
      progress.onProgress(READING_SHARE + ((before + share * piece.bytes) / file.size) * (1 - READING_SHARE));
    if (missing.delete(piece.sha256)) {
      const outcome = await sendPiece(desk, piece, { ...progress, onProgress });
      if (!outcome.ok) return toResult(outcome, desk.locale, () => toMedia(NO_MEDIA));
    }
    sentBytes += piece.bytes;
    onProgress(1);
  }
  const whole = await desk.ask(consoleMediaJoin, { ...plan, name: file.name });
  return toResult(whole, desk.locale, toMedia);
}

/** Stands for the data a refusal does not have. */
const NO_MEDIA: KeptMedia = { address: '', form: 'whole', medium: 'document', seconds: 0, warnings: [] };

/** Never throws for a refusal; throws where it was called off. */
export async function uploadFile(desk: UploadDesk, file: File, progress: Progress): Promise<UploadResult> {
  if (file.type.startsWith('image/')) return uploadPicture(desk, file, progress);
  if (file.size > PIECE_BYTES) return uploadPieces(desk, file, progress);
  const input = { shop: desk.appId, name: file.name };
  const answer = await desk.send(consoleMediaAdd, input, { ...progress, ...desk, file });
  return toResult(answer, desk.locale, toMedia);
}
