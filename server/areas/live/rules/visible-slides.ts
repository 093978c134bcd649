/** Which slides of a room somebody is given: pure (M241, M250, D103). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { LiveFacts } from '#server/areas/catalogue/area.ts';
import type { RoomRow } from '../store/log.store.ts';

interface Stage {
  room: Pick<RoomRow, 'slides' | 'page'>;
  facts: Pick<LiveFacts, 'aliveState'>;
  isOpen: boolean;
  /** A timed preview by somebody without a right of their own. */
  isTrial: boolean;
}

/**
 * All slides while the stage is open. A preview of a room on air has those up to the one being shown, since what the
 * teacher shows later belongs to who paid; a preview of a replay may seek, and has them all.
 */
export function visibleSlides({ room: { slides, page }, facts, isOpen, isTrial }: Stage) {
  if (!isOpen) return { imgs: [], current_preview_page: '' };
  const isAllGiven = !isTrial || facts.aliveState !== LIVE_STATE.live;
  const current = slides.findIndex(({ server_id: id }) => id === page);
  return { imgs: isAllGiven ? slides : slides.slice(0, current + 1), current_preview_page: page };
}
