/** The SHA-256 of a file, read piece by piece so that it is never in memory as a whole (M227). */
import { HASH_CHUNK_BYTES } from '#schemas/constants.ts';
import { growSha256 } from './sha256.ts';

/** `onProgress` hears after each piece how much of the file is done, from 0 to 1. */
export async function hashChunks(file: Blob, onProgress: (share: number) => void): Promise<string> {
  const hash = growSha256();
  for (let from = 0; from < file.size; from += HASH_CHUNK_BYTES) {
    const piece = file.slice(from, from + HASH_CHUNK_BYTES);
    hash.add(new Uint8Array(await piece.arrayBuffer()));
    onProgress(Math.min(1, (from + HASH_CHUNK_BYTES) / file.size));
  }
  return [...hash.end()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
