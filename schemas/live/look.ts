/** How long somebody may look at a live room that is not theirs (M249, D103). */
import type { Static } from 'typebox';
import { LOOK_TYPE, type LookSchema } from './room.ts';

export type Look = Static<typeof LookSchema>;

/** Milliseconds of it that are left by the server's clock; undefined where nothing limits it. Before a window begins nothing is left. */
export function lookLeftMs(
  look: Pick<Look, 'expire_type' | 'start' | 'expire'>,
  nowMs: number,
): number | undefined {
  if (look.expire_type === LOOK_TYPE.none) return undefined;
  if (nowMs < look.start * 1000) return 0;
  return Math.max(0, look.expire * 1000 - nowMs);
}
