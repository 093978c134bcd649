/** What kind of media a file is, by its header and never by its name (requirement 45). */
import { identifyFormat } from '#server/kernel/files/formats/identify-format.ts';
import { FORMATS, type FileFormat } from '#server/kernel/files/formats/table.ts';
import { looksLikeCaptions } from '../captions/read-captions.ts';
import type { WholeMedia } from '../services/stored-media.ts';

export { HEADER_BYTES } from '#server/kernel/files/formats/identify-format.ts';

export interface MediaKind {
  medium: WholeMedia['medium'];
  ending: string;
  type: string;
  /** Of what is played. */
  format?: FileFormat;
}

const CAPTIONS: MediaKind = { medium: 'captions', ending: 'vtt', type: 'text/vtt; charset=utf-8' };
const DOCUMENTS: readonly FileFormat[] = [FORMATS.pdf, FORMATS.epub];

/** Undefined for what is neither played nor read here. */
export function sniffMedia(head: Uint8Array): MediaKind | undefined {
  if (looksLikeCaptions(head)) return CAPTIONS;
  const format = identifyFormat(head);
  if (format === undefined) return undefined;
  const { family, ending, type } = format;
  if (DOCUMENTS.includes(format)) return { medium: 'document', ending, type };
  return family === 'video' || family === 'audio' ? { medium: family, ending, type, format } : undefined;
}

/** What people call a file that is taken for no medium here; undefined for what nobody knows. */
export const nameOfOther = (head: Uint8Array): string | undefined => identifyFormat(head)?.name;
