/** Answers how long this person may look: told also once it is over (M249, D103). */
import { liveLookGet } from '#schemas/api/live/live.look.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { lookWindow } from '../rules/admission.ts';
import { presentLook } from '../rules/look.ts';

export const liveLookGetHandler = handle(liveLookGet, async ({ input, shop, deps, viewer }) => {
  const judged = await deps.live.judge({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (judged === undefined) return fail('not-found');
  const { room, member, access, isHost } = judged.found;
  const now = deps.clock.now();
  const isTheirs = access.can_study || isHost;
  return ok(presentLook(room.lookType, isTheirs ? undefined : lookWindow(room, member, now), now));
});
