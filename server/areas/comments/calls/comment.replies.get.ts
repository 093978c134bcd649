/** Answers every reply to a comment, the first written first (D88). */
import { commentRepliesGet } from '#schemas/api/comments/comment.replies.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { mayRead } from '../may-write.ts';
import { presentComment, presentPage } from '../present-comments.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentRepliesGetHandler = handle(
  commentRepliesGet,
  async ({ input, shop, deps, viewer, locale }) => {
    const { comments } = deps.stores;
    const { id: parentId, page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const parent = await comments.byId(shop.appId, parentId);
    if (parent?.state !== 'shown' || parent.parent_id !== null) return fail('not-found');
    if (!(await mayRead(deps, shop, viewer, parent))) return fail('not-found');
    const found = await comments.replies(shop.appId, { parentId, page, pageSize });
    return ok(presentPage(found, pageSize, (row) => presentComment(row, locale)));
  },
);
