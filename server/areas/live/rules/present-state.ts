/** What is true of a room now, as it is told (M240, D98). */
import type { LiveEvent } from '#schemas/live/event.ts';
import type { RoomState } from '#schemas/live/state.ts';
import { secondsOf } from '#schemas/time.ts';
import { activityState } from '../activities/activities.gen.ts';
import type { RoomRead } from '../store/rooms.store.ts';

/** Messages that stand above the stage and above the chat. */
export interface ProminentMessages {
  wall: LiveEvent | null;
  pin: LiveEvent | null;
}

export function presentState({ row, facts }: RoomRead, { wall, pin }: ProminentMessages): RoomState {
  return {
    v: row.version,
    epoch: row.epoch,
    offset: row.lastOffset,
    alive_state: facts.aliveState,
    push_state: row.pushState,
    start_ts: row.startedAt === null ? facts.startTs : secondsOf(row.startedAt),
    end_ts: secondsOf(row.endedAt ?? 0),
    is_lookback: facts.isLookback,
    lookback_end_ts: facts.lookbackEndTs,
    page: row.page,
    forbid_talk: row.forbidTalk,
    fast_alive_switch: row.isFast,
    slow_seconds: row.slowSeconds,
    view_count: row.viewCount,
    ...activityState(row),
    wall: wall?.is_recalled === true ? null : wall,
    pinned: pin?.is_recalled === true ? null : pin,
  };
}
