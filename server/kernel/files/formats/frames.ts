/** Recordings without a container: MP3 and AAC, told by frames that follow each other, behind an ID3 tag or without one. */
import { at, hasMark } from './bytes.ts';
import { FORMATS, type FileFormat } from './table.ts';

const TAG_HEAD = 10;
/** Kilobits a second of MPEG 1 and of MPEG 2, layer III. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;
/** By the two bits of its version: 2.5, none, 2, 1. */
const DIVISORS = [4, 0, 2, 1] as const;

/** Bytes of the frame of MP3 that begins there; 0 where none does. */
function mp3Frame(bytes: Uint8Array, place: number): number {
  const [second, third] = [at(bytes, place + 1), at(bytes, place + 2)];
  if (at(bytes, place) !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const divisor = DIVISORS[(second >> 3) & 3] ?? 0;
  const isFirst = divisor === 1;
  const kilobits = BITRATES[isFirst ? 0 : 1][third >> 4] ?? 0;
  const rate = RATES[(third >> 2) & 3] ?? 0;
  if (divisor === 0 || kilobits === 0 || rate === 0) return 0;
  const samples = isFirst ? 144_000 : 72_000;
  return Math.floor((samples * kilobits) / (rate / divisor)) + ((third >> 1) & 1);
}

/** Bytes of the frame of ADTS that begins there; 0 where none does. */
function adtsFrame(bytes: Uint8Array, place: number): number {
  if (at(bytes, place) !== 0xff || (at(bytes, place + 1) & 0xf6) !== 0xf0) return 0;
  const bytesOfIt =
    ((at(bytes, place + 3) & 3) << 11) | (at(bytes, place + 4) << 3) | (at(bytes, place + 5) >> 5);
  return bytesOfIt > 6 ? bytesOfIt : 0;
}

/** A frame, and another right behind it unless the bytes end there. */
function repeats(bytes: Uint8Array, place: number, frame: typeof mp3Frame): boolean {
  const length = frame(bytes, place);
  if (length === 0) return false;
  const next = place + length;
  return next + 6 > bytes.length || frame(bytes, next) > 0;
}

/** Where what follows an ID3 tag begins. */
function behindTag(bytes: Uint8Array): number {
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (at(bytes, place) & 0x7f), 0);
  return TAG_HEAD + size + ((at(bytes, 5) & 0x10) === 0 ? 0 : TAG_HEAD);
}

export function identifyFrames(bytes: Uint8Array): FileFormat | undefined {
  const isTagged = hasMark(bytes, 'ID3');
  const place = isTagged ? behindTag(bytes) : 0;
  // A tag may hold a picture larger than what is looked at: almost always it stands before an MP3.
  if (isTagged && place + 4 > bytes.length) return FORMATS.mp3;
  if (isTagged && hasMark(bytes, 'fLaC', place)) return FORMATS.flac;
  if (repeats(bytes, place, adtsFrame)) return FORMATS.adts;
  return isTagged || repeats(bytes, place, mp3Frame) ? FORMATS.mp3 : undefined;
}
