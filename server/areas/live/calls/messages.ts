/** Answers the calls of messages. */
import {
  liveMessageGet,
  liveMessageSend,
  liveMessageHeld,
  liveMessageMark,
  liveMessageRecall,
} from '#schemas/api/live/messages.ts';
import { JOIN_EVENTS } from '#schemas/live/event.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { LISTED_MAX } from '../limits.ts';
import { decide, mark, recall } from '../services/moderate.ts';

/** The end of a room's log, from memory, for who has no socket (D97). */
export const liveMessageGetHandler = handle(liveMessageGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  if (!admission.ok) return fail(admission.code);
  const room = await deps.live.roomAt(key, { offset: input.since });
  if (room === undefined) return fail('not-found');
  const { list, isRecovered } = room.missedBy({ epoch: input.epoch, offset: input.since }, JOIN_EVENTS);
  return ok({
    list,
    epoch: room.read().row.epoch,
    offset: room.lastKnownOffset(),
    recovered: isRecovered,
    server_time: deps.clock.now(),
  });
});

/** Pictures of this shop's own are shown, by who hosts it. */
const OWN_PICTURE = /^\/uploads\/[\w./-]+$/;

/** Writes a message into a room (D97). */
export const liveMessageSendHandler = handle(liveMessageSend, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const admission = await deps.live.admissionOf({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (!admission.ok) return fail(admission.code);
  if (input.kind === 'image') {
    if (admission.role === 'viewer') return fail('no-permission');
    if (!OWN_PICTURE.test(input.content))
      return fail('bad-parameters', { fields: [{ field: '/content', rule: 'picture' }] });
  }
  return deps.live.say({ admission, viewer, input });
});

/** Tells who wrote a message what became of it, and nobody else (D102, ADR-430). */
export const liveMessageHeldHandler = handle(liveMessageHeld, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  if (!admission.ok) return fail(admission.code);
  const rows = await deps.stores.liveWaiting.writtenBy(key, viewer.user.id, LISTED_MAX);
  const refs = (of: 'waiting' | 'refused') =>
    rows.flatMap(({ ref, standing }) => (standing === of && ref !== '' ? [ref] : []));
  return ok({ waiting: refs('waiting'), refused: refs('refused') });
});

/** Puts a message above the stage or the chat, or lets one through that waits (D96, D102). */
export const liveMessageMarkHandler = handle(liveMessageMark, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  if (visit.role === 'viewer') return fail('no-permission');
  const { message_id: id, as } = input;
  return as === 'approve' || as === 'refuse' ? decide(deps, visit, id, as) : mark(deps, visit, id, as);
});

/** Takes a message of a room back (D97, D102). */
export const liveMessageRecallHandler = handle(liveMessageRecall, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  return visit.ok ? recall(deps, visit, viewer.user.id, input.message_id) : fail(visit.code);
});
