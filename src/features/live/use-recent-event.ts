/** What has just happened at the moment shown: now, or in a recording that is seen again. */
import type { EventKind, LiveEvent } from '#schemas/live/event.ts';
import { useMoment, useRoomEvents } from './use-room.ts';

/**
 * The last of these events, for so long after its moment.
 *
 * @param kinds one value as long as it names the same
 */
export function useRecentEvent(
  aliveId: string,
  kinds: ReadonlySet<EventKind>,
  forMs: number,
): LiveEvent | undefined {
  const events = useRoomEvents(aliveId, kinds);
  const moment = useMoment(aliveId);
  const last = events.findLast((event) => event.offset_ms <= moment);
  return last !== undefined && moment - last.offset_ms < forMs ? last : undefined;
}
