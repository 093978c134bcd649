/** The one door to the log of a room: an event is numbered under its room's row, in the transaction that keeps it (ADR-360). */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import { defineCounter } from '#server/kernel/metrics/counters.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import { liveEvent, liveRoom } from '../tables/rooms.ts';
import { presentEvent } from '../rules/present-event.ts';

/** Which room. */
export interface RoomKey {
  appId: string;
  aliveId: string;
}

export type EventRow = typeof liveEvent.$inferSelect;
export type RoomRow = typeof liveRoom.$inferSelect;

/** What is known of an event before it has a place. */
export type NewEvent = Pick<EventRow, 'kind' | 'content'> &
  Partial<Pick<EventRow, 'id' | 'data' | 'ref' | 'userId' | 'roomUserId' | 'nickname' | 'avatar' | 'role'>>;

/** An event and what of the room changes with it; the change may name the place the event was given, and begin from the row, held. */
export interface Append {
  event: NewEvent;
  change?: RoomChange | ((offset: number, room: RoomRow) => RoomChange);
  /** The room's row, where the caller's transaction holds it. */
  lockedRoom?: RoomRow;
}

export interface LogEntry {
  event: LiveEvent;
  room: RoomRow;
}

/** Changes of the room that go with an event, such as the slide it turns to. */
export type RoomChange = Partial<Omit<RoomRow, 'appId' | 'aliveId' | 'epoch' | 'lastOffset' | 'version'>>;

const roomEvents = defineCounter(
  'live_events_total',
  'Events of live rooms, by kind: messages, entries, slides.',
  ['kind'],
);

export const newEventId = (): string => `m_${randomUUID().replaceAll('-', '')}`;

const isRoom = ({ appId, aliveId }: RoomKey) => and(eq(liveRoom.appId, appId), eq(liveRoom.aliveId, aliveId));

/** Locks the room until the transaction ends. Every writer of its log takes this lock first. */
export async function holdRoom(tx: Database, key: RoomKey): Promise<RoomRow | undefined> {
  const [row] = await tx.select().from(liveRoom).where(isRoom(key)).for('update');
  return row;
}

function rowOf(key: RoomKey, event: NewEvent, { startedAt }: RoomRow, offset: number, at: number): EventRow {
  return {
    data: {},
    userId: null,
    roomUserId: '',
    nickname: '',
    avatar: '',
    role: 'viewer',
    ref: '',
    standing: 'shown',
    id: newEventId(),
    ...event,
    ...key,
    offset,
    offsetMs: at - (startedAt ?? at),
    at,
  };
}

/**
 * Appends events one after the other to a room the caller's transaction holds, counted and kept in one statement: a crowd
 * that writes waits for each round trip. The caller tells the sockets once its transaction is through (`deps.live.tell`).
 */
export async function appendEvents(
  tx: Database,
  clock: Clock,
  key: RoomKey,
  { events, lockedRoom }: { events: readonly NewEvent[]; lockedRoom: RoomRow },
): Promise<{ events: LiveEvent[]; room: RoomRow }> {
  if (events.length === 0) return { events: [], room: lockedRoom };
  const at = clock.now();
  const { lastOffset } = lockedRoom;
  const rows = events.map((event, place) => rowOf(key, event, lockedRoom, lastOffset + place + 1, at));
  const count = tx
    .update(liveRoom)
    .set({ lastOffset: lastOffset + rows.length })
    .where(isRoom(key))
    .returning();
  await tx.with(tx.$with('counted').as(count)).insert(liveEvent).values(rows);
  await afterCommit(tx, () => rows.forEach(({ kind }) => roomEvents.add({ kind })));
  return { events: rows.map(presentEvent), room: { ...lockedRoom, lastOffset: lastOffset + rows.length } };
}

/** Appends an event and changes the room with it, as one; undefined where there is no such room. */
export async function appendEvent(
  tx: Database,
  clock: Clock,
  key: RoomKey,
  { event, change = {}, lockedRoom }: Append,
): Promise<LogEntry | undefined> {
  const before = lockedRoom ?? (await holdRoom(tx, key));
  if (before === undefined) return undefined;
  const { events, room: counts } = await appendEvents(tx, clock, key, {
    events: [event],
    lockedRoom: before,
  });
  const [entry] = events;
  if (entry === undefined) return undefined;
  const roomChange = typeof change === 'function' ? change(entry.offset, counts) : change;
  if (Object.keys(roomChange).length === 0) return { event: entry, room: counts };
  const room = await writeChange(tx, key, roomChange);
  return { event: entry, room: room ?? counts };
}

async function writeChange(tx: Database, key: RoomKey, change: RoomChange): Promise<RoomRow | undefined> {
  const [room] = await tx
    .update(liveRoom)
    .set({ ...change, version: sql`${liveRoom.version} + 1` })
    .where(isRoom(key))
    .returning();
  return room;
}

/** Changes the room without an event; undefined where there is no such room. What stands so already is not written. */
export async function changeRoom(
  tx: Database,
  key: RoomKey,
  change: RoomChange | ((room: RoomRow) => RoomChange),
): Promise<{ room: RoomRow; isChanged: boolean } | undefined> {
  const row = await holdRoom(tx, key);
  if (row === undefined) return undefined;
  const next = typeof change === 'function' ? change(row) : change;
  const isChanged = canonicalJson({ ...row, ...next }) !== canonicalJson(row);
  const room = isChanged ? await writeChange(tx, key, next) : row;
  return room && { room, isChanged };
}
