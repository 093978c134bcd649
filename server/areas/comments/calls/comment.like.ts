/** Sets the learner's like of a comment (M225, D88). Kept pages tell of it when they are next made anew (decision 194). */
import { commentLike } from '#schemas/api/comments/comment.like.ts';
import { mayRead } from '../may-write.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentLikeHandler = handle(commentLike, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const said = await deps.stores.comments.byId(shop.appId, input.id);
  if (said === undefined || !(await mayRead(deps, shop, viewer, said))) return fail('not-found');
  const liked = input.on === 1;
  const found = await deps.stores.comments.like(shop.appId, input.id, viewer.user.id, liked);
  return found === undefined ? fail('not-found') : ok({ id: input.id, liked, like_count: found.likeCount });
});
