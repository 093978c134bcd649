/** In what order rooms stand and what each says of itself (M236, M240). Pure. */
import type { GoodsCard } from '#schemas/content/goods-card.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';

export type RoomState = 'live' | 'upcoming' | 'soon' | 'replay';

type Room = Pick<GoodsCard, 'alive_state' | 'start_ts'>;

/** A room whose hour has come without the teacher is about to begin, whatever the clock says. */
export function roomState({ alive_state, start_ts }: Room, now: number): RoomState {
  if (alive_state === LIVE_STATE.live) return 'live';
  if (alive_state !== LIVE_STATE.notStarted) return 'replay';
  return now < start_ts ? 'upcoming' : 'soon';
}

const GROUPS: Readonly<Record<number, number>> = { [LIVE_STATE.live]: 0, [LIVE_STATE.notStarted]: 1 };
const groupOf = ({ alive_state }: Room) => GROUPS[alive_state] ?? 2;

/** On air, then the soonest to come, then the latest that is over; equals keep the merchant's order. */
export function inRoomOrder<One extends Room>(rooms: readonly One[]): One[] {
  return rooms.toSorted((one, other) => {
    const apart = groupOf(one) - groupOf(other);
    if (apart !== 0) return apart;
    return one.alive_state === LIVE_STATE.notStarted
      ? one.start_ts - other.start_ts
      : other.start_ts - one.start_ts;
  });
}
