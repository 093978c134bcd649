/** Kinds of files learners may upload (D93): by the ending of their path, what they must turn out to be, and how large. */
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { AUDIO_BYTES } from '../limits.ts';
import type { UploadKind } from '../store/upload-rows.ts';

export interface FileType {
  kind: UploadKind;
  /** What the content must turn out to be. */
  is: string;
  mediaType: string;
  maxBytes: number;
}

const image = (is: string, mediaType: string): FileType => ({
  kind: 'image',
  is,
  mediaType,
  maxBytes: IMAGE_BYTES_MAX,
});
const audio = (is: string, mediaType: string): FileType => ({
  kind: 'audio',
  is,
  mediaType,
  maxBytes: AUDIO_BYTES,
});

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['jpg', image('jpeg', 'image/jpeg')],
  ['jpeg', image('jpeg', 'image/jpeg')],
  ['png', image('png', 'image/png')],
  ['webp', image('webp', 'image/webp')],
  ['gif', image('gif', 'image/gif')],
  ['mp3', audio('mp3', 'audio/mpeg')],
  ['m4a', audio('m4a', 'audio/mp4')],
  ['webm', audio('webm', 'audio/webm')],
]);
const PATH = /^\/uploads\/(?:own-)?[a-f0-9]{32}\.([a-z0-9]{3,4})$/;
const OWN = '/uploads/own-';

/** Undefined for a kind of file nobody may upload. */
export function typeOfEnding(kind: UploadKind, ending: string): FileType | undefined {
  const type = TYPES.get(ending);
  return type?.kind === kind ? type : undefined;
}

/** Undefined for what is no path of ours, however it is written. */
export function typeOfPath(path: string): FileType | undefined {
  return TYPES.get(PATH.exec(path)?.[1] ?? '');
}

/** Of one person's own, such as what they hand in: no address serves it by its path, and it is no avatar or picture of a comment. */
export const isOwnPath = (path: string): boolean => path.startsWith(OWN);
