/** Answers the calls of members. */
import { liveMemberList, liveMemberBan } from '#schemas/api/live/members.ts';
import { fail, handle } from '#server/kernel/http/define-handler.ts';
import { listMembers } from '../services/list-members.ts';
import { ban } from '../services/moderate.ts';

/** Who was silenced or sent out, what waits, and what one person wrote, for who hosts the room (M250, D102). */
export const liveMemberListHandler = handle(liveMemberList, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  return visit.role === 'viewer' ? fail('no-permission') : listMembers(deps, visit, input.user_id);
});

/** Silences somebody in a room, or sends them out (D102). */
export const liveMemberBanHandler = handle(liveMemberBan, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  return visit.role === 'viewer' ? fail('no-permission') : ban(deps, visit, input);
});
