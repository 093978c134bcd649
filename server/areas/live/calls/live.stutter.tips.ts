/** Answers when a player offers help, and which (D105). */
import { liveStutterTips } from '#schemas/api/live/live.stutter.tips.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { STUTTER } from '../activities/limits.ts';

export const liveStutterTipsHandler = handle(liveStutterTips, async ({ input, shop, deps }) => {
  if ((await deps.catalogue.byId(shop.appId, input.alive_id)) === undefined) return fail('not-found');
  return ok({ ...STUTTER, actions: ['quality', 'refresh', 'feedback'] });
});
