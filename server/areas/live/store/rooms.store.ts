/** Reads rooms with their logs; what is written goes through log.store.ts. */
import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { msOf } from '#schemas/time.ts';
import { liveFactsOf, type LiveFacts } from '#server/areas/catalogue/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { liveEvent, liveMember, liveRoom } from '../tables/rooms.ts';
import { holdRoom, type EventRow, type RoomKey, type RoomRow } from './log.store.ts';
import type { MemberRow } from './members.store.ts';

export interface RoomRead {
  row: RoomRow;
  facts: LiveFacts;
}

export type LiveRoomStore = ReturnType<typeof createLiveRoomStore>;

/** Under which names of their own people sent messages. */
export interface SentAs {
  userIds: readonly string[];
  refs: readonly string[];
  /** Unix milliseconds. */
  since: number;
}

/** A part of the log by its moments; of all kinds where none are named. */
interface Stretch {
  from: number;
  to: number;
  after: number;
  kinds: readonly EventRow['kind'][] | undefined;
  /** Held by the messages wanted, whatever their case. */
  words?: string | undefined;
  limit: number;
}

const isOf = ({ appId, aliveId }: RoomKey) => and(eq(liveEvent.appId, appId), eq(liveEvent.aliveId, aliveId));

/** What was taken back holds nothing. */
const holds = (words: string) =>
  isStorable(words)
    ? and(eq(liveEvent.standing, 'shown'), sql`strpos(lower(${liveEvent.content}), lower(${words})) > 0`)
    : sql`false`;

export function createLiveRoomStore(db: Database) {
  return {
    /** The one way to write: `work` makes its stores over `tx`. */
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    /** Rooms of one shop that are there. */
    rooms: async (appId: string, aliveIds: readonly string[]): Promise<RoomRead[]> => {
      const ids = aliveIds.filter(isStorable);
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(liveRoom)
        .where(and(eq(liveRoom.appId, appId), inArray(liveRoom.aliveId, ids)));
      // After the rooms: what stands with the good is as new as the version it is told by.
      const facts = await liveFactsOf(db, appId, ids);
      return rows.flatMap((row) => {
        const own = facts.get(row.aliveId);
        return own === undefined ? [] : [{ row, facts: own }];
      });
    },
    /** The room of a live good nobody has opened yet; true where it is there then. */
    begin: async ({ appId, aliveId }: RoomKey): Promise<boolean> => {
      if (!isStorable(aliveId)) return false;
      const facts = (await liveFactsOf(db, appId, [aliveId])).get(aliveId);
      if (facts === undefined) return false;
      const epoch = randomBytes(6).toString('hex');
      // A good that was sold as being on air already: its log counts from when it says it began.
      const startedAt = facts.aliveState === LIVE_STATE.live ? msOf(facts.startTs) : null;
      await db
        .insert(liveRoom)
        .values({ appId, aliveId, aliveType: ALIVE_TYPE.push, epoch, startedAt })
        .onConflictDoNothing();
      return true;
    },
    /** First to last. */
    eventsAfter: (key: RoomKey, offset: number, limit: number): Promise<EventRow[]> =>
      db
        .select()
        .from(liveEvent)
        .where(and(isOf(key), gt(liveEvent.offset, offset)))
        .orderBy(asc(liveEvent.offset))
        .limit(limit),
    /** The last of the log, first to last. */
    lastEvents: async (key: RoomKey, limit: number): Promise<EventRow[]> => {
      const rows = await db
        .select()
        .from(liveEvent)
        .where(isOf(key))
        .orderBy(desc(liveEvent.offset))
        .limit(limit);
      return rows.toReversed();
    },
    eventsAt: (key: RoomKey, offsets: readonly number[]): Promise<EventRow[]> =>
      offsets.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(liveEvent)
            .where(and(isOf(key), inArray(liveEvent.offset, [...offsets]))),
    /** Of a stretch of the recording, first to last by moment. */
    eventsBetween: (key: RoomKey, { from, to, after, kinds, words, limit }: Stretch): Promise<EventRow[]> =>
      db
        .select()
        .from(liveEvent)
        .where(
          and(
            isOf(key),
            gte(liveEvent.offsetMs, from),
            lt(liveEvent.offsetMs, to),
            gt(liveEvent.offset, after),
            kinds === undefined ? undefined : inArray(liveEvent.kind, [...kinds]),
            words === undefined ? undefined : holds(words),
          ),
        )
        .orderBy(asc(liveEvent.offset))
        .limit(limit),
    event: async ({ appId, aliveId }: RoomKey, id: string): Promise<EventRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const [row] = await db
        .select()
        .from(liveEvent)
        .where(and(eq(liveEvent.appId, appId), eq(liveEvent.id, id), eq(liveEvent.aliveId, aliveId)));
      return row;
    },
    /** What one person wrote, newest first. */
    eventsBy: (
      { appId, aliveId }: RoomKey,
      person: { userId: string; roomUserId: string },
      limit: number,
    ): Promise<EventRow[]> =>
      db
        .select()
        .from(liveEvent)
        .where(
          and(
            eq(liveEvent.appId, appId),
            eq(liveEvent.aliveId, aliveId),
            or(eq(liveEvent.userId, person.userId), eq(liveEvent.roomUserId, person.roomUserId)),
          ),
        )
        .orderBy(desc(liveEvent.offset))
        .limit(limit),
    recall: async ({ appId }: RoomKey, id: string): Promise<boolean> => {
      const rows = await db
        .update(liveEvent)
        .set({ standing: 'recalled' })
        .where(and(eq(liveEvent.appId, appId), eq(liveEvent.id, id), eq(liveEvent.standing, 'shown')))
        .returning({ id: liveEvent.id });
      return rows.length > 0;
    },
    /** Holds the room until the transaction ends. */
    lockRoom: (key: RoomKey): Promise<RoomRow | undefined> => holdRoom(db, key),
    /**
     * Holds the room's row and those of people in it until the transaction ends, in one go and the room first: what they
     * write is judged by both. Undefined where none of them was ever there.
     */
    lockFor: async (
      key: RoomKey,
      userIds: readonly string[],
    ): Promise<{ room: RoomRow; members: MemberRow[] } | undefined> => {
      const rows = await db
        .select({ room: liveRoom, member: liveMember })
        .from(liveRoom)
        .innerJoin(
          liveMember,
          and(eq(liveMember.appId, liveRoom.appId), eq(liveMember.aliveId, liveRoom.aliveId)),
        )
        .where(
          and(
            eq(liveRoom.appId, key.appId),
            eq(liveRoom.aliveId, key.aliveId),
            inArray(liveMember.userId, [...userIds]),
          ),
        )
        .for('update');
      const [first] = rows;
      return first === undefined
        ? undefined
        : { room: first.room, members: rows.map(({ member }) => member) };
    },
    /** Messages these people sent since then under these names of their own, the newest first. */
    sentAs: ({ appId, aliveId }: RoomKey, { userIds, refs, since }: SentAs): Promise<EventRow[]> =>
      db
        .select()
        .from(liveEvent)
        .where(
          and(
            eq(liveEvent.appId, appId),
            inArray(liveEvent.userId, [...userIds]),
            eq(liveEvent.aliveId, aliveId),
            inArray(liveEvent.ref, [...refs]),
            gte(liveEvent.at, since),
          ),
        )
        .orderBy(desc(liveEvent.offset)),
  };
}
