/** Who is in a room: since when, how long, and what was done about them (D102, D104). */
import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { CLOCK_SLACK_MS } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { liveMember } from '../tables/rooms.ts';
import type { RoomKey } from './log.store.ts';

export type MemberRow = typeof liveMember.$inferSelect;
export type MemberChange = Partial<Omit<MemberRow, 'appId' | 'aliveId' | 'userId' | 'roomUserId'>>;

type RoomPerson = Pick<MemberRow, 'userId' | 'roomUserId'>;

export type LiveMemberStore = ReturnType<typeof createLiveMemberStore>;

const isIn = ({ appId, aliveId }: RoomKey, userId: string) =>
  and(eq(liveMember.appId, appId), eq(liveMember.aliveId, aliveId), eq(liveMember.userId, userId));

/** As `isMuted` in the rules. */
const isBanned = (now: number) =>
  or(
    eq(liveMember.isKicked, true),
    eq(liveMember.mutedUntil, -1),
    and(gt(liveMember.mutedUntil, now), lte(liveMember.mutedAt, now + CLOCK_SLACK_MS)),
  );

const LISTED = 500;

export function createLiveMemberStore(db: Database) {
  const add = async (key: RoomKey, people: readonly RoomPerson[]): Promise<void> => {
    if (people.length === 0) return;
    const rows = people.map(({ userId, roomUserId }) => ({ ...key, userId, roomUserId }));
    await db.insert(liveMember).values(rows).onConflictDoNothing();
  };
  return {
    of: async (key: RoomKey, userId: string): Promise<MemberRow | undefined> => {
      const [row] = await db.select().from(liveMember).where(isIn(key, userId));
      return row;
    },
    /** Writes down those who are not. */
    add,
    /** Writes them down where they are not, and holds their row until the transaction ends. */
    lock: async (key: RoomKey, person: RoomPerson) => {
      const lockRow = () => db.select().from(liveMember).where(isIn(key, person.userId)).for('update');
      const [member] = await lockRow();
      if (member !== undefined) return member;
      await add(key, [person]);
      const [row] = await lockRow();
      if (row === undefined)
        throw new Error('A member of a room was not found where they were just written.');
      return row;
    },
    /** When their timed preview began: now, unless it did before. A moment in the future is of a clock that ran ahead. */
    startPreview: async (key: RoomKey, person: RoomPerson, now: number): Promise<MemberRow> => {
      const { previewStartedAt: startedAt } = liveMember;
      const isUnset = or(eq(startedAt, 0), gt(startedAt, now));
      const set = { previewStartedAt: sql`case when ${isUnset} then ${now}::bigint else ${startedAt} end` };
      const target = [liveMember.appId, liveMember.aliveId, liveMember.userId];
      const [row] = await db
        .insert(liveMember)
        .values({ ...key, ...person, previewStartedAt: now })
        .onConflictDoUpdate({ target, set })
        .returning();
      if (row === undefined) throw new Error('A member of a room was not written.');
      return row;
    },
    change: async (key: RoomKey, userId: string, change: MemberChange): Promise<void> => {
      await db.update(liveMember).set(change).where(isIn(key, userId));
    },
    /** When these people last said something. */
    said: async ({ appId, aliveId }: RoomKey, userIds: readonly string[], at: number): Promise<void> => {
      if (userIds.length === 0) return;
      const isTheirs = inArray(liveMember.userId, [...userIds]);
      await db
        .update(liveMember)
        .set({ saidAt: at })
        .where(and(eq(liveMember.appId, appId), eq(liveMember.aliveId, aliveId), isTheirs));
    },
    /** By the name others know them by. */
    named: async ({ appId, aliveId }: RoomKey, roomUserId: string): Promise<MemberRow | undefined> => {
      if (!isStorable(roomUserId)) return undefined;
      const [row] = await db
        .select()
        .from(liveMember)
        .where(
          and(
            eq(liveMember.appId, appId),
            eq(liveMember.aliveId, aliveId),
            eq(liveMember.roomUserId, roomUserId),
          ),
        );
      return row;
    },
    /** Who may not write, or not be here, the last of them first. */
    banned: ({ appId, aliveId }: RoomKey, now: number): Promise<MemberRow[]> =>
      db
        .select()
        .from(liveMember)
        .where(and(eq(liveMember.appId, appId), eq(liveMember.aliveId, aliveId), isBanned(now)))
        .orderBy(desc(liveMember.lastEnteredAt))
        .limit(LISTED),
    /** Of these people in rooms of a shop those who are silenced or were sent out. */
    bannedAmong: (
      appId: string,
      userIds: readonly string[],
      now: number,
    ): Promise<Pick<MemberRow, 'aliveId' | 'userId'>[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .select({ aliveId: liveMember.aliveId, userId: liveMember.userId })
            .from(liveMember)
            .where(and(eq(liveMember.appId, appId), inArray(liveMember.userId, [...userIds]), isBanned(now))),
    watched: async (key: RoomKey, userId: string, seconds: number, until: number): Promise<void> => {
      await db
        .update(liveMember)
        .set({ watchedSeconds: sql`${liveMember.watchedSeconds} + ${seconds}`, creditedAt: until })
        .where(isIn(key, userId));
    },
  };
}
