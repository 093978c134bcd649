/** People of a shop with what each owns, spent and studied: part by part, or one (D138). */
import {
  arrayContains,
  arrayOverlaps,
  and,
  asc,
  countDistinct,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import type { PeopleSort } from '#schemas/api/console/people.ts';
import { entitlement, isRunning } from '#server/areas/access/area.ts';
import { appUser, matchesPerson, type Role, type UserRow } from '#server/areas/identity/area.ts';
import { learningRecord } from '#server/areas/learning/area.ts';
import { shopOrder } from '#server/areas/orders/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import {
  byNumber,
  byWords,
  orderOf,
  readPart,
  type ListOrder,
  type SortKeys,
} from '#server/kernel/db/list-order.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export type PeopleStore = ReturnType<typeof createPeopleStore>;

interface PeopleFilter {
  q: string | undefined;
  roles: readonly Role[] | undefined;
  isDisabled?: boolean | undefined;
  /** Those who own it now. */
  goodsId?: string | undefined;
}

/** What came in and stayed, by buyer. */
const moneyOf = (db: Database, appId: string, userIds?: readonly string[]) =>
  db
    .select({
      userId: shopOrder.userId,
      spending: sql<number>`sum(${shopOrder.amount} - ${shopOrder.refunded})`.mapWith(Number).as('spent'),
      orders: sql<number>`count(*)`.mapWith(Number).as('orders'),
    })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.appId, appId),
        userIds === undefined ? undefined : inArray(shopOrder.userId, [...userIds]),
        isNotNull(shopOrder.paidAt),
      ),
    )
    .groupBy(shopOrder.userId)
    .as('money');

/** What was studied, by learner. */
const studyOf = (db: Database, appId: string, userIds?: readonly string[]) =>
  db
    .select({
      userId: learningRecord.userId,
      studiedMs: sql<number>`sum(${learningRecord.creditedMs})::bigint`.mapWith(Number).as('studied_ms'),
      lastAt: sql<number>`max(${learningRecord.lastLearnAt})`.mapWith(Number).as('last_at'),
    })
    .from(learningRecord)
    .where(
      and(
        eq(learningRecord.appId, appId),
        userIds === undefined ? undefined : inArray(learningRecord.userId, [...userIds]),
      ),
    )
    .groupBy(learningRecord.userId)
    .as('study');

/** Everybody of a shop. A sum is counted for all of them only where the list is sorted by it: the database leaves out a join nothing reads. */
function readPeople(db: Database, appId: string) {
  const [money, study] = [moneyOf(db, appId), studyOf(db, appId)];
  const keys: SortKeys<PeopleSort> = {
    joined_ts: byNumber(appUser.createdAt, appUser.id),
    nickname: byWords(appUser.nickname, appUser.id),
    spent: byNumber(sql<number>`coalesce(${money.spending}, 0)`, appUser.id),
    studied_s: byNumber(sql<number>`coalesce(${study.studiedMs}, 0)`, appUser.id),
  };
  const select = (order: ListOrder) =>
    db
      .select({
        id: appUser.id,
        nickname: appUser.nickname,
        avatar: appUser.avatar,
        phone: appUser.phone,
        email: appUser.email,
        roles: appUser.roles,
        disabledAt: appUser.disabledAt,
        createdAt: appUser.createdAt,
        sortKey: order.sortKey,
      })
      .from(appUser)
      .leftJoin(money, eq(money.userId, appUser.id))
      .leftJoin(study, eq(study.userId, appUser.id));
  return { keys, select };
}

