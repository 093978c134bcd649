/** Deletes the learner's own comment, or takes one down for a moderator (M225, D88, B48). */
import { commentDelete } from '#schemas/api/comments/comment.delete.ts';
import { isModerator } from '../may-write.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentDeleteHandler = handle(commentDelete, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { comments } = deps.stores;
  const { appId, capabilities } = shop;
  const { id } = input;
  const own = await comments.remove(appId, id, viewer.user.id);
  const resourceId = own ?? (isModerator(viewer, capabilities) ? await comments.hide(appId, id) : undefined);
  if (resourceId === undefined) return fail('not-found');
  await deps.bus.publish('purge', { appId, tags: [`comments:${resourceId}`] });
  return ok({ id });
});
