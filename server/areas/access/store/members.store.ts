/** Whom the merchant let in to a good by name, without a sale: as files list them (ADR-301). */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { entitlement } from '../tables/entitlements.ts';

export interface MemberKept {
  goodsId: string;
  /** Phone key (schemas/auth/phone.ts). */
  phone: string;
  /** Unix milliseconds; undefined where it does not end. */
  to: number | undefined;
}

const isLetIn = (appId: string) =>
  and(
    eq(entitlement.appId, appId),
    eq(entitlement.source, 'manual'),
    eq(entitlement.orderId, ''),
    isNull(entitlement.revokedAt),
  );

/**
 * People without a phone stay as they are: no file can name them.
 * @param ids the goods; all where they are absent
 */
export async function listMembers(
  db: Database,
  appId: string,
  ids?: readonly string[],
): Promise<MemberKept[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .select({ goodsId: entitlement.resourceId, phone: appUser.phone, to: entitlement.toAt })
    .from(entitlement)
    .innerJoin(appUser, and(eq(appUser.appId, entitlement.appId), eq(appUser.id, entitlement.userId)))
    .where(and(isLetIn(appId), ids === undefined ? undefined : inArray(entitlement.resourceId, [...ids])))
    .orderBy(asc(entitlement.resourceId), asc(appUser.phone));
  return rows.flatMap(({ phone, to, goodsId }) =>
    phone === null ? [] : [{ goodsId, phone, to: to ?? undefined }],
  );
}

/** Lets somebody in from now on, or changes until when; what was taken back is given again. */
export async function putMember(
  db: Database,
  clock: Clock,
  { appId, userId, goodsId, to }: { appId: string; userId: string; goodsId: string; to: number | undefined },
): Promise<void> {
  await db
    .insert(entitlement)
    .values({
      appId,
      userId,
      resourceId: goodsId,
      source: 'manual',
      fromAt: clock.now(),
      toAt: to ?? null,
    })
    .onConflictDoUpdate({
      target: [
        entitlement.appId,
        entitlement.userId,
        entitlement.resourceId,
        entitlement.source,
        entitlement.orderId,
      ],
      set: { toAt: to ?? null, revokedAt: null },
    });
}
