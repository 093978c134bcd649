/** Writes a demo shop's comments, and dates them anew. */
import { sql } from 'drizzle-orm';
import type { CommentRow } from '#server/areas/comments/store/comment-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { comment } from '#server/areas/comments/tables/comments.ts';

export async function seedComments(db: Database, appId: string, rows: readonly CommentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({
      resource_id: resourceId,
      resource_type: resourceType,
      parent_id: parentId,
      is_teacher: isTeacher,
      post_kind: postKind,
      is_essence: isEssence,
      pinned_at: pinnedAt,
      like_count: likeCount,
      created_at: createdAt,
      ...rest
    }) => ({
      ...rest,
      appId,
      resourceId,
      resourceType,
      parentId,
      isTeacher,
      postKind,
      isEssence,
      pinnedAt,
      likeCount,
      createdAt,
    }),
  );
  await db.insert(comment).values(values);
}

export async function freshenComments(
  db: Database,
  appId: string,
  rows: readonly CommentRow[],
): Promise<void> {
  await db.execute(sql`
    update ${comment} set created_at = fresh.created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(id text, created_at bigint)
    where ${comment.appId} = ${appId} and ${comment.id} = fresh.id`);
}
