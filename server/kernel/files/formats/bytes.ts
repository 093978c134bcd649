/** Reading marks and numbers at places of a file's first bytes; past their end there is nothing. */

export const at = (bytes: Uint8Array, place: number): number => bytes[place] ?? -1;

/** Whether these characters, one a byte, stand there. */
export const hasMark = (bytes: Uint8Array, mark: string, place = 0): boolean =>
  bytes.length >= place + mark.length &&
  [...mark].every((letter, index) => bytes[place + index] === letter.charCodeAt(0));

export const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

export function uint32(bytes: Uint8Array, place: number): number {
  return bytes.length < place + 4 ? -1 : Buffer.from(bytes.subarray(place, place + 4)).readUInt32BE();
}
