/** What people may send as a picture, by its type, and the end of its file's name. */
import type { Fallback } from './pictures.ts';

export const PICTURE_TYPES: ReadonlyMap<string, Fallback> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);
