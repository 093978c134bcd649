/** Changes what may be done in a room (M243, D102). */
import { liveSwitchSet } from '#schemas/api/live/live.switch.set.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { plainOf } from '../rules/message.ts';

export const liveSwitchSetHandler = handle(liveSwitchSet, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (opened.role === 'viewer') return fail('no-permission');
  const words = input.filter_words?.map((word) => word.trim()).filter((word) => plainOf(word) !== '');
  const room = await deps.live.change(opened.key, (now) => ({
    forbidTalk: input.forbid_talk ?? now.forbidTalk,
    slowSeconds: input.slow_seconds ?? now.slowSeconds,
    isPreApproved: input.is_pre_approved ?? now.isPreApproved,
    allowsLinks: input.allows_links ?? now.allowsLinks,
    canRecord: input.can_record ?? now.canRecord,
    filterWords: words === undefined ? now.filterWords : [...new Set(words)],
  }));
  if (room === undefined) return fail('not-found');
  return ok({
    forbid_talk: room.forbidTalk,
    slow_seconds: room.slowSeconds,
    is_pre_approved: room.isPreApproved,
    allows_links: room.allowsLinks,
    can_record: room.canRecord,
    filter_words: room.filterWords,
  });
});
