/** What learners say of a good and to their class, who likes it, and how they rate it (D88, D89). */
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { limits } from './limits.ts';
import { type CommentStore, createCommentStore } from './store/comments.store.ts';
import { classCalls } from './console/classes.ts';
import { commentCalls } from './console/comments.ts';
import { type ClassStore, createClassStore } from './store/classes.store.ts';
import { type ModerationStore, createModerationStore } from './store/moderation.store.ts';
import { type RatingStore, createRatingStore } from './store/ratings.store.ts';
import { countComments } from './services/count-comments.ts';
import { readRatings, type Ratings, type RatingShop } from './services/ratings.ts';
import { comment, commentLike, rating } from './tables/comments.ts';

export interface CommentsArea {
  /** How many comments of a good everybody may read. */
  count(appId: string, goodsId: string): Promise<number>;
  /** What everybody is told of the ratings of a good; nothing where the shop does not want ratings. */
  ratingsOf(shop: RatingShop, goodsId: string): Promise<Ratings>;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    comments: CommentsArea;
  }
  interface Stores {
    comments: CommentStore;
    ratings: RatingStore;
    moderation: ModerationStore;
    classes: ClassStore;
  }
}

/** Who wrote what still stands. */
const NOBODY = { cn: '已注销用户', en: 'Deleted account' };

export const area = defineArea({
  name: 'comments',
  limits,
  consoleCalls: [...commentCalls, ...classCalls],
  today: { comments: ({ stores }, day) => stores.moderation.countOn(day) },
  tables: { comment, commentLike, rating },
  stores: (db, clock) => ({
    comments: createCommentStore(db, clock),
    ratings: createRatingStore(db, clock),
    moderation: createModerationStore(db),
    classes: createClassStore(db),
  }),
  open: ({ stores }: AppContext): CommentsArea => ({
    count: (appId, goodsId) => countComments(stores, appId, goodsId),
    ratingsOf: (shop, goodsId) => readRatings(stores, shop, goodsId),
  }),
  /** What others read on stays, without a name and without pictures, whose files go (ADR-177). */
  forget: async (tx, { appId, userId }) => {
    await tx.delete(rating).where(and(eq(rating.appId, appId), eq(rating.userId, userId)));
    await tx.delete(commentLike).where(and(eq(commentLike.appId, appId), eq(commentLike.userId, userId)));
    await tx
      .update(comment)
      .set({ userId: null, nickname: NOBODY, avatar: '', images: [] })
      .where(and(eq(comment.appId, appId), eq(comment.userId, userId)));
  },
});
