/** What the picture of a page plays or shows when it is pressed: the trial for all, or what is the person's own. Pure. */
import { safeMediaUrl } from '#schemas/address/safe-url.ts';
import type { Media, Trial } from '#schemas/content/detail.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';

export type Medium = 'video' | 'audio' | 'text';

export interface Playable {
  medium: Medium;
  /** Empty where only the server can say. */
  url: string;
  captions: Trial['captions'];
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

type Captions = Trial['captions'];

function fetchable(captions: Captions): Captions {
  return captions.filter(({ url }) => safeMediaUrl(url) !== undefined);
}

/** A trial whose file is open to all plays without asking, and without script. */
export function trialOf({ kind, url, captions }: Trial): Playable | undefined {
  if (kind === 'none') return undefined;
  return {
    medium: kind,
    url: safeMediaUrl(url) ?? '',
    captions: fetchable(captions),
    text: undefined,
    isPreview: true,
  };
}

/** What the server gives this person; a live room is entered elsewhere. */
export function mediaOf(media: Media | undefined): Playable | undefined {
  if (media === undefined || media.kind === 'live') return undefined;
  const { captions, text, is_preview: isPreview } = media;
  const medium = media.kind === 'hls' ? 'video' : media.kind;
  return { medium, url: safeMediaUrl(media.url) ?? '', captions: fetchable(captions), text, isPreview };
}
