/** How comments and posts of a class are told (D88, D89). */
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { CommentRow } from '../store/comment-rows.ts';

type WithReplies = CommentRow & { replies: { total: number; top: readonly CommentRow[] } };

export function presentComment(row: CommentRow, locale: Locale) {
  return {
    id: row.id,
    user: { nickname: readText(row.nickname, locale), avatar: row.avatar, is_teacher: row.is_teacher },
    content: readText(row.content, locale),
    images: row.images,
    like_count: row.like_count,
    created_at: shopTime(row.created_at),
    created_ts: secondsOf(row.created_at),
  };
}

const kindOf = ({ post_kind: kind }: CommentRow) => kind ?? ('' as const);

export function presentSaid({ replies, ...row }: WithReplies, locale: Locale) {
  return {
    ...presentComment(row, locale),
    replies: { total: replies.total, top2: replies.top.map((reply) => presentComment(reply, locale)) },
  };
}

/** A post of a class; what is none is told as a note. */
export function presentPost(row: WithReplies, locale: Locale) {
  return {
    ...presentSaid(row, locale),
    kind: row.post_kind ?? ('note' as const),
    is_essence: row.is_essence,
    is_pinned: row.pinned_at !== null,
  };
}

/** A page of a list, as lists are told (D11). */
export function presentPage<Row, Told>(
  { rows, total, page }: { rows: readonly Row[]; total: number; page: number },
  pageSize: number,
  present: (row: Row) => Told,
) {
  return { list: rows.map(present), total, page, page_size: pageSize, has_more: page * pageSize < total };
}

/** As its writer sees it: also while it waits for the shop. */
export function presentOwnComment(row: CommentRow, locale: Locale) {
  const state = row.state === 'shown' ? ('shown' as const) : ('pending' as const);
  return { ...presentComment(row, locale), parent_id: row.parent_id ?? '', kind: kindOf(row), state };
}
