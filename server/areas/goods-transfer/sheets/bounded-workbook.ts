/** Makes a workbook safe to read: what it unpacks to, and how far its cells reach, are bounded before a parser sees it. */
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';

const MIB = 1024 * 1024;
/** All texts of a workbook together, unpacked. */
const UNPACKED_MAX = 32 * MIB;
/** Rows of a sheet, as Excel bounds them. */
const ROWS_MAX = 1_048_576;
/** Rows times columns: the parser fills every gap up to the last cell. */
const CELLS_MAX = 5_000_000;

export class WorkbookTooLargeError extends Error {
  override readonly name = 'WorkbookTooLargeError';
}

const END = { signature: 0x06_05_4b_50, bytes: 22, commentMax: 65_535 };
const ENTRY = { signature: 0x02_01_4b_50, bytes: 46 };
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** @throws RangeError where there is no directory, or it points outside of the file */
function endOfArchive(zip: Buffer): number {
  const first = Math.max(0, zip.length - END.bytes - END.commentMax);
  for (let at = zip.length - END.bytes; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END.signature) return at;
  throw new RangeError('no archive');
}

function inflate(bytes: Buffer, method: number, max: number): Buffer {
  if (method === STORED && bytes.length <= max) return bytes;
  if (method !== STORED && method !== DEFLATED) throw new RangeError('unknown compression');
  if (method === STORED || max === 0) throw new WorkbookTooLargeError();
  try {
    return inflateRawSync(bytes, { maxOutputLength: max });
  } catch (error) {
    const isTooLarge = error instanceof RangeError && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new WorkbookTooLargeError() : error;
  }
}

/** The texts of a workbook; what an archive says of its own sizes is not believed. */
function textsOf(zip: Buffer): Map<string, Buffer> {
  const end = endOfArchive(zip);
  const texts = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  let left = UNPACKED_MAX;
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY.signature) throw new RangeError('no entry');
    const [nameBytes, local] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes);
    if (/\.(?:xml|rels)$/.test(name)) {
      const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      const text = inflate(bytes, zip.readUInt16LE(at + 10), left);
      left -= text.length;
      texts.set(name, text);
    }
    at += ENTRY.bytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return texts;
}

/** Addresses of rows and cells: `r="12"`, `r="C12"`. */
const ADDRESS = /(?<!xmlns:)\br\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** As the parser counts them, whatever the text is. */
function reachOf(address: string): { row: number; column: number } {
  const [letters = ''] = /^\D*/.exec(address) ?? [];
  const rows = [Number(address), Number(address.slice(letters.length))].filter((row) => !Number.isNaN(row));
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return { row: Math.max(0, ...rows), column };
}

function assertReach(sheet: string): void {
  let [rows, columns] = [1, 1];
  for (const [, double, single] of sheet.matchAll(ADDRESS)) {
    const address = double ?? single ?? '';
    const { row, column } = reachOf(address);
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
    const isTooFar = rows > ROWS_MAX || rows * columns > CELLS_MAX;
    if (isTooFar || address.includes('&')) throw new WorkbookTooLargeError();
  }
}

/**
 * The same workbook without what is no text, packed anew with its true sizes.
 * @throws WorkbookTooLargeError beyond the bounds, and others for what is no workbook
 */
export function boundWorkbook(bytes: Uint8Array): Buffer {
  const texts = textsOf(Buffer.from(bytes));
  for (const text of texts.values()) if (text.includes('sheetData')) assertReach(text.toString('utf8'));
  return Buffer.from(zipSync(Object.fromEntries(texts), { level: 0 }));
}
