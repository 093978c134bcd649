/** Comments for whoever keeps order in a shop. */
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import type { CommentSort } from '#schemas/api/console/comments.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { COMMENT_COLUMNS } from './comment-columns.ts';
import { comment, commentLike } from '../tables/comments.ts';
import type { ModeratedRow } from './moderation-rows.ts';
import type { CommentRow } from './comment-rows.ts';

const COLUMNS = { ...COMMENT_COLUMNS, user_id: comment.userId };
const SORT_KEYS: SortKeys<CommentSort> = {
  created_ts: byNumber(comment.createdAt, comment.id),
  likes: byNumber(comment.likeCount, comment.id),
};
const isOne = (appId: string, id: string) => and(eq(comment.appId, appId), eq(comment.id, id));

export type ModerationStore = ReturnType<typeof createModerationStore>;

export function createModerationStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one; every state where none is named. */
    part: async (
      appId: string,
      { q, states }: { q: string | undefined; states: readonly CommentRow['state'][] | undefined },
      place: SortedPlace<CommentSort>,
    ): Promise<{ rows: ModeratedRow[]; total: number; next?: string }> => {
      const order = orderOf(SORT_KEYS, place.sort);
      const matches = and(
        eq(comment.appId, appId),
        states === undefined ? undefined : inArray(comment.state, [...states]),
        containsWords(q, [readableText(comment.content)]),
      );
      const select = () => db.select({ ...COLUMNS, sortKey: order.sortKey }).from(comment);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
    /** How many wait to be shown, and how many were written in that time. */
    countOn: async ({ appId, from, until }: ShopSpan) => {
      const isOfShop = eq(comment.appId, appId);
      const isWritten = and(gte(comment.createdAt, from), lt(comment.createdAt, until));
      return {
        waiting: await db.$count(comment, and(isOfShop, eq(comment.state, 'pending'))),
        created: await db.$count(comment, and(isOfShop, isWritten)),
      };
    },
    byId: async (appId: string, id: string): Promise<ModeratedRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const rows = await db.select(COLUMNS).from(comment).where(isOne(appId, id));
      return rows[0];
    },
    /** Shows what waits or was hidden; false where it is shown already, or not there. */
    approve: async (appId: string, id: string): Promise<boolean> => {
      const rows = await db
        .update(comment)
        .set({ state: 'shown' })
        .where(and(isOne(appId, id), ne(comment.state, 'shown')))
        .returning({ id: comment.id });
      return rows.length > 0;
    },
    /** Puts a shown comment before all others of its good, or back; false where it stands so, is a reply, or is not shown. */
    pin: async (appId: string, id: string, pinnedAt: number | null): Promise<boolean> => {
      const rows = await db
        .update(comment)
        .set({ pinnedAt })
        .where(
          and(
            isOne(appId, id),
            eq(comment.state, 'shown'),
            isNull(comment.parentId),
            pinnedAt === null ? isNotNull(comment.pinnedAt) : isNull(comment.pinnedAt),
          ),
        )
        .returning({ id: comment.id });
      return rows.length > 0;
    },
    /** Takes it away for good, with its replies and likes; false where it is not there. */
    remove: (appId: string, id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isGone = and(eq(comment.appId, appId), or(eq(comment.id, id), eq(comment.parentId, id)));
        const rows = await tx.delete(comment).where(isGone).returning({ id: comment.id });
        const ids = rows.map((one) => one.id);
        if (ids.length === 0) return false;
        await tx
          .delete(commentLike)
          .where(and(eq(commentLike.appId, appId), inArray(commentLike.commentId, ids)));
        return true;
      }),
  };
}
