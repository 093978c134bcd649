/** The hash of a file read in pieces is the hash of the file. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashChunks } from './hash-chunks.ts';
import { growSha256, sha256 } from './sha256.ts';

const MB = 1024 * 1024;
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) % 256);
const nodes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the hash of a file', () => {
  it('M227: reads pieces of 2 MB at most, and tells after each how far it is', async () => {
    const bytes = bytesOf(4 * MB + 17);
    const file = new Blob([bytes]);
    const pieces: number[] = [];
    const slice = file.slice.bind(file);
    file.slice = (from, to) => {
      const piece = slice(from, to);
      pieces.push(piece.size);
      return piece;
    };
    const notices: number[] = [];
    expect(await hashChunks(file, (share) => notices.push(share))).toBe(nodes(bytes));
    expect(pieces).toEqual([2 * MB, 2 * MB, 17]);
    expect(notices.at(-1)).toBe(1);
    expect(notices).toEqual(notices.toSorted((one, other) => one - other));
  });

  it('M227: a file of nothing has a hash too', async () => {
    expect(await hashChunks(new Blob([]), () => undefined)).toBe(nodes(new Uint8Array()));
  });

  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('M227: %s bytes, whole or in odd pieces', (length) => {
    const bytes = bytesOf(length);
    expect(hex(sha256(bytes))).toBe(nodes(bytes));
    const hash = growSha256();
    for (let from = 0; from < length; from += 7) hash.add(bytes.subarray(from, from + 7));
    expect(hex(hash.end())).toBe(nodes(bytes));
  });
});
