/** The private half of people: how they log in and what they say of themselves. */
import { and, asc, count, eq, gte, ilike, ne, type SQL } from 'drizzle-orm';
import type { AccountChange, AccountRow, AccountStore } from '../ports/accounts.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { appUser } from '../tables/users.ts';
import { changeWaysIn } from './change-ways-in.ts';
import { isUniqueViolation } from '#server/kernel/db/store-error.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const COMPANY_TEXT_MAX = 50;

type Row = typeof appUser.$inferSelect;

export function readAccount({
  account,
  email,
  passwordHash,
  agreedAt,
  disabledAt,
  deleteAt,
  ...row
}: Row): AccountRow {
  return {
    ...row,
    account: account ?? undefined,
    email: email ?? undefined,
    passwordHash: passwordHash ?? undefined,
    agreedAt: agreedAt ?? undefined,
    disabledAt: disabledAt ?? undefined,
    deleteAt: deleteAt ?? undefined,
  };
}

const isPerson = (appId: string, id: string) => and(eq(appUser.appId, appId), eq(appUser.id, id));
/** In LIKE these two stand for other letters. */
const literal = (text: string) => text.replace(/[\\%_]/g, (one) => `\\${one}`);

export function createAccountStore(db: Database, clock: Clock): AccountStore {
  const find = async (appId: string, condition: SQL): Promise<AccountRow | undefined> => {
    const rows = await db
      .select()
      .from(appUser)
      .where(and(eq(appUser.appId, appId), condition));
    return rows[0] === undefined ? undefined : readAccount(rows[0]);
  };
  const by =
    (column: typeof appUser.id | typeof appUser.phone | typeof appUser.account | typeof appUser.email) =>
    (appId: string, value: string) =>
      isStorable(value) ? find(appId, eq(column, value)) : Promise.resolve(undefined);
  const byPhone = by(appUser.phone);
  return {
    byId: by(appUser.id),
    byPhone,
    byAccount: by(appUser.account),
    byEmail: by(appUser.email),
    create: async (appId, { phone, nickname, avatar }) => {
      const rows = await db
        .insert(appUser)
        .values({
          appId,
          id: randomId('u'),
          phone,
          nickname: storable(nickname, 100),
          avatar,
          roles: ['learner'],
          createdAt: clock.now(),
        })
        .onConflictDoNothing({ target: [appUser.appId, appUser.phone] })
        .returning();
      if (rows[0] !== undefined) return { isNew: true, account: readAccount(rows[0]) };
      const account = await byPhone(appId, phone);
      if (account === undefined) throw new Error('An account that was there is gone.');
      return { isNew: false, account };
    },
    change: async (appId, id, change: AccountChange) => {
      if (Object.keys(change).length === 0) return 'changed';
      try {
        const rows = await db
          .update(appUser)
          .set(change)
          .where(isPerson(appId, id))
          .returning({ id: appUser.id });
        return rows.length === 0 ? 'missing' : 'changed';
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      }
    },
    changeWaysIn: (...parameters) => changeWaysIn(db, clock, ...parameters),
    companies: async (appId, { text, namedBy, limit }) => {
      const rows = await db
        .select({ company: appUser.company })
        .from(appUser)
        .where(
          and(
            eq(appUser.appId, appId),
            ne(appUser.company, ''),
            ilike(appUser.company, `%${literal(storable(text, COMPANY_TEXT_MAX))}%`),
          ),
        )
        .groupBy(appUser.company)
        .having(gte(count(), namedBy))
        .orderBy(asc(appUser.company))
        .limit(limit);
      return rows.map(({ company }) => company);
    },
  };
}
