/** Comments on two levels: the shown ones for everybody, and what one person writes, likes and removes (D88). */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { COMMENT_COLUMNS, ORDERS } from './comment-columns.ts';
import type { CommentRow, NewComment, Which, PageRequest, CommentPage } from './comment-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { comment, commentLike } from '../tables/comments.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** Replies that are sent along with their comment. */
const TOP_REPLIES = 2;
/** Waiting comments of one person about one good that are told. */
const PENDING_MAX = 20;

const isComment = (appId: string, id: string) => and(eq(comment.appId, appId), eq(comment.id, id));

/** Comments everybody reads and posts of a class never stand in one list. */
function isOneOf(which: Which): SQL | undefined {
  if (which.of === 'everybody') return isNull(comment.postKind);
  const isPost = isNotNull(comment.postKind);
  switch (which.tab) {
    case 'all':
      return isPost;
    case 'mine':
      return and(isPost, eq(comment.userId, which.userId));
    case 'teacher':
      return and(isPost, eq(comment.isTeacher, true));
    case 'essence':
      return and(isPost, eq(comment.isEssence, true));
  }
}

/** A page of comments; the last one where a later one was asked for. */
async function pageOf(
  db: Database,
  which: SQL | undefined,
  order: SQL[],
  { page: pageNo, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: CommentRow[]; total: number; page: number }> {
  const [totals] = await db.select({ total: count() }).from(comment).where(which);
  const total = totals?.total ?? 0;
  const page = Math.min(pageNo, Math.max(1, Math.ceil(total / pageSize)));
  if (total === 0) return { rows: [], total, page };
  const rows = await db
    .select(COMMENT_COLUMNS)
    .from(comment)
    .where(which)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total, page };
}

export type CommentStore = ReturnType<typeof createCommentStore>;

export function createCommentStore(db: Database, clock: Clock) {
  return {
    /** Shown comments of a resource, each with how many shown replies it has and the two most liked of them. */
    page: async (
      appId: string,
      { resourceId, which, page: pageNo, pageSize }: PageRequest & { resourceId: string; which: Which },
    ): Promise<CommentPage<CommentRow & { replies: { total: number; top: CommentRow[] } }>> => {
      if (!isStorable(resourceId)) return { rows: [], total: 0, page: 1 };
      const isShown = and(
        eq(comment.appId, appId),
        eq(comment.resourceId, resourceId),
        eq(comment.state, 'shown'),
      );
      const own = and(isShown, isNull(comment.parentId), isOneOf(which));
      const order = ORDERS[which.of === 'everybody' ? which.sort : 'class'];
      const { rows, total, page } = await pageOf(db, own, order, { page: pageNo, pageSize });
      const replies = await repliesOf(
        db,
        isShown,
        rows.map(({ id }) => id),
      );
      const none = { total: 0, top: [] };
      return { rows: rows.map((row) => ({ ...row, replies: replies.get(row.id) ?? none })), total, page };
    },
    /** Shown replies, the first written first. */
    replies: async (
      appId: string,
      { parentId, ...place }: PageRequest & { parentId: string },
    ): Promise<CommentPage<CommentRow>> => {
      if (!isStorable(parentId)) return { rows: [], total: 0, page: 1 };
      const where = and(eq(comment.appId, appId), eq(comment.parentId, parentId), eq(comment.state, 'shown'));
      return pageOf(db, where, [asc(comment.createdAt), asc(comment.id)], place);
    },
    byId: async (appId: string, id: string): Promise<CommentRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const rows = await db.select(COMMENT_COLUMNS).from(comment).where(isComment(appId, id));
      return rows[0];
    },
    /** undefined where the comment it answers is not there to be answered: hidden, a reply itself, or of another good. */
    add: (appId: string, draft: NewComment): Promise<CommentRow | undefined> =>
      db.transaction((tx) => addIn(tx, appId, draft, clock.now())),
    /** Sets one person's like of a shown comment; undefined where there is no such comment. */
    like: async (
      appId: string,
      id: string,
      userId: string,
      on: boolean,
    ): Promise<{ likeCount: number } | undefined> => {
      if (!isStorable(id)) return undefined;
      const likedAt = clock.now();
      return db.transaction((tx) => likeIn(tx, { appId, commentId: id, userId, likedAt }, on));
    },
    /** Of these comments the ones a person likes, and the ones they wrote. */
    mine: (
      appId: string,
      userId: string,
      ids: readonly string[],
    ): Promise<{ likedIds: string[]; writtenIds: string[] }> =>
      readMine(db, appId, userId, ids.filter(isStorable)),
    /** What a person wrote about a good that nobody else sees yet, the latest first. */
    pendingOf: (appId: string, userId: string, resourceId: string): Promise<CommentRow[]> =>
      db
        .select(COMMENT_COLUMNS)
        .from(comment)
        .where(
          and(
            eq(comment.appId, appId),
            eq(comment.userId, userId),
            eq(comment.resourceId, resourceId),
            eq(comment.state, 'pending'),
          ),
        )
        .orderBy(...ORDERS.new)
        .limit(PENDING_MAX),
    /** Removes a person's own comment with its replies; answers the good it was of. */
    remove: async (appId: string, id: string, userId: string): Promise<string | undefined> =>
      isStorable(id) ? db.transaction((tx) => removeIn(tx, appId, id, userId)) : undefined,
    /** Sets whether a shown post of a class is among its best; answers the good it is of. */
    choose: async (appId: string, id: string, on: boolean): Promise<string | undefined> => {
      if (!isStorable(id)) return undefined;
      const isPost = and(isNotNull(comment.postKind), isNull(comment.parentId), eq(comment.state, 'shown'));
      const rows = await db
        .update(comment)
        .set({ isEssence: on })
        .where(and(isComment(appId, id), isPost))
        .returning({ resourceId: comment.resourceId });
      return rows[0]?.resourceId;
    },
    /** Hides anybody's comment, which stays for the shop to look at; answers the good it is of. */
    hide: async (appId: string, id: string): Promise<string | undefined> => {
      if (!isStorable(id)) return undefined;
      const rows = await db
        .update(comment)
        .set({ state: 'hidden' })
        .where(and(isComment(appId, id), ne(comment.state, 'hidden')))
        .returning({ resourceId: comment.resourceId });
      return rows[0]?.resourceId;
    },
  };
}

