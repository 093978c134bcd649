/** Answers the comments of a content as everybody sees them (D88). */
import { commentGet } from '#schemas/api/comment/comment.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { presentComment } from '../present-comments.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentGetHandler = handle(commentGet, async ({ input, shop, deps, locale }) => {
  const {
    resource_id: resourceId,
    sort = 'hot',
    page: wished = 1,
    page_size: pageSize = LIST_PAGE_SIZE,
  } = input;
  const ask = { resourceId, sort, page: wished, pageSize };
  const { rows, total, page } = await deps.stores.comments.page(shop.appId, ask);
  return ok({
    list: rows.map(({ replies, ...row }) => ({
      ...presentComment(row, locale),
      replies: { total: replies.total, top2: replies.top.map((reply) => presentComment(reply, locale)) },
    })),
    total,
    page,
    page_size: pageSize,
    has_more: page * pageSize < total,
  });
});
