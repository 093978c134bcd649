/** Silences somebody in a room, or sends them out (D102). */
import { liveMemberBan } from '#schemas/api/live/live.member.ban.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { ban } from '../moderate.ts';

export const liveMemberBanHandler = handle(liveMemberBan, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  return opened.role === 'viewer' ? fail('no-permission') : ban(deps, opened, input);
});
