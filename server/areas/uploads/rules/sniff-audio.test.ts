/** What a recording really is, whatever its name says (D93, R45). */
import { describe, expect, it } from 'vitest';
import { sniffAudio } from './sniff-audio.ts';

const join = (...parts: (string | Iterable<number>)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Uint8Array.from(part))),
  );
const boxOf = (brand: string) => join([0, 0, 0, 0x1c], `ftyp${brand}`, [0, 0, 2, 0], 'isommp42');
const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const WEBM = join(EBML, [0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84], 'webm');

describe('what is taken', () => {
  it.each([
    ['mp3', 'an MP3 with a title before it', join('ID3', [4, 0, 0, 0, 0, 0, 0])],
    ['mp3', 'frames of MPEG 1 layer III', join([0xff, 0xfb, 0x90, 0x64])],
    ['mp3', 'frames with a checksum', join([0xff, 0xfa, 0x90, 0x64])],
    ['mp3', 'frames of MPEG 2', join([0xff, 0xf3, 0x90, 0x64])],
    ['mp3', 'frames of MPEG 2.5', join([0xff, 0xe3, 0x90, 0x64])],
    ['m4a', 'what Apple writes', boxOf('M4A ')],
    ['m4a', 'an audiobook', boxOf('M4B ')],
    ['m4a', 'what phones write', boxOf('mp42')],
    ['m4a', 'what ffmpeg writes', boxOf('isom')],
    ['m4a', 'a recording in fragments', boxOf('iso5')],
    ['webm', 'what Firefox records', WEBM],
  ])('D93: %s: %s', (kind, _name, head) => {
    expect(sniffAudio(head)).toBe(kind);
  });

  it('D93: it is judged where it lies in a larger piece of memory', () => {
    const piece = join('<html>', WEBM, '<html>');
    expect(sniffAudio(new Uint8Array(piece.buffer, piece.byteOffset + 6, WEBM.length))).toBe('webm');
    expect(sniffAudio(piece)).toBeUndefined();
  });
});

describe('what is not', () => {
  it.each([
    ['nothing', join()],
    ['a page', join('<!doctype html><script>ID3</script>webm ftypM4A ')],
    ['a page that names another kind further on', join('    M4A ftyp')],
    ['a picture', join([0xff, 0xd8, 0xff, 0xe0])],
    ['one byte of a frame', join([0xff])],
    ['AAC as it is streamed, which is layer 0', join([0xff, 0xf1, 0x50, 0x80])],
    ['layer II', join([0xff, 0xfd, 0x90, 0x64])],
    ['layer I', join([0xff, 0xff, 0x90, 0x64])],
    ['a frame that does not begin with eleven bits', join([0xff, 0xc3, 0x90, 0x64])],
    ['a frame after something else', join([0, 0xff, 0xfb, 0x90])],
    ['a second byte of a frame alone', join([0xfe, 0xfb, 0x90, 0x64])],
    ['a title after something else', join([0], 'ID3')],
    ['a QuickTime film', boxOf('qt  ')],
    ['a picture of a phone', boxOf('heic')],
    ['a box of another name', join([0, 0, 0, 0x1c], 'moovM4A ')],
    ['a box at another place', join('ftypM4A ')],
    ['a Matroska film, which begins as WebM does', join(EBML, [0x42, 0x82, 0x88], 'matroska')],
    ['WebM without its beginning', join([0, 0, 0, 0], 'webm')],
    ['WebM after something else', join([0], WEBM)],
  ])('R45: %s', (_name, head) => {
    expect(sniffAudio(head)).toBeUndefined();
  });
});
