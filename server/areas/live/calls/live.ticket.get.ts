/** Makes a ticket that opens one socket, for the session that asks (D97). */
import { liveTicketGet } from '#schemas/api/live/live.ticket.get.ts';
import { LIVE_SOCKET_PATH } from '#schemas/live/frame.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { maySocket } from '../open-room.ts';

export const liveTicketGetHandler = handle(liveTicketGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const admission = await deps.live.admissionOf({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (!admission.ok) return fail(admission.code);
  const { user, session } = viewer;
  if (!(await maySocket(deps, admission, viewer))) return fail('comment-banned');
  const owner = { ...admission.key, userId: user.id, sessionPublicId: session.publicId };
  const { ticket, expiresAt } = await deps.stores.liveTickets.make(owner);
  return ok({ ticket, path: LIVE_SOCKET_PATH, expire_ts: secondsOf(expiresAt) });
});
