/** What stands between somebody who is let in and the stage: pure (M236, D91, D103). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Room } from '#schemas/live/room.ts';
import type { LiveFacts } from '#server/areas/catalogue/area.ts';

/** @param now unix seconds */
export function doorOf(
  facts: Pick<LiveFacts, 'aliveState' | 'isLookback' | 'lookbackEndTs'>,
  { isTrialOver, isFormDue, now }: { isTrialOver: boolean; isFormDue: boolean; now: number },
): Room['door'] {
  if (isTrialOver) return 'look';
  if (isFormDue) return 'form';
  if (facts.aliveState === LIVE_STATE.notStarted) return 'soon';
  if (facts.aliveState === LIVE_STATE.live) return 'open';
  if (!facts.isLookback) return 'ended';
  return facts.lookbackEndTs !== 0 && now >= facts.lookbackEndTs ? 'expired' : 'open';
}
