/** Answers what a player may ask for before the room begins (D105). */
import { livePreheatGet } from '#schemas/api/live/live.preheat.get.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn } from '../acts/in-room.ts';

export const livePreheatGetHandler = handle(livePreheatGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const state = await deps.live.stateOf(visiting.key);
  return ok({ enabled: state?.alive_state === LIVE_STATE.notStarted, urls: [] });
});
