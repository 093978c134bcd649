/** Breaks a document of the sound shop, and says of a report what somebody reads aloud: no frames, no pointers. */
import type { BrokenDocument } from './sound-shop.ts';
import { SOUND_SHOP } from './sound-shop.ts';

/** Letters of the variants in GBK. */
const GBK: ReadonlyMap<string, readonly number[]> = new Map([
  ['关', [0xb9, 0xd8]],
  ['于', [0xd3, 0xda]],
  ['我', [0xce, 0xd2]],
  ['们', [0xc3, 0xc7]],
]);

function encode(text: string, encoding: BrokenDocument['encoding']): Uint8Array {
  if (encoding === 'utf16le') return Buffer.from(`\u{feff}${text}`, 'utf16le');
  if (encoding === 'latin1') return Buffer.from(text, 'latin1');
  if (encoding === 'gbk')
    return Uint8Array.from([...text].flatMap((letter) => GBK.get(letter) ?? [letter.charCodeAt(0)]));
  return Buffer.from(text);
}

/** The bytes of the broken file. */
export function breakDocument({ file, find, put, encoding }: BrokenDocument): Uint8Array {
  const sound = SOUND_SHOP.get(file) ?? '';
  if (find !== undefined && sound.split(find).length !== 2)
    throw new Error(`"${find}" does not stand once in ${file}`);
  return encode(find === undefined ? put : sound.replace(find, () => put), encoding);
}

/** Place, message and hint of each fault, a line a fault. */
export function readAloud(report: string): string {
  const sentences: string[][] = [];
  for (const line of report.split('\n')) {
    if (/^ {2}\S.*\[[\w-]+\]/.test(line)) sentences.push([]);
    else if (/^ {6}\S/.test(line) && !/^ +\d* \| /.test(line)) sentences.at(-1)?.push(line.trim());
  }
  return sentences.map((lines) => lines.join(' / ')).join('\n');
}
