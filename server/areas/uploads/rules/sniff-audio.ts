/** Which recordings learners may send, by what they are (D93, requirement 45). */
import { HEADER_BYTES, identifyFormat } from '#server/kernel/files/formats/identify-format.ts';
import { FORMATS, type FileFormat } from '#server/kernel/files/formats/table.ts';

export type AudioKind = 'mp3' | 'm4a' | 'webm';

/** As many first bytes as it takes to tell. */
export const AUDIO_HEAD_BYTES = HEADER_BYTES;

/** Phones write their recordings as films without a picture. */
const TAKEN: ReadonlyMap<FileFormat, AudioKind> = new Map([
  [FORMATS.mp3, 'mp3'],
  [FORMATS.m4a, 'm4a'],
  [FORMATS.mp4, 'm4a'],
  [FORMATS.webm, 'webm'],
]);

export function sniffAudio(head: Uint8Array): AudioKind | undefined {
  const format = identifyFormat(head);
  return format === undefined ? undefined : TAKEN.get(format);
}
