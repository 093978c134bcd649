/** Writes a message into a room (D97). */
import { liveMessageSend } from '#schemas/api/live/live.message.send.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';

/** Pictures of this shop's own are shown, by who hosts it. */
const OWN_PICTURE = /^\/uploads\/[\w./-]+$/;

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
