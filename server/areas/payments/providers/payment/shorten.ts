/** Texts as short as a company takes them. */

/** The beginning of a text that takes no more than so many bytes, whole letters alone. */
export function shorten(text: string, maxBytes: number): string {
  let result = '';
  for (const letter of text) {
    if (Buffer.byteLength(result + letter) > maxBytes) break;
    result += letter;
  }
  return result;
}
