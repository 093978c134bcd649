/** Takes a message of a room back (D97, D102). */
import { liveMessageRecall } from '#schemas/api/live/live.message.recall.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { recall } from '../moderate.ts';

export const liveMessageRecallHandler = handle(liveMessageRecall, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  return opened.ok ? recall(deps, opened, viewer.user.id, input.message_id) : fail(opened.code);
});
