/** Writes a comment of the learner of the session (M225, D88); pages that show comments of the good are made anew. */
import { commentAdd } from '#schemas/api/comment/comment.add.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { mayWrite, presentOwnComment, type WriteRefusal } from '../present-comments.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

function answerRefusal(refusal: WriteRefusal) {
  if (refusal.code !== 'rate-limited') return fail(refusal.code);
  return fail('rate-limited', { retry_at: secondsUpTo(refusal.resetAt) });
}

export const commentAddHandler = handle(commentAdd, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const content = tidy(input.content, true);
  if (content === '') return fail('bad-parameters', { fields: [{ field: '/content', rule: 'minLength' }] });
  const verdict = await mayWrite(deps, shop, viewer, input.resource_id);
  if (!verdict.ok) return answerRefusal(verdict.refusal);
  const { id: resourceId, type: resourceType } = verdict.goods;
  const { id: userId, nickname, avatar } = viewer.user;
  const row = await deps.stores.comments.add(shop.appId, {
    resourceId,
    resourceType,
    parentId: input.parent_id ?? null,
    userId,
    nickname,
    avatar,
    content,
    state: shop.capabilities.commentsReviewed ? 'pending' : 'shown',
  });
  if (row === undefined) return fail('not-found');
  if (row.state === 'shown')
    await deps.bus.publish('purge', { appId: shop.appId, tags: [`comments:${resourceId}`] });
  return ok(presentOwnComment(row, locale));
});
