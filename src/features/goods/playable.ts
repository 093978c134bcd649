/** What the server gives somebody of a lesson, as pages play and show it. Pure. */
import { safeMediaUrl } from '#schemas/address/safe-url.ts';
import type { Media, MediaCaptions } from '#schemas/content/detail.ts';

export type Medium = 'video' | 'audio' | 'text' | 'document';

export interface Playable {
  medium: Medium;
  /** Empty for a text. */
  url: string;
  captions: MediaCaptions;
  /** Its parts, as captions are told. */
  chapters: MediaCaptions;
  text: Media['text'] | undefined;
  isPreview: boolean;
}

/** What the server gives this person; a live room is entered elsewhere. */
export function mediaOf(media: Media | undefined): Playable | undefined {
  if (media === undefined || media.kind === 'live') return undefined;
  if (media.kind === 'preparing' || media.kind === 'unprepared') return undefined;
  const { text, is_preview: isPreview } = media;
  const medium = media.kind === 'hls' ? 'video' : media.kind;
  const [captions, chapters] = [media.captions, media.chapters].map((all) =>
    all.filter(({ url }) => safeMediaUrl(url) !== undefined),
  );
  return {
    medium,
    url: safeMediaUrl(media.url) ?? '',
    captions: captions ?? [],
    chapters: chapters ?? [],
    text,
    isPreview,
  };
}
