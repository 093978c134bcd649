/** Says that somebody is in a room, and counts them once (D104). */
import { liveEnter } from '#schemas/api/live/live.enter.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { enter } from '../attend.ts';

export const liveEnterHandler = handle(liveEnter, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const admission = await deps.live.admissionOf({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (!admission.ok) return fail(admission.code);
  const { enteredAt, isFirst } = await enter(deps, admission.key, viewer.user.id);
  if (isFirst) deps.live.came(admission.key);
  const state = await deps.live.stateOf(admission.key);
  const view_count = (state?.view_count ?? 0) + (isFirst ? 1 : 0);
  return ok({ enter_time: secondsOf(enteredAt), view_count });
});
