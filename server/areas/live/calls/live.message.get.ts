/** The end of a room's log, from memory, for who has no socket (D97). */
import { liveMessageGet } from '#schemas/api/live/live.message.get.ts';
import { JOIN_EVENTS } from '#schemas/live/event.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveMessageGetHandler = handle(liveMessageGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  if (!admission.ok) return fail(admission.code);
  const room = await deps.live.roomAt(key, { offset: input.since });
  if (room === undefined) return fail('not-found');
  const { list, recovered } = room.missedBy({ epoch: input.epoch, offset: input.since }, JOIN_EVENTS);
  return ok({
    list,
    epoch: room.read().row.epoch,
    offset: room.lastKnownOffset(),
    recovered,
    server_time: deps.clock.now(),
  });
});
