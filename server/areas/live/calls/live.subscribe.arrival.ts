/** Keeps that somebody wants to be told (M250). */
import { liveSubscribeArrival } from '#schemas/api/live/live.subscribe.arrival.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';
import { subscribe, unsubscribe } from '../activities/arrivals.ts';

export const liveSubscribeArrivalHandler = handle(liveSubscribeArrival, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const state = await deps.live.stateOf(key);
  if (input.on && state?.alive_state !== LIVE_STATE.notStarted) return fail('state-conflict');
  const { locale, request } = context;
  if (input.on) await subscribe(deps, { ...key, userId, locale, origin: request.origin });
  else await unsubscribe(deps, key, userId);
  return ok({ is_subscribed: input.on });
});
