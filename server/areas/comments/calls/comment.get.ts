/** Answers the comments of a content as everybody sees them (D88). */
import { commentGet } from '#schemas/api/comments/comment.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { presentPage, presentSaid } from '../present-comments.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const commentGetHandler = handle(commentGet, async ({ input, shop, deps, locale }) => {
  const { resource_id: resourceId, sort = 'hot', page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
  const which = { of: 'everybody', sort } as const;
  const found = await deps.stores.comments.page(shop.appId, { resourceId, which, page, pageSize });
  return ok(presentPage(found, pageSize, (row) => presentSaid(row, locale)));
});
