/** Answers what of a good's comments is the learner's own (D88). */
import { commentMineGet } from '#schemas/api/comments/comment.mine.get.ts';
import { isBanned, isModerator } from '../may-write.ts';
import { presentOwnComment } from '../present-comments.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentMineGetHandler = handle(commentMineGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { comments } = deps.stores;
  const { appId, capabilities } = shop;
  const { id } = viewer.user;
  const [{ liked, written }, pending] = await Promise.all([
    comments.mine(appId, id, input.ids),
    comments.pendingOf(appId, id, input.resource_id),
  ]);
  return ok({
    liked,
    can_delete: isModerator(viewer, capabilities) ? input.ids : written,
    pending: pending.map((row) => presentOwnComment(row, locale)),
    is_banned: isBanned(viewer) ? 1 : 0,
  });
});
