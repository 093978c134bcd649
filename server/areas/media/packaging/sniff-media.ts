/** What a file is, by its first bytes and never by its name (requirement 45). */
import type { WholeMedia } from '../stored-media.ts';

export const HEAD_BYTES = 64;

export interface MediaKind {
  medium: WholeMedia['medium'];
  ending: string;
  type: string;
  /** Can be cut into segments as it is, where its codecs allow. */
  isSegmentable: boolean;
}

const kind = (
  medium: MediaKind['medium'],
  ending: string,
  type: string,
  isSegmentable = false,
): MediaKind => ({
  medium,
  ending,
  type,
  isSegmentable,
});

const PDF = kind('document', 'pdf', 'application/pdf');
const EPUB = kind('document', 'epub', 'application/epub+zip');
const CAPTIONS = kind('captions', 'vtt', 'text/vtt; charset=utf-8');
/** Not every browser plays it out of segments. */
const MP3 = kind('audio', 'mp3', 'audio/mpeg');
const M4A = kind('audio', 'm4a', 'audio/mp4', true);
const MP4 = kind('video', 'mp4', 'video/mp4', true);
const WEBM = kind('video', 'webm', 'video/webm');

/** Undefined for what is neither played nor read here. */
export function sniffMedia(head: Buffer): MediaKind | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('%PDF-')) return PDF;
  if (text.startsWith('PK\u0003\u0004') && text.includes('mimetypeapplication/epub+zip')) return EPUB;
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:\s|$)/.test(text)) return CAPTIONS;
  if (text.slice(4, 8) === 'ftyp') return /^M4[AB] /.test(text.slice(8, 12)) ? M4A : MP4;
  if (text.startsWith('\u001aE\u00df\u00a3')) return WEBM;
  if (text.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2)) return MP3;
  return undefined;
}
