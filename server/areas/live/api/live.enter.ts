/** Says that somebody is in a room, and counts them once (D104). */
import { liveEnter } from '#schemas/api/live/live.enter.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { enter } from '../attend.ts';

export const liveEnterHandler = handle(liveEnter, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  const { enteredAt, isFirst } = await enter(deps, opened.key, viewer.user.id);
  if (isFirst) deps.live.came(opened.key);
  const view_count = opened.live.state().view_count + (isFirst ? 1 : 0);
  return ok({ enter_time: secondsOf(enteredAt), view_count });
});
