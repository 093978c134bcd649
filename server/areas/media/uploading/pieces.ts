/** Large files in pieces, each named by its own SHA-256: what came is not sent again after a cut (ADR-466). */
import { createHash } from 'node:crypto';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { hasFile } from '#server/kernel/files/has-file.ts';
import { PIECE_BYTES } from '#schemas/content/media-upload.ts';
import { MEDIA_BYTES, PIECES_BYTES_OF_SHOP, PIECE_LIFE_MS } from '../limits.ts';
import { knownMedia, type Keeper } from '../packaging/keep-media.ts';
import type { PieceStore } from '../store/pieces.store.ts';
import type { KeepResult } from '../services/stored-media.ts';

interface Piece {
  /** Hexadecimal. */
  sha256: string;
  bytes: number;
}

/** A file as its sender plans to send it. */
export interface Plan {
  /** Of the whole file, hexadecimal. */
  sha256: string;
  pieces: readonly Piece[];
}

type UploadPlan = { kind: 'missing'; missing: string[] } | { kind: 'known' } | { kind: 'too-heavy' };

export interface Pieces {
  /** What is still to be sent; `known` where this shop has the whole file already. */
  plan(appId: string, plan: Plan): Promise<UploadPlan>;
  /** False where it is not what its name says; nothing is kept then. */
  put(appId: string, sha256: string, chunks: AsyncIterable<Uint8Array>): Promise<boolean>;
  /** All of them in their order; undefined where one is missing. */
  join(appId: string, all: readonly string[]): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(appId: string, all: readonly string[]): Promise<void>;
  /** Removes what nobody went on with. */
  clear(): Promise<void>;
}

const SHA256 = /^[\da-f]{64}$/;
const nameOf = (appId: string, sha256: string): string => `pieces/${appId}/${sha256}`;

const isPieceName = (text: string): boolean => SHA256.test(text);

/** Thrown where bytes are not those of their name. */
class WrongPiece extends Error {}

async function* checked(
  chunks: AsyncIterable<Uint8Array>,
  check: { hash: ReturnType<typeof createHash> },
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > PIECE_BYTES) throw new WrongPiece();
    check.hash.update(chunk);
    yield chunk;
  }
}

export function makePieces(world: {
  files: FileStore;
  pieces: PieceStore;
  clock: Clock;
  keeper: Keeper;
}): Pieces {
  const { files, pieces, clock, keeper } = world;
  const remove = async (appId: string, all: readonly string[]) => {
    for (const sha256 of new Set(all)) {
      await files.remove(nameOf(appId, sha256));
      await pieces.remove(appId, sha256);
    }
  };
  async function* bytesOf(appId: string, all: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const sha256 of all) {
      const content = await files.open(nameOf(appId, sha256));
      if (content === undefined) throw new Error('A piece is gone.');
      for await (const chunk of content.stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    }
  }
  const missingOf = async (appId: string, all: readonly string[]): Promise<string[]> => {
    const names = [...new Set(all)];
    const rows = await pieces.noted(appId, names);
    const missing: string[] = [];
    for (const sha256 of names)
      if (!rows.has(sha256) || !(await hasFile(files, nameOf(appId, sha256)))) missing.push(sha256);
    return missing;
  };
  return {
    async plan(appId, { sha256, pieces: all }) {
      const bytes = all.reduce((sum, piece) => sum + piece.bytes, 0);
      if (bytes > MEDIA_BYTES) return { kind: 'too-heavy' };
      if ((await knownMedia(keeper, appId, sha256)).ok) return { kind: 'known' };
      const missing = await missingOf(
        appId,
        all.map((piece) => piece.sha256),
      );
      const missingNames = new Set(missing);
      const toCome = all.filter((piece) => missingNames.has(piece.sha256));
      const more = toCome.reduce((sum, piece) => sum + piece.bytes, 0);
      if ((await pieces.bytesOf(appId)) + more > PIECES_BYTES_OF_SHOP) return { kind: 'too-heavy' };
      return { kind: 'missing', missing };
    },
    async put(appId, sha256, chunks) {
      if (!isPieceName(sha256)) return false;
      if ((await pieces.bytesOf(appId)) > PIECES_BYTES_OF_SHOP) return false;
      await pieces.note(appId, sha256, PIECE_BYTES);
      const check = { hash: createHash('sha256') };
      try {
        await files.putStream(checked(chunks, check), () => {
          if (check.hash.digest('hex') !== sha256) throw new WrongPiece();
          return nameOf(appId, sha256);
        });
        return true;
      } catch (error) {
        if (!(error instanceof WrongPiece)) throw error;
        if (!(await hasFile(files, nameOf(appId, sha256)))) await pieces.remove(appId, sha256);
        return false;
      }
    },
    join: async (appId, all) =>
      (await missingOf(appId, all)).length === 0 ? bytesOf(appId, all) : undefined,
    remove,
    async clear() {
      for (const { appId, sha256 } of await pieces.before(clock.now() - PIECE_LIFE_MS))
        await remove(appId, [sha256]);
    },
  };
}

/** What became of the whole: its pieces go, unless the disk was full or it broke off. */
export const isSettled = (result: KeepResult): boolean => result.ok || result.reason !== 'broken';
