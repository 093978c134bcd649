/** Deletes people with all that is theirs (D90, decision 177): what others read on stays, without a name. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { DeletionStore } from '../ports/deletions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { comment, commentLike } from '#server/areas/comments/tables/comments.ts';
import { couponClaim } from '#server/areas/coupons/tables/coupons.ts';
import { entitlement, goodsDesignated, userDepartment } from '#server/areas/access/tables/entitlements.ts';
import { formAnswer } from '#server/areas/forms/tables/form-answers.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { upload } from '#server/areas/uploads/tables/uploads.ts';
import { appSession, appUser, userChannel, userGroup } from '../tables/users.ts';

/** Who wrote what still stands. */
const NOBODY = { cn: '已注销用户', en: 'Deleted account' };
/** Rows that are a person's alone. */
const OWN = [
  userChannel,
  userGroup,
  userDepartment,
  learningRecord,
  couponClaim,
  formAnswer,
  upload,
  entitlement,
  commentLike,
] as const;

export function createDeletionStore(db: Database): DeletionStore {
  return {
    due: (now, limit) =>
      db
        .select({ appId: appUser.appId, id: appUser.id })
        .from(appUser)
        .where(lte(appUser.deleteAt, now))
        .orderBy(asc(appUser.deleteAt))
        .limit(limit),
    carryOut: (appId, id, now) =>
      db.transaction(async (step) => {
        const gone = await step
          .delete(appUser)
          .where(and(eq(appUser.appId, appId), eq(appUser.id, id), lte(appUser.deleteAt, now)))
          .returning({ id: appUser.id });
        if (gone.length === 0) return [];
        for (const table of OWN)
          await step.delete(table).where(and(eq(table.appId, appId), eq(table.userId, id)));
        await step
          .delete(goodsDesignated)
          .where(
            and(
              eq(goodsDesignated.appId, appId),
              eq(goodsDesignated.kind, 'person'),
              eq(goodsDesignated.target, id),
            ),
          );
        await step
          .update(comment)
          .set({ userId: null, nickname: NOBODY, avatar: '' })
          .where(and(eq(comment.appId, appId), eq(comment.userId, id)));
        const ended = await step
          .delete(appSession)
          .where(and(eq(appSession.appId, appId), eq(appSession.userId, id)))
          .returning({ publicId: appSession.publicId });
        return ended.map(({ publicId }) => publicId);
      }),
  };
}
