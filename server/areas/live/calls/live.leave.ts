/** Keeps how long somebody watched (M251, D104); who it was the session says. */
import { liveLeave } from '#schemas/api/live/live.leave.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { leave } from '../attend.ts';

export const liveLeaveHandler = handle(liveLeave, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  const told = { viewTime: input.view_time, enterTime: input.enter_time };
  return ok({ credited: await leave(deps, opened, viewer.user.id, told) });
});
