/** Groups of learners. */
import { and, asc, eq } from 'drizzle-orm';
import type { GroupStore } from '../ports/users.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { userGroup } from '../tables/users.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export function createGroupStore(db: Database): GroupStore {
  return {
    of: async (appId, userId) => {
      if (!isStorable(userId)) return [];
      const rows = await db
        .select({ id: userGroup.groupId })
        .from(userGroup)
        .where(and(eq(userGroup.appId, appId), eq(userGroup.userId, userId)))
        .orderBy(asc(userGroup.groupId));
      return rows.map(({ id }) => id);
    },
    add: async (appId, groupId, userIds) => {
      const rows = [...new Set(userIds)].map((userId) => ({ appId, groupId, userId }));
      if (rows.length > 0) await db.insert(userGroup).values(rows).onConflictDoNothing();
    },
  };
}
