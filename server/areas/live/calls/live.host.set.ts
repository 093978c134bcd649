/** Begins or ends a room. */
import { liveHostSet } from '#schemas/api/live/live.host.set.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { hostingIn } from '../activities/in-room.ts';
import { beginRoom, endRoom } from '../activities/host.ts';

export const liveHostSetHandler = handle(liveHostSet, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  const { alive_state: state, is_lookback: isLookback = true, lookback_days: days = 0 } = input;
  const { key } = hosting;
  const version = await (state === 'live' ? beginRoom(deps, key) : endRoom(deps, key, { isLookback, days }));
  if (version === undefined) return fail('state-conflict');
  // What this node remembers may be older than what was just written.
  const now = (await deps.live.roomAt(key, { version }))?.state();
  return ok({
    alive_state: now?.alive_state ?? LIVE_STATE.none,
    start_ts: now?.start_ts ?? 0,
    end_ts: now?.end_ts ?? 0,
  });
});
