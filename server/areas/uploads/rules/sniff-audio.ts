/** What a recording really is, by its first bytes (D93, requirement 45). */
export type AudioKind = 'mp3' | 'm4a' | 'webm';

/** As many first bytes as it takes to tell. */
export const AUDIO_HEAD_BYTES = 64;

const M4A_BRANDS = ['M4A ', 'M4B ', 'mp42', 'mp41', 'isom', 'iso2', 'iso5', 'iso6', 'dash'];
const EBML = '1a45dfa3';

export function sniffAudio(head: Uint8Array): AudioKind | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const text = bytes.toString('latin1');
  if (text.startsWith('ID3')) return 'mp3';
  // A frame of MPEG audio, layer III: eleven bits set, then version and layer.
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2) return 'mp3';
  if (text.startsWith('ftyp', 4) && M4A_BRANDS.includes(text.slice(8, 12))) return 'm4a';
  if (bytes.subarray(0, 4).toString('hex') === EBML && text.includes('webm')) return 'webm';
  return undefined;
}
