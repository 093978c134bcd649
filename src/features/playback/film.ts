/** What plays of a lesson. */
import type { Marquee } from '#schemas/shop/marquee.ts';
import type { MediaCaptions } from '#schemas/content/detail.ts';

export interface Film {
  medium: 'video' | 'audio';
  url: string;
  captions: MediaCaptions;
  /** Its parts and where each begins; none for most. */
  chapters: MediaCaptions;
  /** Stands over it while it plays (D105). */
  marquee: Marquee | undefined;
  /** Of all of it; 0 where nobody knows. */
  seconds: number;
}
