/** What is played or read of a good that is one piece, by its type. */
import { RESOURCES } from '../content/resource-type.ts';

export type MediaKind = 'text' | 'audio' | 'video';

const KINDS: ReadonlyMap<number, MediaKind> = new Map([
  [RESOURCES.image_text.type, 'text'],
  [RESOURCES.audio.type, 'audio'],
  [RESOURCES.video.type, 'video'],
  [RESOURCES.alive.type, 'video'],
]);

/** Undefined for what holds lessons, or is no content of its own. */
export function mediaKindOf(type: number): MediaKind | undefined {
  return KINDS.get(type);
}
