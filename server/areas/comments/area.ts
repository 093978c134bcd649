/** What learners say of a good, and who likes it (D88). */
import { and, eq } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { limits } from './limits.ts';
import type { CommentStore } from './comment-store.ts';
import { createCommentStore } from './comments.store.ts';
import { comment, commentLike } from './tables/comments.ts';

export { countComments } from './count-comments.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    comments: CommentStore;
  }
}

/** Who wrote what still stands. */
const NOBODY = { cn: '已注销用户', en: 'Deleted account' };

export const area = defineArea({
  name: 'comments',
  limits,
  tables: { comment, commentLike },
  stores: (db, clock) => ({ comments: createCommentStore(db, clock) }),
  /** What others read on stays, without a name (decision 177). */
  forget: async (tx, { appId, userId }) => {
    await tx.delete(commentLike).where(and(eq(commentLike.appId, appId), eq(commentLike.userId, userId)));
    await tx
      .update(comment)
      .set({ userId: null, nickname: NOBODY, avatar: '' })
      .where(and(eq(comment.appId, appId), eq(comment.userId, userId)));
  },
});
