/** Puts a message above the stage or the chat, or lets one through that waits (D96, D102). */
import { liveMessageMark } from '#schemas/api/live/live.message.mark.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { decide, mark } from '../moderate.ts';

export const liveMessageMarkHandler = handle(liveMessageMark, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (opened.role === 'viewer') return fail('no-permission');
  const { message_id: id, as } = input;
  return as === 'approve' || as === 'refuse' ? decide(deps, opened, id, as) : mark(deps, opened, id, as);
});
