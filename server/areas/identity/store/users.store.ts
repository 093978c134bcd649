/** People of a shop. */
import { and, arrayContains, asc, eq, or, sql } from 'drizzle-orm';
import { deskRoleOf } from '../rules/viewer.ts';
import type { UserRow, UserStore } from '../ports/users.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { loginTicket } from '../tables/login.ts';
import { appUser } from '../tables/users.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** What is read of a person with whatever else is asked for. */
export const USER_COLUMNS = {
  id: appUser.id,
  appId: appUser.appId,
  phone: appUser.phone,
  nickname: appUser.nickname,
  avatar: appUser.avatar,
  roles: appUser.roles,
  disabledAt: appUser.disabledAt,
};

type Row = Omit<UserRow, 'disabledAt'> & { disabledAt: number | null };

export const readUser = ({ disabledAt, ...row }: Row): UserRow => ({
  ...row,
  disabledAt: disabledAt ?? undefined,
});

/** An address that an owner of the shop made before does not sign in as who runs the installation now (ADR-790). */
async function spendInvitations(tx: Database, appId: string, userId: string): Promise<void> {
  const isOfPerson = sql`${loginTicket.payload} ->> 'userId' = ${userId}`;
  await tx
    .delete(loginTicket)
    .where(and(eq(loginTicket.appId, appId), eq(loginTicket.kind, 'invitation'), isOfPerson));
}

export function createUserStore(db: Database): UserStore {
  return {
    byId: async (appId, id) => {
      if (!isStorable(id)) return undefined;
      const rows = await db
        .select(USER_COLUMNS)
        .from(appUser)
        .where(and(eq(appUser.appId, appId), eq(appUser.id, id)));
      return rows[0] === undefined ? undefined : readUser(rows[0]);
    },
    list: async (appId) => {
      const rows = await db
        .select(USER_COLUMNS)
        .from(appUser)
        .where(eq(appUser.appId, appId))
        .orderBy(asc(appUser.phone));
      return rows.map(readUser);
    },
    setRole: (appId, id, { role, on }) =>
      db.transaction(async (tx) => {
        const isPerson = and(eq(appUser.appId, appId), eq(appUser.id, id));
        // Held, so that of two changes at once none is lost.
        const [row] = await tx.select({ roles: appUser.roles }).from(appUser).where(isPerson).for('update');
        if (row === undefined || row.roles.includes(role) === on) return false;
        const roles = on ? [...row.roles, role] : row.roles.filter((one) => one !== role);
        await tx.update(appUser).set({ roles }).where(isPerson);
        if (role === 'operator' && on) await spendInvitations(tx, appId, id);
        return true;
      }),
    setDisabled: async (appId, id, disabledAt) => {
      await db
        .update(appUser)
        .set({ disabledAt })
        .where(and(eq(appUser.appId, appId), eq(appUser.id, id)));
    },
    setDeskRole: (appId, id, role) =>
      db.transaction(async (tx) => {
        const [ofShop, isOwner] = [eq(appUser.appId, appId), arrayContains(appUser.roles, ['owner'])];
        // All owners are held, in one order, so that of two who leave at once one stays.
        const rows = await tx
          .select({ id: appUser.id, roles: appUser.roles })
          .from(appUser)
          .where(and(ofShop, or(isOwner, eq(appUser.id, id))))
          .orderBy(appUser.id)
          .for('update');
        const person = rows.find((row) => row.id === id);
        if (person === undefined) return { outcome: 'no-person' };
        const before = deskRoleOf(person) ?? '';
        if (before === role) return { outcome: 'set', before };
        const others = rows.filter((row) => row.id !== id && row.roles.includes('owner'));
        if (before === 'owner' && role !== 'owner' && others.length === 0) return { outcome: 'last-owner' };
        const roles = person.roles.filter((one) => deskRoleOf({ roles: [one] }) === undefined);
        // Who has no desk any more runs nothing there.
        const all = role === '' ? roles.filter((one) => one !== 'operator') : [...roles, role];
        await tx
          .update(appUser)
          .set({ roles: all })
          .where(and(ofShop, eq(appUser.id, id)));
        return { outcome: 'set', before };
      }),
  };
}
