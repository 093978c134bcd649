/** Which columns of a comment its stores read, and in which orders. */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { comment } from '../tables/comments.ts';

export const COMMENT_COLUMNS = {
  id: comment.id,
  resource_id: comment.resourceId,
  resource_type: comment.resourceType,
  parent_id: comment.parentId,
  nickname: comment.nickname,
  avatar: comment.avatar,
  is_teacher: comment.isTeacher,
  content: comment.content,
  images: comment.images,
  post_kind: comment.postKind,
  is_essence: comment.isEssence,
  pinned_at: comment.pinnedAt,
  like_count: comment.likeCount,
  state: comment.state,
  created_at: comment.createdAt,
};

/** Pinned ones first, and the id ends each order, so that equal comments never change places. */
export const ORDERS: Readonly<Record<'hot' | 'new' | 'class', SQL[]>> = {
  hot: [
    sql`${comment.pinnedAt} desc nulls last`,
    desc(comment.likeCount),
    desc(comment.createdAt),
    asc(comment.id),
  ],
  new: [desc(comment.createdAt), asc(comment.id)],
  class: [sql`${comment.pinnedAt} desc nulls last`, desc(comment.createdAt), asc(comment.id)],
};
