/** Social accounts of people: one of a provider belongs to one person, and is never taken over (requirement 20). */
import { and, asc, eq } from 'drizzle-orm';
import type { ChannelStore } from '../domain/ports/accounts.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { Database } from './db.ts';
import { userChannel } from './schema/users.ts';
import { isStorable, storable } from './text.ts';

const NICKNAME_MAX = 100;

const COLUMNS = {
  provider: userChannel.provider,
  externalId: userChannel.externalId,
  userId: userChannel.userId,
  nickname: userChannel.nickname,
};

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
    of: (appId, userId) =>
      db
        .select(COLUMNS)
        .from(userChannel)
        .where(and(eq(userChannel.appId, appId), eq(userChannel.userId, userId)))
        .orderBy(asc(userChannel.createdAt), asc(userChannel.provider)),
    add: async (appId, channel) => {
      const made = await db
        .insert(userChannel)
        .values({
          ...channel,
          appId,
          nickname: storable(channel.nickname, NICKNAME_MAX),
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning({ userId: userChannel.userId });
      return made.length === 0 ? 'taken' : 'added';
    },
    remove: async (appId, userId, provider) => {
      const gone = await db
        .delete(userChannel)
        .where(
          and(
            eq(userChannel.appId, appId),
            eq(userChannel.userId, userId),
            eq(userChannel.provider, provider),
          ),
        )
        .returning({ userId: userChannel.userId });
      return gone.length > 0;
    },
  };
}
