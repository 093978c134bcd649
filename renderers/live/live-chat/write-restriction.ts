/** Why somebody may not write now; undefined where they may. Pure. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { LiveView } from '#features/live/index.ts';

export type WriteRestriction =
  | 'login'
  | 'replaying'
  | 'over'
  | 'banned'
  | 'mutedForGood'
  | 'mutedUntil'
  | 'forbidden';

/** @param now unix seconds */
export function findWriteRestriction(
  { isIn, isReplay, state, viewer }: LiveView,
  now: number,
): WriteRestriction | undefined {
  if (isReplay) return 'replaying';
  if (state.alive_state === LIVE_STATE.ended) return 'over';
  if (!isIn) return 'login';
  if (viewer.banned) return 'banned';
  if (viewer.muted_until === -1) return 'mutedForGood';
  if (viewer.muted_until > now) return 'mutedUntil';
  return state.forbid_talk && viewer.role === 'viewer' ? 'forbidden' : undefined;
}
