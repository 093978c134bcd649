/** Answers the comments of a content as everybody sees them (D88). */
import { commentGet } from '#schemas/api/comment/comment.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import type { CommentRow } from '#server/domain/ports/comments.ts';
import { shopTime } from '#server/domain/shop-time.ts';
import { handle, ok } from '../define-handler.ts';

function present(row: CommentRow, locale: Locale) {
  return {
    id: row.id,
    user: { nickname: readText(row.nickname, locale), avatar: row.avatar, is_teacher: row.is_teacher },
    content: readText(row.content, locale),
    images: [],
    like_count: row.like_count,
    created_at: shopTime(row.created_at),
    created_ts: Math.floor(row.created_at / 1000),
  };
}

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
      ...present(row, locale),
      replies: { total: replies.total, top2: replies.top.map((reply) => present(reply, locale)) },
    })),
    total,
    page,
    page_size: pageSize,
    has_more: page * pageSize < total,
  });
});
