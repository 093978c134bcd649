/** The text of a file people made elsewhere: UTF-8, UTF-16 and GB18030, told apart by their bytes. */

function read(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-16 by its mark, or by the zeros ASCII characters have in it. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === undefined || second === undefined) return undefined;
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}

/** Without the mark of its encoding; undefined for bytes that are text in none of the three. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide = utf16Of(bytes);
  return wide === undefined ? (read(bytes, 'utf-8') ?? read(bytes, 'gb18030')) : read(bytes, wide);
}
