/** Tables of comments, their replies and who likes them. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Text } from '#schemas/page/text.ts';
import { json, time } from '#server/kernel/db/columns.ts';
import { appId } from '#server/areas/shop/tables/shops.ts';

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
    likeCount: integer('like_count').notNull(),
    state: text('state').$type<'shown' | 'pending' | 'hidden'>().notNull(),
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
