/** Tells who wrote a message what became of it, and nobody else (D102, decision 430). */
import { liveMessageHeld } from '#schemas/api/live/live.message.held.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { LISTED_MAX } from '../limits.ts';

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
