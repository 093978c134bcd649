/** Social accounts of people: one of a provider belongs to one person, and is never taken over (requirement 20). */
import { and, asc, eq } from 'drizzle-orm';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { ChannelStore } from '../ports/accounts.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readAccount } from './accounts.store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { appUser, userChannel } from '../tables/users.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const NICKNAME_MAX = 100;

const COLUMNS = {
  provider: userChannel.provider,
  externalId: userChannel.externalId,
  userId: userChannel.userId,
  nickname: userChannel.nickname,
};

function listOf(db: Database, appId: string, userId: string) {
  return db
    .select(COLUMNS)
    .from(userChannel)
    .where(and(eq(userChannel.appId, appId), eq(userChannel.userId, userId)))
    .orderBy(asc(userChannel.createdAt), asc(userChannel.provider));
}

async function remove(
  db: Database,
  appId: string,
  userId: string,
  provider: QrProviderName,
): Promise<boolean> {
  const rows = await db
    .delete(userChannel)
    .where(
      and(eq(userChannel.appId, appId), eq(userChannel.userId, userId), eq(userChannel.provider, provider)),
    )
    .returning({ userId: userChannel.userId });
  return rows.length > 0;
}

/** The person's row is held meanwhile: of two that go at once neither may count on the other. */
async function removeIf(
  tx: Database,
  ...[appId, userId, provider, mayGo]: Parameters<ChannelStore['removeIf']>
): Promise<'removed' | 'missing' | 'kept'> {
  const [person] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.appId, appId), eq(appUser.id, userId)))
    .for('update');
  const bindings = await listOf(tx, appId, userId);
  const others = bindings.filter((one) => one.provider !== provider);
  if (person === undefined || others.length === bindings.length) return 'missing';
  if (!mayGo(readAccount(person), others)) return 'kept';
  await remove(tx, appId, userId, provider);
  return 'removed';
}

export function createChannelStore(db: Database, clock: Clock): ChannelStore {
  return {
    find: async (appId, provider, externalId) => {
      if (!isStorable(externalId)) return undefined;
      const rows = await db
        .select(COLUMNS)
        .from(userChannel)
        .where(
          and(
            eq(userChannel.appId, appId),
            eq(userChannel.provider, provider),
            eq(userChannel.externalId, externalId),
          ),
        );
      return rows[0];
    },
    of: (appId, userId) => listOf(db, appId, userId),
    add: async (appId, channel) => {
      const rows = await db
        .insert(userChannel)
        .values({
          ...channel,
          appId,
          nickname: storable(channel.nickname, NICKNAME_MAX),
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning({ userId: userChannel.userId });
      return rows.length === 0 ? 'taken' : 'added';
    },
    remove: (appId, userId, provider) => remove(db, appId, userId, provider),
    removeIf: (...parameters) => db.transaction((tx) => removeIf(tx, ...parameters)),
  };
}
