/** Whom messages go to: the owners of a shop, and people whose right to a good ends soon. */
import { and, asc, eq, exists, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import type { Text } from '#schemas/page/text.ts';
import { DAY_MS } from '#schemas/time.ts';
import { entitlement } from '#server/areas/access/area.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { appUser } from '#server/areas/identity/area.ts';
import { personMessage } from '#server/areas/messaging/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { shopOrder } from '../tables/orders.ts';

export type OwnershipStore = ReturnType<typeof createOwnershipStore>;

/** So long before the end it is told; what was given for less than twice that is not told of at all. */
const AHEAD_MS = 7 * DAY_MS;
const AT_ONCE = 500;

export interface Ending {
  appId: string;
  userId: string;
  goodsId: string;
  goodsType: number;
  title: Text;
  /** Unix milliseconds. */
  to: number;
  locale: Locale;
  origin: string;
}

export function createOwnershipStore(db: Database) {
  return {
    ownersOf: async (appId: string): Promise<string[]> => {
      const isOwner = sql`'owner' = any(${appUser.roles})`;
      const rows = await db
        .select({ id: appUser.id })
        .from(appUser)
        .where(and(eq(appUser.appId, appId), isOwner, isNull(appUser.disabledAt)))
        .orderBy(asc(appUser.id));
      return rows.map(({ id }) => id);
    },
    /** The soonest first; what was told of is left out. */
    ending: async (now: number): Promise<Ending[]> => {
      const other = alias(entitlement, 'other');
      const lasts = db
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(
            eq(other.appId, entitlement.appId),
            eq(other.userId, entitlement.userId),
            eq(other.resourceId, entitlement.resourceId),
            isNull(other.revokedAt),
            or(isNull(other.toAt), gt(other.toAt, entitlement.toAt)),
          ),
        );
      const newest = db
        .select({ one: sql`1` })
        .from(personMessage)
        .where(
          and(
            eq(personMessage.appId, entitlement.appId),
            sql`${personMessage.id} = 'ending.' || ${entitlement.userId} || '.' || ${entitlement.resourceId} || '.' || ${entitlement.toAt}`,
          ),
        );
      const rows = await db
        .select({
          appId: entitlement.appId,
          userId: entitlement.userId,
          goodsId: entitlement.resourceId,
          goodsType: goods.type,
          title: goods.title,
          to: entitlement.toAt,
          locale: shopOrder.locale,
          origin: shopOrder.origin,
        })
        .from(entitlement)
        .innerJoin(goods, and(eq(goods.appId, entitlement.appId), eq(goods.id, entitlement.resourceId)))
        .leftJoin(
          shopOrder,
          and(eq(shopOrder.appId, entitlement.appId), eq(shopOrder.id, entitlement.orderId)),
        )
        .where(
          and(
            isNull(entitlement.revokedAt),
            gt(entitlement.toAt, now),
            lte(entitlement.toAt, now + AHEAD_MS),
            sql`${entitlement.toAt} - ${entitlement.fromAt} >= ${2 * AHEAD_MS}`,
            sql`${entitlement.source} <> 'password'`,
            not(exists(lasts)),
            not(exists(newest)),
          ),
        )
        .orderBy(asc(entitlement.toAt))
        .limit(AT_ONCE);
      return rows.map(({ to, locale, origin, ...row }) => ({
        ...row,
        to: to ?? 0,
        locale: locale ?? 'cn',
        origin: origin ?? '',
      }));
    },
  };
}
