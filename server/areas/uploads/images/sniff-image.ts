/** What a file really is, by its first bytes: neither its name nor what its sender calls it is believed (requirement 45). */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, mark: string, at = 0): boolean =>
  bytes.length >= at + mark.length &&
  [...mark].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const AVIF_BRANDS = ['avif', 'avis'];

export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftyp', 4) && AVIF_BRANDS.some((brand) => startsWith(bytes, brand, 8))) return 'avif';
  return undefined;
}

const HEAD_BYTES = 4096;

/** True for what is, or pretends to be, an SVG: a document that may carry scripts. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD_BYTES));
  return /<(?:\w+:)?svg[\s>]/i.test(head);
}