/** What a person bought, studied and has now. */
interface PersonSums {
  /** Fen. */
  spending: number;
  orders: number;
  studiedMs: number;
  /** Unix milliseconds, 0 for never. */
  lastStudyAt: number;
  ownedCount: number;
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof readPeople>['select']>>[number] & PersonSums;

export function createPeopleStore(db: Database, clock: Clock) {
  /** How many goods each of these people has now. */
  async function ownedBy(appId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select({ userId: entitlement.userId, owned: countDistinct(entitlement.resourceId) })
      .from(entitlement)
      .where(
        and(inArray(entitlement.userId, [...userIds]), isRunning(appId, entitlement.userId, clock.now())),
      )
      .groupBy(entitlement.userId);
    return new Map(rows.map(({ userId, owned }) => [userId, owned]));
  }
  async function withSums<Row extends { id: string }>(appId: string, rows: readonly Row[]) {
    const ids = rows.map(({ id }) => id);
    const [ownedCounts, moneyRows, studyRows] =
      ids.length === 0
        ? [new Map<string, number>(), [], []]
        : await Promise.all([
            ownedBy(appId, ids),
            db.select().from(moneyOf(db, appId, ids)),
            db.select().from(studyOf(db, appId, ids)),
          ]);
    const money = new Map(moneyRows.map((row) => [row.userId, row]));
    const study = new Map(studyRows.map((row) => [row.userId, row]));
    return rows.map((row) => ({
      ...row,
      spending: money.get(row.id)?.spending ?? 0,
      orders: money.get(row.id)?.orders ?? 0,
      studiedMs: study.get(row.id)?.studiedMs ?? 0,
      lastStudyAt: study.get(row.id)?.lastAt ?? 0,
      ownedCount: ownedCounts.get(row.id) ?? 0,
    }));
  }
  const owns = (appId: string, goodsId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(entitlement)
        .where(and(eq(entitlement.resourceId, goodsId), isRunning(appId, appUser.id, clock.now()))),
    );
  return {
    /** Who runs the installation, of whatever shop. */
    operators: async (): Promise<UserRow[]> => {
      const rows = await db
        .select()
        .from(appUser)
        .where(arrayContains(appUser.roles, ['operator']))
        .orderBy(appUser.appId, appUser.id);
      return rows.map(({ id, appId, phone, nickname, avatar, roles, disabledAt }) => ({
        id,
        appId,
        phone,
        nickname,
        avatar,
        roles,
        disabledAt: disabledAt ?? undefined,
      }));
    },
    /** In one of its orders, after a cursor where there is one. */
    async part(
      appId: string,
      { q, roles, isDisabled, goodsId }: PeopleFilter,
      place: SortedPlace<PeopleSort>,
    ): Promise<{ rows: PersonRow[]; total: number; next?: string }> {
      const { keys, select } = readPeople(db, appId);
      const order = orderOf(keys, place.sort);
      const matches = and(
        eq(appUser.appId, appId),
        roles === undefined ? undefined : arrayOverlaps(appUser.roles, [...roles]),
        isDisabled === undefined ? undefined : (isDisabled ? isNotNull : isNull)(appUser.disabledAt),
        goodsId === undefined ? undefined : owns(appId, goodsId),
        matchesPerson({ q, findsPhones: true }, [appUser.nickname, appUser.id]),
      );
      const part = await readPart(db, () => select(order), {
        order,
        place,
        matches,
        count: () => db.$count(appUser, matches),
        idOf: ({ id }) => id,
      });
      return { ...part, rows: await withSums(appId, part.rows) };
    },
    /** The first of those whose name holds these words: names alone are looked in, so that nobody finds out whose a phone is. */
    async byName(
      appId: string,
      q: string | undefined,
      limit: number,
    ): Promise<{ rows: { id: string; nickname: string }[]; total: number }> {
      const matches = and(
        eq(appUser.appId, appId),
        isNull(appUser.disabledAt),
        containsWords(q, [appUser.nickname]),
      );
      const rows = await db
        .select({ id: appUser.id, nickname: appUser.nickname })
        .from(appUser)
        .where(matches)
        .orderBy(asc(appUser.nickname), asc(appUser.id))
        .limit(limit);
      return { rows, total: await db.$count(appUser, matches) };
    },
    async byId(appId: string, id: string): Promise<PersonRow | undefined> {
      if (!isStorable(id)) return undefined;
      const { keys, select } = readPeople(db, appId);
      const rows = await select(orderOf(keys, '-joined_ts')).where(
        and(eq(appUser.appId, appId), eq(appUser.id, id)),
      );
      const [row] = await withSums(appId, rows);
      return row;
    },
  };
}
