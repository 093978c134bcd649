/** What somebody who may be in a room sees of it now: what is on air, the replay, or nothing. Pure. */
import type { RoomRole } from '#schemas/live/event.ts';
import { liveLabelAt } from '#schemas/content/display-state.ts';
import { secondsOf } from '#schemas/time.ts';
import type { SaleState } from '#server/areas/access/area.ts';

/** Of who was let in; a part of what the room's own door answers. */
export interface Watching {
  role: RoomRole;
  facts: { aliveState: number; startTs: number; isLookback: boolean; lookbackEndTs: number };
  /** Unix milliseconds; null while it has not. */
  room: { startedAt: number | null; endedAt: number | null };
  saleState: SaleState;
}

export type WatchMode = 'live' | 'replay' | 'none';

/** The host sees what is pushed before the room is on air. */
export function shownTo({ role, facts }: Pick<Watching, 'role' | 'facts'>, now: number): WatchMode {
  const { aliveState, isLookback, lookbackEndTs } = facts;
  const label = liveLabelAt(
    {
      alive_state: aliveState,
      start_ts: facts.startTs,
      is_lookback: isLookback,
      lookback_end_ts: lookbackEndTs,
    },
    secondsOf(now),
  );
  if (label === 'live' || (label === 'upcoming' && role === 'host')) return 'live';
  return label === 'replay' ? 'replay' : 'none';
}
