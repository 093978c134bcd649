/** Answers the calls of comments. */
import {
  commentGet,
  commentRepliesGet,
  commentMineGet,
  commentAdd,
  commentLike,
  commentDelete,
} from '#schemas/api/comments/comments.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { presentPage, presentSaid, presentComment, presentOwnComment } from '../services/present-comments.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { mayRead, isBanned, isModerator, mayWrite, type WriteRefusal } from '../services/may-write.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { secondsUpTo } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';

/** Answers the comments of a content as everybody sees them (D88). */
export const commentGetHandler = handle(commentGet, async ({ input, shop, deps, locale }) => {
  const { resource_id: resourceId, sort = 'hot', page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
  const which = { of: 'everybody', sort } as const;
  const listing = await deps.stores.comments.page(shop.appId, { resourceId, which, page, pageSize });
  return ok(presentPage(listing, pageSize, (row) => presentSaid(row, locale)));
});

/** Answers every reply to a comment, the first written first (D88). */
export const commentRepliesGetHandler = handle(
  commentRepliesGet,
  async ({ input, shop, deps, viewer, locale }) => {
    const { comments } = deps.stores;
    const { id: parentId, page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const parent = await comments.byId(shop.appId, parentId);
    if (parent?.state !== 'shown' || parent.parent_id !== null) return fail('not-found');
    if (!(await mayRead(deps, shop, viewer, parent))) return fail('not-found');
    const listing = await comments.replies(shop.appId, { parentId, page, pageSize });
    return ok(presentPage(listing, pageSize, (row) => presentComment(row, locale)));
  },
);

/** Answers what of a good's comments is the learner's own (D88). */
export const commentMineGetHandler = handle(commentMineGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { comments } = deps.stores;
  const { appId, capabilities } = shop;
  const { id } = viewer.user;
  const [{ likedIds, writtenIds }, pending] = await Promise.all([
    comments.mine(appId, id, input.ids),
    comments.pendingOf(appId, id, input.resource_id),
  ]);
  return ok({
    liked: likedIds,
    can_delete: isModerator(viewer, capabilities) ? input.ids : writtenIds,
    pending: pending.map((row) => presentOwnComment(row, locale)),
    is_banned: isBanned(viewer) ? 1 : 0,
  });
});

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
  const addresses = await Promise.all(
    [...new Set(paths)].map((path) => uploads.picture(appId, userId, path)),
  );
  const pictures = addresses.filter((address) => address !== undefined);
  return pictures.length === addresses.length ? pictures : undefined;
}

/** Writes what the learner of the session says (M225, D88, D89); pages that show comments of the good are made anew. */
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

/** Sets the learner's like of a comment (M225, D88). Kept pages tell of it when they are next made anew (ADR-194). */
export const commentLikeHandler = handle(commentLike, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const target = await deps.stores.comments.byId(shop.appId, input.id);
  if (target === undefined || !(await mayRead(deps, shop, viewer, target))) return fail('not-found');
  const isLiked = input.on === 1;
  const result = await deps.stores.comments.like(shop.appId, input.id, viewer.user.id, isLiked);
  return result === undefined
    ? fail('not-found')
    : ok({ id: input.id, liked: isLiked, like_count: result.likeCount });
});

/** Deletes the learner's own comment, or takes one down for a moderator (M225, D88, B48). */
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
