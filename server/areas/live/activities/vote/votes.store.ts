/** Votes of live rooms: one answer a person, by the primary key. */
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { liveVote, liveVoteCast } from '../../tables/votes.ts';
import type { RoomKey } from '../../store/log.store.ts';

export type VoteRow = typeof liveVote.$inferSelect;
export type VoteStore = ReturnType<typeof createVoteStore>;

interface VoteKey {
  appId: string;
  voteId: string;
}

const isVote = ({ appId, voteId }: VoteKey) => and(eq(liveVote.appId, appId), eq(liveVote.id, voteId));
const isOf = ({ appId, voteId }: VoteKey) =>
  and(eq(liveVoteCast.appId, appId), eq(liveVoteCast.voteId, voteId));

export function createVoteStore(db: Database) {
  const isRoom = ({ appId, aliveId }: RoomKey) =>
    and(eq(liveVote.appId, appId), eq(liveVote.aliveId, aliveId));
  return {
    /** Those before it end now; `within` is part of the transaction. */
    start: (row: Omit<VoteRow, 'endedAt'>, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        await tx
          .update(liveVote)
          .set({ endedAt: row.startedAt })
          .where(and(isRoom(row), isNull(liveVote.endedAt)));
        await tx.insert(liveVote).values(row);
        await within(tx);
      }),
    /** Undefined for a vote of another room. */
    ofRoom: async (key: RoomKey, voteId: string): Promise<VoteRow | undefined> =>
      (
        await db
          .select()
          .from(liveVote)
          .where(and(isVote({ appId: key.appId, voteId }), eq(liveVote.aliveId, key.aliveId)))
      )[0],
    byId: async (key: VoteKey): Promise<VoteRow | undefined> =>
      (await db.select().from(liveVote).where(isVote(key)))[0],
    last: async (key: RoomKey): Promise<VoteRow | undefined> =>
      (await db.select().from(liveVote).where(isRoom(key)).orderBy(desc(liveVote.startedAt)).limit(1))[0],
    list: (key: RoomKey) => db.select().from(liveVote).where(isRoom(key)).orderBy(asc(liveVote.startedAt)),
    /** False where it was ended before; `within` is part of the transaction. */
    end: (key: VoteKey, at: number, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .update(liveVote)
          .set({ endedAt: at })
          .where(and(isVote(key), isNull(liveVote.endedAt)))
          .returning({ id: liveVote.id });
        if (rows.length > 0) await within(tx);
        return rows.length > 0;
      }),
    /** What was said first stays; `closed` where it ended. The vote's row is held, so that nothing is counted after its end. */
    cast: (key: VoteKey, userId: string, options: number[], at: number): Promise<'cast' | 'closed'> =>
      db.transaction(async (tx) => {
        const [vote] = await tx.select().from(liveVote).where(isVote(key)).for('share');
        if (vote?.endedAt !== null) return 'closed';
        await tx
          .insert(liveVoteCast)
          .values({ ...key, userId, options, at })
          .onConflictDoNothing();
        return 'cast';
      }),
    async mine(key: VoteKey, userId: string): Promise<number[]> {
      const [row] = await db
        .select({ options: liveVoteCast.options })
        .from(liveVoteCast)
        .where(and(isOf(key), eq(liveVoteCast.userId, userId)));
      return row?.options ?? [];
    },
    /** How often each of `length` options was chosen, and by how many people in all. */
    async counts(key: VoteKey, length: number): Promise<{ counts: number[]; voters: number }> {
      const option = sql`json_array_elements_text(${liveVoteCast.options})`;
      const rows = await db
        .select({ option: sql<string>`${option}`, count: count() })
        .from(liveVoteCast)
        .where(isOf(key))
        .groupBy(option);
      const [people] = await db.select({ voters: count() }).from(liveVoteCast).where(isOf(key));
      const counts = Array.from({ length }, () => 0);
      for (const row of rows) counts[Number(row.option)] = Number(row.count);
      return { counts, voters: people?.voters ?? 0 };
    },
    forget: async ({ appId, userId }: Person): Promise<void> => {
      await db
        .update(liveVoteCast)
        .set({ userId: randomId('gone') })
        .where(and(eq(liveVoteCast.appId, appId), eq(liveVoteCast.userId, userId)));
    },
  };
}
