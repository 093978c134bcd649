/** What a file is by its whole header: neither its name nor what its sender calls it is believed (requirement 45, ADR-464). */
import { identifyBoxes } from './boxes.ts';
import { at, hasMark, latin } from './bytes.ts';
import { identifyFrames } from './frames.ts';
import { FORMATS, type FileFormat } from './table.ts';

/** So much of a file is looked at; less is enough where it is no longer. */
export const HEADER_BYTES = 4096;
/** Readers look so far for the mark of a PDF. */
const PDF_WITHIN = 1024;
const TS_PACKET = 188;

const startsWith =
  (format: FileFormat, ...marks: readonly string[]) =>
  (bytes: Uint8Array) =>
    marks.some((mark) => hasMark(bytes, mark)) ? format : undefined;

function identifyRiff(bytes: Uint8Array): FileFormat | undefined {
  if (!hasMark(bytes, 'RIFF') && !hasMark(bytes, 'RF64')) return undefined;
  const kinds = { WEBP: FORMATS.webp, WAVE: FORMATS.wav, 'AVI ': FORMATS.avi } as const;
  return Object.entries(kinds).find(([mark]) => hasMark(bytes, mark, 8))?.[1];
}

/** EBML says what it holds in its own header. */
function identifyEbml(bytes: Uint8Array): FileFormat | undefined {
  if (!hasMark(bytes, '\x1aE\xdf\xa3')) return undefined;
  return latin(bytes, 0, 128).includes('webm') ? FORMATS.webm : FORMATS.matroska;
}

function identifyOgg(bytes: Uint8Array): FileFormat | undefined {
  if (!hasMark(bytes, 'OggS')) return undefined;
  return latin(bytes, 0, 256).includes('theora') ? FORMATS.ogv : FORMATS.ogg;
}

/** Packets of one length, with four bytes before each where a camera wrote it. */
function identifyTs(bytes: Uint8Array): FileFormat | undefined {
  const isTs = [0, 4].some((before) =>
    [0, 1, 2].every((packet) => at(bytes, before + packet * (TS_PACKET + before)) === 0x47),
  );
  return isTs ? FORMATS.mpegTs : undefined;
}

function identifyZip(bytes: Uint8Array): FileFormat | undefined {
  if (!hasMark(bytes, 'PK\x03\x04')) return undefined;
  const names = latin(bytes, 0, HEADER_BYTES);
  if (names.includes('mimetypeapplication/epub+zip')) return FORMATS.epub;
  return /\[Content_Types\]\.xml|(?:word|xl|ppt)\//.test(names) ? FORMATS.office : FORMATS.zip;
}

function identifyPdf(bytes: Uint8Array): FileFormat | undefined {
  return latin(bytes, 0, PDF_WITHIN).includes('%PDF-') ? FORMATS.pdf : undefined;
}

/** A document that may carry scripts, or pretends to be one. */
function identifySvg(bytes: Uint8Array): FileFormat | undefined {
  const text = new TextDecoder(at(bytes, 0) === 0xff ? 'utf-16le' : 'utf-8').decode(
    bytes.subarray(0, HEADER_BYTES),
  );
  return /^\s*<(?:[?!]|\w*:?svg)/i.test(text) && /<(?:\w+:)?svg[\s>]/i.test(text) ? FORMATS.svg : undefined;
}

function identifyBmp(bytes: Uint8Array): FileFormat | undefined {
  return hasMark(bytes, 'BM') && hasMark(bytes, '\0\0\0\0', 6) ? FORMATS.bmp : undefined;
}

/** What is surest first: frames have the shortest mark, and a PDF may begin with anything. */
const BY_HEADER: readonly ((bytes: Uint8Array) => FileFormat | undefined)[] = [
  startsWith(FORMATS.jpeg, '\xff\xd8\xff'),
  startsWith(FORMATS.png, '\x89PNG\r\n\x1a\n'),
  startsWith(FORMATS.gif, 'GIF87a', 'GIF89a'),
  identifyRiff,
  identifyBoxes,
  identifyEbml,
  identifyOgg,
  startsWith(FORMATS.flac, 'fLaC'),
  startsWith(FORMATS.flv, 'FLV\x01'),
  startsWith(FORMATS.asf, '\x30\x26\xb2\x75\x8e\x66\xcf\x11'),
  startsWith(FORMATS.amr, '#!AMR'),
  startsWith(FORMATS.caf, 'caff'),
  (bytes) => (hasMark(bytes, 'FORM') && hasMark(bytes, 'AIF', 8) ? FORMATS.aiff : undefined),
  startsWith(FORMATS.mpegPs, '\0\0\x01\xba'),
  identifyTs,
  startsWith(FORMATS.tiff, 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
  startsWith(FORMATS.psd, '8BPS'),
  startsWith(FORMATS.jxl, '\xff\x0a', '\0\0\0\x0cJXL '),
  startsWith(FORMATS.jp2, '\0\0\0\x0cjP  '),
  startsWith(FORMATS.ico, '\0\0\x01\0'),
  identifyBmp,
  identifyZip,
  startsWith(FORMATS.oldOffice, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  startsWith(FORMATS.rar, 'Rar!\x1a\x07'),
  startsWith(FORMATS.sevenZip, '7z\xbc\xaf\x27\x1c'),
  identifyPdf,
  identifyFrames,
  identifySvg,
];

/** Undefined for what begins like nothing of the table. */
export function identifyFormat(bytes: Uint8Array): FileFormat | undefined {
  for (const identify of BY_HEADER) {
    const format = identify(bytes);
    if (format !== undefined) return format;
  }
  return undefined;
}
