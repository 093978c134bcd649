/** What a push that comes or goes changes: its state, and past the start of a room its beginning (ADR-487). */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { RoomKey } from '../store/log.store.ts';
import { beginRoom } from './hosting.ts';

type World = Pick<Deps, 'stores' | 'clock' | 'queue' | 'live' | 'catalogue' | 'bus'>;

/** Before its start a push is the host's preview alone; from then on nobody waits for a button. */
export async function hearPush(world: World, key: RoomKey, pushState: number): Promise<void> {
  await world.live.change(key, { pushState });
  if (pushState !== PUSH_STATE.pushing) return;
  const state = await world.live.stateOf(key);
  const isDue = state !== undefined && state.start_ts > 0 && state.start_ts <= secondsOf(world.clock.now());
  if (isDue && state.alive_state === LIVE_STATE.notStarted) await beginRoom(world, key);
}
