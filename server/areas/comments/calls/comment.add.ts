/** Writes what the learner of the session says (M225, D88, D89); pages that show comments of the good are made anew. */
import { commentAdd } from '#schemas/api/comments/comment.add.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { secondsUpTo } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import { isModerator, mayWrite, type WriteRefusal } from '../may-write.ts';
import { presentOwnComment } from '../present-comments.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

function answerRefusal(refusal: WriteRefusal) {
  if (refusal.code !== 'rate-limited') return fail(refusal.code);
  return fail('rate-limited', { retry_at: secondsUpTo(refusal.resetAt) });
}

/** Addresses of pictures this person uploaded; undefined where one of them is not theirs, or no picture. */
async function ownPictures(
  { uploads }: Pick<Deps, 'uploads'>,
  { appId, userId }: { appId: string; userId: string },
  paths: readonly string[],
): Promise<string[] | undefined> {
  const found = await Promise.all([...new Set(paths)].map((path) => uploads.picture(appId, userId, path)));
  const known = found.filter((address) => address !== undefined);
  return known.length === found.length ? known : undefined;
}

export const commentAddHandler = handle(commentAdd, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const content = tidy(input.content, true);
  if (content === '') return fail('bad-parameters', { fields: [{ field: '/content', rule: 'minLength' }] });
  const { resource_id: goodsId, parent_id: parentId, kind } = input;
  const verdict = await mayWrite(deps, shop, viewer, { goodsId, isPost: kind !== undefined, parentId });
  if (!verdict.ok) return answerRefusal(verdict.refusal);
  const { id: resourceId, type: resourceType } = verdict.goods;
  const { id: userId, nickname, avatar } = viewer.user;
  const images = await ownPictures(deps, { appId: shop.appId, userId }, input.images ?? []);
  if (images === undefined) return fail('upload-refused', { reason: 'type' });
  const row = await deps.stores.comments.add(shop.appId, {
    resourceId,
    resourceType,
    parentId: parentId ?? null,
    userId,
    nickname,
    avatar,
    isTeacher: isModerator(viewer, shop.capabilities),
    content,
    images,
    postKind: kind ?? null,
    state: shop.capabilities.commentsReviewed ? 'pending' : 'shown',
  });
  if (row === undefined) return fail('not-found');
  if (row.state === 'shown' && row.post_kind === null)
    await deps.bus.publish('purge', { appId: shop.appId, tags: [`comments:${resourceId}`] });
  return ok(presentOwnComment(row, locale));
});
