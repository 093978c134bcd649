/** Uploaded pictures: rows of their store, why one is refused, and what makes their sizes. */
import type { Media } from '#schemas/content/pictures.ts';
import type { ImageKind, NamedPicture } from '../images/sniff-image.ts';

/** A picture a merchant uploaded; its sizes lie in the file store (ADR-130). */
export interface ImageRow extends Media {
  /** What the merchant called the file; said back to nobody else. */
  name: string;
  /** Size of what was uploaded. */
  bytes: number;
}

/** Why an uploaded file is not taken. */
const IMAGE_REFUSALS = [
  'empty',
  'too-heavy',
  'no-picture',
  'too-many-pixels',
  'broken',
  'busy',
  'quota',
] as const;

export type ImageRefusal = (typeof IMAGE_REFUSALS)[number] | NamedPicture;

export type Pictures =
  | { ok: true; media: Omit<Media, 'id'>; files: readonly { name: string; bytes: Uint8Array }[] }
  | { ok: false; reason: ImageRefusal };

/** Whom a picture is made for, and how much of it. */
export interface Maker {
  /** Takes turns with all others. */
  owner: string;
  /** So many at the most, all frames together. */
  pixels: number;
  /** Before the work: counts the picture's pixels; false where there are none left today. */
  spend(pixels: number): Promise<boolean>;
}

/** Makes every size of a picture, away from the thread that serves pages. */
export interface PictureMaker {
  make(bytes: Uint8Array, kind: ImageKind, maker: Maker): Promise<Pictures>;
}
