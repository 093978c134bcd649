/** Files of boxes (ISO/IEC 14496-12): films, recordings and pictures, told apart by every brand they name. */
import { hasMark, latin, uint32 } from './bytes.ts';
import { FORMATS, type FileFormat } from './table.ts';

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs'];
const RECORDINGS = ['M4A ', 'M4B ', 'F4A ', 'F4B '];
/** What a QuickTime film of before 2004 begins with. */
const BARE = ['moov', 'wide', 'free', 'skip', 'pnot'];

/** A line of text that happens to have such a word there reads as a far larger one. */
const isSize = (bytes: number) => bytes === 1 || (bytes >= 8 && bytes < 2 ** 27);

/** The chief brand first. */
function brandsOf(bytes: Uint8Array): string[] {
  const end = Math.min(bytes.length, uint32(bytes, 0));
  const brands = [latin(bytes, 8, 12)];
  for (let place = 16; place + 4 <= end; place += 4) brands.push(latin(bytes, place, place + 4));
  return brands;
}

export function identifyBoxes(bytes: Uint8Array): FileFormat | undefined {
  if (hasMark(bytes, 'ftyp', 4)) {
    const brands = brandsOf(bytes);
    const [chief = ''] = brands;
    const isOneOf = (all: readonly string[]) => brands.some((brand) => all.includes(brand));
    if (isOneOf(AVIF)) return FORMATS.avif;
    if (isOneOf(HEIC)) return FORMATS.heic;
    if (chief === 'mif1' || chief === 'msf1') return FORMATS.heic;
    if (RECORDINGS.includes(chief)) return FORMATS.m4a;
    return chief === 'qt  ' ? FORMATS.mov : FORMATS.mp4;
  }
  const isBare = BARE.some((mark) => hasMark(bytes, mark, 4)) && isSize(uint32(bytes, 0));
  return isBare || hasMark(bytes, 'mdat', 4) ? FORMATS.mov : undefined;
}
