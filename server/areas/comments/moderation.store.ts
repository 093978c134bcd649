/** Comments for whoever keeps order in a shop. */
import { and, asc, count, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { COMMENT_COLUMNS } from './comments.store.ts';
import type { ModerationStore } from './moderation-store.ts';
import { comment, commentLike } from './tables/comments.ts';

const COLUMNS = { ...COMMENT_COLUMNS, user_id: comment.userId };
const isOne = (appId: string, id: string) => and(eq(comment.appId, appId), eq(comment.id, id));

export function createModerationStore(db: Database): ModerationStore {
  return {
    list: async (appId, { state, page: wished, pageSize }) => {
      const which = and(eq(comment.appId, appId), state === undefined ? undefined : eq(comment.state, state));
      const [counted] = await db.select({ total: count() }).from(comment).where(which);
      const total = counted?.total ?? 0;
      const page = Math.min(wished, Math.max(1, Math.ceil(total / pageSize)));
      const rows = await db
        .select(COLUMNS)
        .from(comment)
        .where(which)
        .orderBy(desc(comment.createdAt), asc(comment.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { rows, total, page };
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
