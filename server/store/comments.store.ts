/** Comments as readers see them: the shown ones, on two levels (D88). */
import { and, asc, count, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { CommentRow, CommentStore } from '../domain/ports/comments.ts';
import type { Database } from './db.ts';
import { comment } from './schema/comments.ts';
import { isStorable } from './text.ts';

const COLUMNS = {
  id: comment.id,
  resource_id: comment.resourceId,
  resource_type: comment.resourceType,
  parent_id: comment.parentId,
  nickname: comment.nickname,
  avatar: comment.avatar,
  is_teacher: comment.isTeacher,
  content: comment.content,
  like_count: comment.likeCount,
  state: comment.state,
  created_at: comment.createdAt,
};
/** Replies that are sent along with their comment. */
const TOP_REPLIES = 2;

/** The id ends each order, so that equal comments never change places. */
const ORDERS: Readonly<Record<'hot' | 'new', SQL[]>> = {
  hot: [desc(comment.likeCount), desc(comment.createdAt), asc(comment.id)],
  new: [desc(comment.createdAt), asc(comment.id)],
};

export function createCommentStore(db: Database): CommentStore {
  return {
    page: async (appId, { resourceId, sort, page: wished, pageSize }) => {
      if (!isStorable(resourceId)) return { rows: [], total: 0, page: 1 };
      const shown = and(
        eq(comment.appId, appId),
        eq(comment.resourceId, resourceId),
        eq(comment.state, 'shown'),
      );
      const own = and(shown, isNull(comment.parentId));
      const [counted] = await db.select({ total: count() }).from(comment).where(own);
      const total = counted?.total ?? 0;
      const page = Math.min(wished, Math.max(1, Math.ceil(total / pageSize)));
      if (total === 0) return { rows: [], total, page };
      const rows = await db
        .select(COLUMNS)
        .from(comment)
        .where(own)
        .orderBy(...ORDERS[sort])
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const replies = await repliesOf(
        db,
        shown,
        rows.map(({ id }) => id),
      );
      const none = { total: 0, top: [] };
      return { rows: rows.map((row) => ({ ...row, replies: replies.get(row.id) ?? none })), total, page };
    },
  };
}

/** One query for all: every reply knows its place among its siblings and how many they are. */
async function repliesOf(
  db: Database,
  shown: SQL | undefined,
  parents: readonly string[],
): Promise<Map<string, { total: number; top: CommentRow[] }>> {
  const ranked = db
    .select({
      ...COLUMNS,
      place:
        sql<number>`row_number() over (partition by ${comment.parentId} order by ${comment.likeCount} desc, ${comment.createdAt}, ${comment.id})`.as(
          'place',
        ),
      siblings: sql<number>`(count(*) over (partition by ${comment.parentId}))::int`.as('siblings'),
    })
    .from(comment)
    .where(and(shown, inArray(comment.parentId, [...parents])))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, TOP_REPLIES))
    .orderBy(asc(ranked.place));
  const found = new Map<string, { total: number; top: CommentRow[] }>();
  for (const { place: _place, siblings, ...row } of rows) {
    const known = found.get(row.parent_id ?? '') ?? { total: siblings, top: [] };
    known.top.push(row);
    found.set(row.parent_id ?? '', known);
  }
  return found;
}
