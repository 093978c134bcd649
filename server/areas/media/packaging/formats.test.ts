/** Files as people have them, each judged by its whole header and its codecs (D128, ADR-464). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { identifyFormat } from '#server/kernel/files/formats/identify-format.ts';
import { sniffImage, refusedPicture } from '#server/areas/uploads/images/sniff-image.ts';
import { makeTempDir, removeTempDir } from '../../../../tests/support/temp-dir.ts';
import { ROOT } from '../../../../tools/imports.ts';
import { makeMediaKeeper } from './keep-media.ts';

const dir = makeTempDir('formats');
afterAll(() => removeTempDir(dir));
const keep = makeMediaKeeper(openLocalFiles(dir));
const fixture = (name: string) => join(ROOT, 'tests/media', name);
const readKeptResult = (name: string) => keep('shop', { path: fixture(name) });

describe('what every browser plays', () => {
  it.each([
    ['h264.m2ts', 'hls', 'video', 1],
    ['h264.mkv', 'hls', 'video', 1],
    ['h264.mov', 'hls', 'video', 1],
    ['mp3-sound.mp4', 'whole', 'video', 1],
    ['vp9.webm', 'whole', 'video', 1],
    ['av1.mp4', 'hls', 'video', 1],
    ['talk.m4a', 'hls', 'audio', 1],
    ['talk.aac', 'hls', 'audio', 1],
    ['talk.ogg', 'hls', 'audio', 1],
    ['talk.mp3', 'whole', 'audio', 1],
    ['talk.wav', 'whole', 'audio', 1],
    ['talk.flac', 'whole', 'audio', 1],
    ['late-pdf.pdf', 'whole', 'document', 0],
  ])(
    'D128: %s is taken as it is (%s, %s), its length counted from its frames',
    async (name, form, medium, seconds) => {
      expect(await readKeptResult(name)).toMatchObject({
        ok: true,
        media: { form, medium, seconds },
        warnings: [],
      });
    },
  );
});

describe('what not every browser plays', () => {
  it.each([
    ['iphone-hevc.mov', 'HEVC (H.265)'],
    ['old-mpeg4.mp4', 'MPEG-4 Part 2'],
    ['obs-ac3.mkv', 'AC-3 (Dolby Digital)'],
    ['ac3.mp4', 'AC-3 (Dolby Digital)'],
    ['h264-422.mp4', 'H.264 4:2:2'],
    ['h264-444.mp4', 'H.264 4:4:4'],
    ['pcm.mov', 'PCM'],
    ['vp9-10bit.webm', 'VP9'],
    ['vp8.webm', 'VP8'],
    ['alac.m4a', 'Apple Lossless'],
    ['vorbis.ogg', 'Vorbis'],
    ['adpcm.wav', 'WAV'],
    ['xvid.avi', 'AVI'],
    ['old.flv', 'Flash Video (FLV)'],
    ['win.wmv', 'Windows Media (WMV)'],
    ['dvd.mpg', 'MPEG-PS'],
    ['talk.aiff', 'AIFF'],
  ])('D128: %s is refused by its name where nothing can convert it: %s', async (name, codec) => {
    expect(await readKeptResult(name)).toMatchObject({
      ok: false,
      reason: 'no-converter',
      names: expect.arrayContaining([codec]),
    });
  });
});

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const boxOf = (chief: string, ...others: string[]) =>
  bytes([0, 0, 0, 16 + 4 * others.length], `ftyp${chief}`, [0, 0, 0, 0], others.join(''));

describe('a header read whole', () => {
  it.each([
    ['HEIC by a compatible brand', boxOf('mif1', 'mif1', 'heic'), 'HEIC'],
    ['HEIC as iPhones write it', boxOf('heic', 'mif1', 'heic'), 'HEIC'],
    ['AVIF by a compatible brand', boxOf('mif1', 'mif1', 'avif'), 'AVIF'],
    ['a QuickTime film without a type', bytes([0, 0, 0, 8], 'wide', [0, 0, 9, 9], 'mdat'), 'QuickTime (MOV)'],
    ['a FLAC behind a tag', bytes('ID3', [4, 0, 0, 0, 0, 0, 2, 0, 0], 'fLaC'), 'FLAC'],
    ['a BMP', bytes('BM', [70, 0, 0, 0, 0, 0, 0, 0, 54, 0]), 'BMP'],
    ['a TIFF of a Mac', bytes('MM', [0, 42, 0, 0, 0, 8]), 'TIFF'],
    [
      'a Word document',
      bytes('PK\u0003\u0004', 'x'.repeat(26), '[Content_Types].xml'),
      'Word, Excel or PowerPoint',
    ],
    ['an SVG with a heading', bytes('<?xml version="1.0"?>\n<svg xmlns="x">'), 'SVG'],
    ['a PDF after 900 bytes', bytes(' '.repeat(900), '%PDF-1.7'), 'PDF'],
  ])('D128: %s', (_name, head, name) => {
    expect(identifyFormat(head)?.name).toBe(name);
  });

  it.each([
    ['a line of text', bytes('The free press of Vienna')],
    ['a page', bytes('<!doctype html><title>ID3 ftypM4A %PNG</title>')],
    ['a PDF mark too late', bytes(' '.repeat(1024), '%PDF-1.7')],
    ['one frame of MP3 and then something else', bytes([0xff, 0xfb, 0x90, 0x64], 'x'.repeat(600))],
    ['nothing', bytes()],
  ])('R45: %s is no file of the table', (_name, head) => {
    expect(identifyFormat(head)).toBeUndefined();
  });

  it('D128: pictures this server cannot resize are refused by their names, wherever those are', () => {
    expect(sniffImage(boxOf('mif1', 'mif1', 'avif'))).toBe('avif');
    expect(refusedPicture(boxOf('mif1', 'mif1', 'heic'))).toBe('heic');
    expect(refusedPicture(bytes('II*', [0, 8, 0, 0, 0]))).toBe('tiff');
    expect(refusedPicture(readFileSync(fixture('talk.wav')))).toBe('no-picture');
  });
});
