/** What the picture of a page plays or shows when it is pressed: the trial for all, or what is the person's own. Pure. */
import { safeMediaUrl } from '#schemas/address/safe-url.ts';
import type { Trial } from '#schemas/content/detail.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Medium } from '#features/goods/index.ts';

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
export interface TrialMedium {
  medium: Medium;
  /** Where a press leads without script; empty where only the server can say. */
  href: string;
}

export function trialOf({ kind, url }: Trial): TrialMedium | undefined {
  return kind === 'none' ? undefined : { medium: kind, href: safeMediaUrl(url) ?? '' };
}

/** What is asked for at a press: the lesson that is free, or the good itself. */
export function triedGoods({ goods_id, goods_type }: Piece, trial: Trial): Piece {
  return trial.lesson_id === ''
    ? { goods_id, goods_type }
    : { goods_id: trial.lesson_id, goods_type: trial.lesson_type };
}

export interface Piece {
  goods_id: string;
  goods_type: number;
}
