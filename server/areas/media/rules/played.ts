/** What the area of goods says of a good's media: what is played of it, and how much of that is free. */
import type { MediaCaptions } from '#schemas/content/detail.ts';
import type { PlayedRow } from './media-links.ts';

/** How much is free to everybody: `whole`, the first seconds, or nothing. */
export type Preview = 'none' | 'whole' | { seconds: number };

/** What the door of protected media asks of a good. */
export interface PlayableGood {
  /** Of everything its row names: the piece itself and its captions. */
  addresses: readonly string[];
  /** What is fetched of it; undefined for a text. */
  row: (Omit<PlayedRow<MediaCaptions[number]>, 'kind'> & { kind: 'audio' | 'video' }) | undefined;
  /** The same film in fewer pixels. */
  sizes: readonly string[];
  preview: Preview;
}
