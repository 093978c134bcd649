/** Sends a large file in pieces: what the server has is not sent again, and a network that breaks off is waited for. */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { consoleMediaJoin, consoleMediaPieceAdd, consoleMediaPlan } from '#schemas/api/console/media.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import { PACKAGING_MS } from '#server/areas/media/limits.ts';
import type { Client } from '../client/client.ts';
import { NoAnswerError } from '../shop-error.ts';

interface Piece {
  sha256: string;
  bytes: number;
}

/** Told after each piece: bytes that are there, of all. */
export type OnPiece = (sentBytes: number, all: number) => void;

/** How long it waits before each further try; after the last of them it gives up. */
const PAUSES_MS: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 60, 120, 120].map((s) => s * 1000);

const REFUSALS = ['upload-refused'] as const;
/** A long film is cut for as long as it takes. */
const JOIN_MS = 2 * PACKAGING_MS;

const hexOf = (hash: Hash) => hash.digest('hex');

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const { size } = statSync(path);
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const parts: Buffer[] = [];
    const end = Math.min(size, start + PIECE_BYTES) - 1;
    for await (const part of createReadStream(path, { start, end })) parts.push(Buffer.from(part));
    yield Buffer.concat(parts);
  }
}

async function planOf(path: string): Promise<{ sha256: string; pieces: Piece[] }> {
  const whole = createHash('sha256');
  const pieces: Piece[] = [];
  for await (const bytes of piecesOf(path)) {
    whole.update(bytes);
    pieces.push({ sha256: hexOf(createHash('sha256').update(bytes)), bytes: bytes.length });
  }
  return { sha256: hexOf(whole), pieces };
}

/** Asks again while nobody answers. */
function persist(pauses: readonly number[]) {
  return async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    for (const pause of pauses) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        await wait(pause);
      }
    }
    return ask();
  };
}

interface Sending {
  client: Client;
  shop: string;
  path: string;
  name: string;
  onPiece: OnPiece;
  pauses?: readonly number[];
}

/** Answers as a file that is sent whole is answered. */
export async function sendPieces({ client, shop, path, name, onPiece, pauses = PAUSES_MS }: Sending) {
  const insist = persist(pauses);
  const plan = await planOf(path);
  const all = plan.pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  const answer = await insist(() => client.attempt(consoleMediaPlan, { shop, ...plan }, REFUSALS));
  if (answer?.ok !== true) return answer;
  const { missing, kept } = answer.data;
  if (kept !== undefined) return { ok: true as const, data: kept };
  const missingPieces = new Set(missing);
  let sentBytes = 0;
  let place = 0;
  for await (const bytes of piecesOf(path)) {
    const { sha256 = '' } = plan.pieces[place] ?? {};
    place += 1;
    if (missingPieces.delete(sha256)) {
      const isThere = await insist(() => client.ask(consoleMediaPieceAdd, { shop, sha256 }, { body: bytes }));
      if (isThere === undefined) return undefined;
    }
    sentBytes += bytes.length;
    onPiece(sentBytes, all);
  }
  const options = { timeoutMs: JOIN_MS };
  return insist(() => client.attempt(consoleMediaJoin, { shop, name, ...plan }, REFUSALS, options));
}
