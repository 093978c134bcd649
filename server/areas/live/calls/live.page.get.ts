/** A room as the person who asks may enter it (D96, M240). */
import { livePageGet } from '#schemas/api/live/live.page.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRoom } from '../present-room.ts';

export const livePageGetHandler = handle(livePageGet, async ({ input, shop, deps, viewer, locale }) => {
  const judged = await deps.live.judge({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (judged === undefined) return fail('not-found');
  const { entry } = judged;
  // Whose time to look is over is told so, with the room around it (M249).
  if (!entry.ok && !entry.isTrialOver) return fail(entry.code);
  return ok(await presentRoom(deps, judged, { viewer, locale }));
});
