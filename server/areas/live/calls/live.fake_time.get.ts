/** Answers the start a recording is shown with (D105). */
import { liveFakeTimeGet } from '#schemas/api/live/live.fake_time.get.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../activities/in-room.ts';

export const liveFakeTimeGetHandler = handle(liveFakeTimeGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { room, key } = visiting;
  const state = await deps.live.stateOf(key);
  const isRecorded = room.aliveType === ALIVE_TYPE.recorded;
  return ok({ fake_start_ts: isRecorded ? (state?.start_ts ?? 0) : 0, server_time: deps.clock.now() });
});
