/** How much of a good's media somebody may have: all of it, its first seconds, or nothing; and which files that are. */
import { TRIAL_SLACK_SECONDS } from '../limits.ts';
import type { SegmentedMedia, StoredFile, StoredMedia } from '../services/stored-media.ts';

export type Extent = 'whole' | { seconds: number };

/** Files a segmented piece is had in besides its segments. */
export const MASTER = 'index.m3u8';
export const PLAYLIST = 'media.m3u8';
export const KEY = 'key';
export const INIT = 'init.mp4';

export const segmentName = (index: number): string => `${String(index + 1)}.m4s`;
const SEGMENT = /^([1-9]\d{0,5})\.m4s$/;

/** The segments within an extent, from the first on; none where the first is longer than the trial. */
export function segmentsWithin({ segments }: SegmentedMedia, extent: Extent): SegmentedMedia['segments'] {
  if (extent === 'whole') return segments;
  let end = 0;
  const past = segments.findIndex(({ seconds }) => {
    end += seconds;
    return end > extent.seconds + TRIAL_SLACK_SECONDS;
  });
  return past === -1 ? segments : segments.slice(0, past);
}

/** The file a player opens first; undefined where nothing can be given of it: of what is whole, captions alone are cut. */
export function firstFile(media: StoredMedia, extent: Extent): string | undefined {
  if (media.form === 'whole')
    return extent === 'whole' || media.medium === 'captions' ? media.name : undefined;
  return segmentsWithin(media, extent).length === 0 ? undefined : MASTER;
}

/** The stored bytes a name stands for within an extent; undefined for whatever is not among them. */
export function fileWithin(media: StoredMedia, name: string, extent: Extent): StoredFile | undefined {
  if (media.form === 'whole') return extent === 'whole' && name === media.name ? media.file : undefined;
  const segments = segmentsWithin(media, extent);
  if (segments.length === 0) return undefined;
  if (name === INIT) return media.init;
  const [, number] = SEGMENT.exec(name) ?? [];
  return number === undefined ? undefined : segments[Number(number) - 1];
}
