/** Reads the shape and sizes of an uploaded picture from its address, so that a view needs no call (ADR-130). */

/** What old browsers and crawlers get. jpg and png are stills, webp and gif move. */
export const FALLBACKS = ['jpg', 'png', 'webp', 'gif'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** Formats browsers choose from, the smaller first. */
export type SourceFormat = 'avif' | 'webp';

export interface Media {
  /** SHA-256 of what was uploaded, in base64url. */
  id: string;
  /** Of the largest size made. */
  width: number;
  height: number;
  /** Smallest first; the last is `width`. */
  widths: readonly number[];
  fallback: Fallback;
}

/** Widths made of a picture; none larger than the picture itself. */
const STEPS = [320, 640, 960, 1280, 1920];
const MAX_WIDTH = 1920;
/** A step this close to the picture's own width saves too little to be made. */
const NEAR = 0.9;

const ADDRESS =
  /^\/media\/([\w-]{43})\/([1-9]\d{0,3})x([1-9]\d{0,4})((?:-[1-9]\d{1,3}){0,7})\.(jpg|png|webp|gif)(?:#at=\d+,\d+)?$/;

/** The widths to make of a picture this wide, smallest first. */
export function widthsFor(natural: number): number[] {
  const top = Math.min(natural, MAX_WIDTH);
  return [...STEPS.filter((step) => step <= top * NEAR), top];
}

/** File name of the address a merchant pastes: `1920x1080-320-640-960-1280.jpg`. */
export function mediaName({ width, height, widths, fallback }: Omit<Media, 'id'>): string {
  const smaller = widths.slice(0, -1).map((one) => `-${one}`);
  return `${width}x${height}${smaller.join('')}.${fallback}`;
}

export function mediaAddress(media: Media): string {
  return `/media/${media.id}/${mediaName(media)}`;
}

/** What an address says; undefined for any address that is not one of an uploaded picture. */
export function readMedia(url: string | undefined): Media | undefined {
  const match = url === undefined ? null : ADDRESS.exec(url);
  if (match === null) return undefined;
  const [, id = '', width, height, smaller = '', ending] = match;
  const fallback = FALLBACKS.find((one) => one === ending);
  if (fallback === undefined) return undefined;
  const top = Number(width);
  const widths = [...smaller.split('-').slice(1).map(Number), top];
  const rises = widths.every((one, index) => index === 0 || one > (widths[index - 1] ?? 0));
  return rises ? { id, width: top, height: Number(height), widths, fallback } : undefined;
}

export function formatsOf(fallback: Fallback): readonly SourceFormat[] {
  return fallback === 'jpg' || fallback === 'png' ? ['avif', 'webp'] : ['webp'];
}

export interface MediaSource {
  type: `image/${SourceFormat}`;
  srcSet: string;
}

/** Every size in each format, the smaller format first, as `<source>` takes them. */
export function sourcesOf({ id, widths, fallback }: Media): MediaSource[] {
  return formatsOf(fallback).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `/media/${id}/${width}.${format} ${width}w`).join(', '),
  }));
}
