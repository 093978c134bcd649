/** The discussions of classes for who keeps order in them: how much each holds, and its posts with their replies (D89). */
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CLASS_REPLIES_MAX, type ClassPostSort, type ClassSort } from '#schemas/api/console/classes.ts';
import type { PostKind } from '#schemas/content/comment.ts';
import type { CommentState } from '#schemas/content/moderation.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { comment } from '../tables/comments.ts';
import { COMMENT_COLUMNS } from './comment-columns.ts';
import type { CommentRow } from './comment-rows.ts';

export type ClassStore = ReturnType<typeof createClassStore>;

export interface PostFilter {
  goodsId: string;
  q: string | undefined;
  states: readonly CommentState[] | undefined;
  kinds: readonly PostKind[] | undefined;
}

interface RepliesOfPost {
  total: number;
  first: CommentRow[];
}

const POST_KEYS: SortKeys<ClassPostSort> = {
  created_ts: byNumber(comment.createdAt, comment.id),
  likes: byNumber(comment.likeCount, comment.id),
};

/** What each class of a shop holds. */
const countsIn = (db: Database, appId: string) =>
  db
    .select({
      goodsId: comment.resourceId,
      posts: sql<number>`count(*)::int`.as('posts'),
      waiting: sql<number>`(count(*) filter (where ${comment.state} = 'pending'))::int`.as('waiting'),
      lastAt: sql<number>`max(${comment.createdAt})::bigint`.mapWith(Number).as('last_at'),
    })
    .from(comment)
    .where(and(eq(comment.appId, appId), isNotNull(comment.postKind)))
    .groupBy(comment.resourceId)
    .as('class_counts');

async function readClasses(
  db: Database,
  appId: string,
  q: string | undefined,
  place: SortedPlace<ClassSort>,
) {
  const counts = countsIn(db, appId);
  const keys: SortKeys<ClassSort> = {
    // With their table: a column of the answer may have the same name.
    last_ts: byNumber(sql`class_counts.last_at`, goods.id),
    waiting: byNumber(sql`class_counts.waiting`, goods.id),
    posts: byNumber(sql`class_counts.posts`, goods.id),
  };
  const order = orderOf(keys, place.sort);
  const select = () =>
    db
      .select({
        id: goods.id,
        type: goods.type,
        title: goods.title,
        posts: counts.posts,
        waiting: counts.waiting,
        lastAt: counts.lastAt,
        sortKey: order.sortKey,
      })
      .from(counts)
      .innerJoin(goods, and(eq(goods.appId, appId), eq(goods.id, counts.goodsId)));
  const matches = containsWords(q, [goods.id, readableText(goods.title)]);
  return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
}

/** What posts and replies are matched by. */
interface MatchedColumns {
  state: SQLWrapper;
  content: SQLWrapper;
}

/** Whether the post, or one of its replies, is so. */
function isOrHasReply(db: Database, isSo: (row: MatchedColumns) => SQL | undefined): SQL | undefined {
  const reply = alias(comment, 'reply');
  const isReply = and(eq(reply.appId, comment.appId), eq(reply.parentId, comment.id));
  const condition = isSo(comment);
  if (condition === undefined) return undefined;
  return or(
    condition,
    exists(
      db
        .select({ id: reply.id })
        .from(reply)
        .where(and(isReply, isSo(reply))),
    ),
  );
}

/** In the order they were written. */
async function readReplies(
  db: Database,
  appId: string,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, RepliesOfPost>> {
  const byPost = new Map<string, RepliesOfPost>();
  if (postIds.length === 0) return byPost;
  const order = sql`partition by ${comment.parentId} order by ${comment.createdAt}, ${comment.id}`;
  const ranking = db
    .select({
      ...COMMENT_COLUMNS,
      place: sql<number>`(row_number() over (${order}))::int`.as('place'),
      siblings: sql<number>`(count(*) over (partition by ${comment.parentId}))::int`.as('siblings'),
    })
    .from(comment)
    .where(and(eq(comment.appId, appId), inArray(comment.parentId, [...postIds])))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranking)
    .where(lte(ranking.place, CLASS_REPLIES_MAX))
    .orderBy(asc(ranking.place));
  for (const { place: _place, siblings, ...row } of rows) {
    const replies = byPost.get(row.parent_id ?? '') ?? { total: siblings, first: [] };
    replies.first.push(row);
    byPost.set(row.parent_id ?? '', replies);
  }
  return byPost;
}

export function createClassStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    part: (appId: string, q: string | undefined, place: SortedPlace<ClassSort>) =>
      readClasses(db, appId, q, place),
    /** Posts of a class in one of their orders, in every state where none is named. */
    posts: async (
      appId: string,
      { goodsId, q, states, kinds }: PostFilter,
      place: SortedPlace<ClassPostSort>,
    ): Promise<{ rows: (CommentRow & { replies: RepliesOfPost })[]; total: number; next?: string }> => {
      const order = orderOf(POST_KEYS, place.sort);
      const matches = and(
        eq(comment.appId, appId),
        eq(comment.resourceId, goodsId),
        isNotNull(comment.postKind),
        isNull(comment.parentId),
        kinds === undefined ? undefined : inArray(comment.postKind, [...kinds]),
        states === undefined ? undefined : isOrHasReply(db, (row) => inArray(row.state, [...states])),
        isOrHasReply(db, (row) => containsWords(q, [readableText(row.content)])),
      );
      const select = () => db.select({ ...COMMENT_COLUMNS, sortKey: order.sortKey }).from(comment);
      const part = await readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
      const ids = part.rows.map(({ id }) => id);
      const replies = await readReplies(db, appId, ids);
      const rows = part.rows.map((row) => ({
        ...row,
        replies: replies.get(row.id) ?? { total: 0, first: [] },
      }));
      return { ...part, rows };
    },
  };
}
