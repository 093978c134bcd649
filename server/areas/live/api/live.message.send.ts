/** Writes a message into a room (D97). */
import { liveMessageSend } from '#schemas/api/live/live.message.send.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { say } from '../say.ts';

/** Pictures of this shop's own are shown, by who hosts it. */
const OWN_PICTURE = /^\/uploads\/[\w./-]+$/;

export const liveMessageSendHandler = handle(liveMessageSend, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (input.kind === 'image') {
    if (opened.role === 'viewer') return fail('no-permission');
    if (!OWN_PICTURE.test(input.content))
      return fail('bad-parameters', { fields: [{ field: '/content', rule: 'picture' }] });
  }
  return say(deps, opened, viewer, input);
});
