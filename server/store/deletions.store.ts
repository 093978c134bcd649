/** Deletes people with all that is theirs (D90, decision 177): what others read on stays, without a name. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { DeletionStore } from '../domain/ports/deletions.ts';
import type { Database } from './db.ts';
import { comment, commentLike } from './schema/comments.ts';
import { couponClaim } from './schema/coupons.ts';
import { entitlement, goodsDesignated, userDepartment } from './schema/entitlements.ts';
import { formAnswer } from './schema/form-answers.ts';
import { learningRecord } from './schema/learning.ts';
import { upload } from './schema/uploads.ts';
import { appSession, appUser, userChannel, userGroup } from './schema/users.ts';

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