/** The comment that is answered is held until the reply stands, so that both never part. */
async function addIn(
  tx: Database,
  appId: string,
  draft: NewComment,
  createdAt: number,
): Promise<CommentRow | undefined> {
  const { parentId, resourceId } = draft;
  let { postKind } = draft;
  if (parentId !== null) {
    if (!isStorable(parentId)) return undefined;
    const [parent] = await tx
      .select(COMMENT_COLUMNS)
      .from(comment)
      .where(isComment(appId, parentId))
      .for('share');
    const isFit = parent?.state === 'shown' && parent.parent_id === null && parent.resource_id === resourceId;
    if (!isFit) return undefined;
    postKind = parent.post_kind;
  }
  const values = { ...draft, postKind, appId, id: randomId('cm'), likeCount: 0, createdAt };
  const [row] = await tx.insert(comment).values(values).returning(COMMENT_COLUMNS);
  return row;
}

/** The comment's row is held, so that its count is exactly the likes there are, however many come at once. */
async function likeIn(
  tx: Database,
  like: typeof commentLike.$inferInsert,
  on: boolean,
): Promise<{ likeCount: number } | undefined> {
  const { appId, commentId, userId } = like;
  const isThis = isComment(appId, commentId);
  const [row] = await tx
    .select({ likeCount: comment.likeCount })
    .from(comment)
    .where(and(isThis, eq(comment.state, 'shown')))
    .for('update');
  if (row === undefined) return undefined;
  const isLike = and(
    eq(commentLike.appId, appId),
    eq(commentLike.commentId, commentId),
    eq(commentLike.userId, userId),
  );
  const KEY = { userId: commentLike.userId };
  const rows = on
    ? await tx.insert(commentLike).values(like).onConflictDoNothing().returning(KEY)
    : await tx.delete(commentLike).where(isLike).returning(KEY);
  if (rows.length === 0) return row;
  const likeCount = Math.max(0, row.likeCount + (on ? 1 : -1));
  await tx.update(comment).set({ likeCount }).where(isThis);
  return { likeCount };
}

async function readMine(db: Database, appId: string, userId: string, ids: string[]) {
  if (ids.length === 0) return { likedIds: [], writtenIds: [] };
  const likes = await db
    .select({ id: commentLike.commentId })
    .from(commentLike)
    .where(
      and(eq(commentLike.appId, appId), eq(commentLike.userId, userId), inArray(commentLike.commentId, ids)),
    );
  const ownRows = await db
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.appId, appId), eq(comment.userId, userId), inArray(comment.id, ids)));
  return { likedIds: likes.map(({ id }) => id), writtenIds: ownRows.map(({ id }) => id) };
}

async function removeIn(
  tx: Database,
  appId: string,
  id: string,
  userId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ resourceId: comment.resourceId })
    .from(comment)
    .where(and(isComment(appId, id), eq(comment.userId, userId), ne(comment.state, 'hidden')))
    .for('update');
  if (row === undefined) return undefined;
  const rows = await tx
    .delete(comment)
    .where(and(eq(comment.appId, appId), or(eq(comment.id, id), eq(comment.parentId, id))))
    .returning({ id: comment.id });
  const ids = rows.map((one) => one.id);
  await tx.delete(commentLike).where(and(eq(commentLike.appId, appId), inArray(commentLike.commentId, ids)));
  return row.resourceId;
}

/** One query for all: every reply knows its place among its siblings and how many they are. */
async function repliesOf(
  db: Database,
  isShown: SQL | undefined,
  parents: readonly string[],
): Promise<Map<string, { total: number; top: CommentRow[] }>> {
  if (parents.length === 0) return new Map();
  const ranking = db
    .select({
      ...COMMENT_COLUMNS,
      place:
        sql<number>`row_number() over (partition by ${comment.parentId} order by ${comment.likeCount} desc, ${comment.createdAt}, ${comment.id})`.as(
          'place',
        ),
      siblings: sql<number>`(count(*) over (partition by ${comment.parentId}))::int`.as('siblings'),
    })
    .from(comment)
    .where(and(isShown, inArray(comment.parentId, [...parents])))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranking)
    .where(lte(ranking.place, TOP_REPLIES))
    .orderBy(asc(ranking.place));
  const byParent = new Map<string, { total: number; top: CommentRow[] }>();
  for (const { place: _place, siblings, ...row } of rows) {
    const replies = byParent.get(row.parent_id ?? '') ?? { total: siblings, top: [] };
    replies.top.push(row);
    byParent.set(row.parent_id ?? '', replies);
  }
  return byParent;
}
