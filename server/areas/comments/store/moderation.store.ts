/** Comments for whoever keeps order in a shop. */
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { partInOrder } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { downBy, inOrder, rowsAfter, sortKeyOf, upBy, type ListOrder } from '#server/kernel/db/list-order.ts';
import type { CommentSort } from '#schemas/api/console/comments.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { COMMENT_COLUMNS } from './comments.store.ts';
import type { ModerationStore } from './moderation-store.ts';
import { comment, commentLike } from '../tables/comments.ts';

const COLUMNS = { ...COMMENT_COLUMNS, user_id: comment.userId };
const ORDERS: Readonly<Record<CommentSort, ListOrder>> = {
  newest: downBy(comment.createdAt, comment.id),
  oldest: upBy(comment.createdAt, comment.id),
  likes: downBy(comment.likeCount, comment.id),
};
const isOne = (appId: string, id: string) => and(eq(comment.appId, appId), eq(comment.id, id));

export function createModerationStore(db: Database): ModerationStore {
  return {
    part: async (appId, { q, state }, place) => {
      const order = ORDERS[place.sort];
      const matches = and(
        eq(comment.appId, appId),
        state === undefined ? undefined : eq(comment.state, state),
        containsWords(q, [sql`${comment.content}::text`]),
      );
      const rows = await db
        .select({ ...COLUMNS, sortKey: sortKeyOf(order) })
        .from(comment)
        .where(and(matches, rowsAfter(order, place.after)))
        .orderBy(...inOrder(order))
        .limit(place.limit + 1);
      return {
        ...partInOrder(rows, place, ({ id }) => id),
        total: await db.$count(comment, matches),
      };
    },
    byId: async (appId, id) => {
      if (!isStorable(id)) return undefined;
      const rows = await db.select(COLUMNS).from(comment).where(isOne(appId, id));
      return rows[0];
    },
    approve: async (appId, id) => {
      const rows = await db
        .update(comment)
        .set({ state: 'shown' })
        .where(and(isOne(appId, id), ne(comment.state, 'shown')))
        .returning({ id: comment.id });
      return rows.length > 0;
    },
    remove: (appId, id) =>
      db.transaction(async (tx) => {
        const isGone = and(eq(comment.appId, appId), or(eq(comment.id, id), eq(comment.parentId, id)));
        const gone = await tx.delete(comment).where(isGone).returning({ id: comment.id });
        const ids = gone.map((one) => one.id);
        if (ids.length === 0) return false;
        await tx
          .delete(commentLike)
          .where(and(eq(commentLike.appId, appId), inArray(commentLike.commentId, ids)));
        return true;
      }),
  };
}
