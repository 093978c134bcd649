/** What plays of a lesson. */
import type { MediaCaptions } from '#schemas/content/detail.ts';

export interface Film {
  medium: 'video' | 'audio';
  url: string;
  captions: MediaCaptions;
  /** Of all of it; 0 where nobody knows. */
  seconds: number;
}
