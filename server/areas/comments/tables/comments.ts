/** Tables of comments, their replies, who likes them, and how people rate goods. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PostKind } from '#schemas/content/comment.ts';
import type { CommentState } from '#schemas/content/moderation.ts';
import type { Text } from '#schemas/page/text.ts';
import { json, time, appId } from '#server/kernel/db/columns.ts';

/** Comments and their replies (D88); the name and picture are those of the moment of writing. */
export const comment = pgTable(
  'comment',
  {
    appId: appId(),
    id: text('id').notNull(),
    resourceId: text('resource_id').notNull(),
    resourceType: integer('resource_type').notNull(),
    parentId: text('parent_id'),
    /** Absent for comments brought along from elsewhere. */
    userId: text('user_id'),
    nickname: json<Text>('nickname').notNull(),
    avatar: text('avatar').notNull(),
    isTeacher: boolean('is_teacher').notNull(),
    content: json<Text>('content').notNull(),
    /** Addresses of pictures its writer uploaded. */
    images: json<string[]>('images').notNull().default([]),
    /** What a post of a class is, with its replies (D89); null for comments everybody reads. */
    postKind: text('post_kind').$type<PostKind>(),
    /** Chosen by a moderator. */
    isEssence: boolean('is_essence').notNull().default(false),
    /** When the shop put it before all others; null for all others. */
    pinnedAt: time('pinned_at'),
    likeCount: integer('like_count').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.id] }),
    index('comment_resource').on(table.appId, table.resourceId, table.state, table.createdAt),
    index('comment_parent').on(table.appId, table.parentId),
    index('comment_author').on(table.appId, table.userId),
  ],
);

/** One like of each person; `comment.like_count` is raised and lowered with its row. */
export const commentLike = pgTable(
  'comment_like',
  {
    appId: appId(),
    commentId: text('comment_id').notNull(),
    userId: text('user_id').notNull(),
    likedAt: time('liked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.commentId, table.userId] }),
    index('comment_like_user').on(table.appId, table.userId),
  ],
);

/** How one person rates one good; said again, it is changed. */
export const rating = pgTable(
  'rating',
  {
    appId: appId(),
    goodsId: text('goods_id').notNull(),
    userId: text('user_id').notNull(),
    stars: integer('stars').notNull(),
    ratedAt: time('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.appId, table.goodsId, table.userId] }),
    index('rating_user').on(table.appId, table.userId),
  ],
);
