/** What the picture of a page plays or shows when it is pressed: the trial for all, or what is the person's own. Pure. */
import { safeMediaUrl } from '#schemas/address/safe-url.ts';
import type { Media, MediaCaptions, Trial } from '#schemas/content/detail.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';

export type Medium = 'video' | 'audio' | 'text';

export interface Playable {
  medium: Medium;
  /** Empty for a text. */
  url: string;
  captions: MediaCaptions;
  text: Media['text'] | undefined;
  isPreview: boolean;
}

const BY_TYPE: ReadonlyMap<number, Medium> = new Map([
  [RESOURCES.image_text.type, 'text'],
  [RESOURCES.audio.type, 'audio'],
  [RESOURCES.video.type, 'video'],
]);

/** What a good of this type is studied by on its own page; nothing for one that holds lessons. */
export function mediumOf(type: number): Medium | undefined {
  return BY_TYPE.get(type);
}

/** Not before somebody presses: the address is made for them, and ends. */
export interface Tried {
  medium: Medium;
  /** Where a press leads without script; empty where only the server can say. */
  href: string;
}

export function trialOf({ kind, url }: Trial): Tried | undefined {
  return kind === 'none' ? undefined : { medium: kind, href: safeMediaUrl(url) ?? '' };
}

/** What is asked for at a press: the lesson that is free, or the good itself. */
export function triedGoods({ goods_id, goods_type }: Piece, trial: Trial): Piece {
  return trial.lesson_id === ''
    ? { goods_id, goods_type }
    : { goods_id: trial.lesson_id, goods_type: trial.lesson_type };
}

interface Piece {
  goods_id: string;
  goods_type: number;
}

/** What the server gives this person; a live room is entered elsewhere. */
export function mediaOf(media: Media | undefined): Playable | undefined {
  if (media === undefined || media.kind === 'live') return undefined;
  const { text, is_preview: isPreview } = media;
  const medium = media.kind === 'hls' ? 'video' : media.kind;
  const captions = media.captions.filter(({ url }) => safeMediaUrl(url) !== undefined);
  return { medium, url: safeMediaUrl(media.url) ?? '', captions, text, isPreview };
}
