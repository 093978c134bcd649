/** Uploads of learners, as their store answers them. */

export type UploadKind = 'audio' | 'image';

export interface UploadRow {
  /** Made by the server, e.g. `/uploads/8f….jpg`. */
  path: string;
  userId: string;
  kind: UploadKind;
  /** What it is served as. */
  mediaType: string;
  bytes: number;
  /** SHA-256 of what was sent, in hexadecimal. */
  sha256: string;
}
