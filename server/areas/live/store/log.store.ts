/** The one door to the log of a room: an event is numbered under its room's row, in the transaction that keeps it (decision 360). */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
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
  /** The room's row, where the caller's transaction holds it: its next place is known then. */
  held?: RoomRow;
}

export interface Appended {
  event: LiveEvent;
  room: RoomRow;
}

/** Changes of the room that go with an event, such as the slide it turns to. */
export type RoomChange = Partial<Omit<RoomRow, 'appId' | 'aliveId' | 'epoch' | 'lastOffset' | 'version'>>;

export const newEventId = (): string => `m_${randomUUID().replaceAll('-', '')}`;

/**
 * Appends an event and changes the room with it, as one; undefined where there is no such room. The caller tells the
 * sockets once its transaction is through (`deps.live.tell`).
 */
export async function appendEvent(
  tx: Database,
  clock: Clock,
  key: RoomKey,
  { event, change = {}, held }: Append,
): Promise<Appended | undefined> {
  const isRoom = and(eq(liveRoom.appId, key.appId), eq(liveRoom.aliveId, key.aliveId));
  const count = tx
    .update(liveRoom)
    .set({ lastOffset: sql`${liveRoom.lastOffset} + 1` })
    .where(isRoom)
    .returning();
  const counted = held === undefined ? (await count)[0] : { ...held, lastOffset: held.lastOffset + 1 };
  if (counted === undefined) return undefined;
  const at = clock.now();
  const row: EventRow = {
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
    offset: counted.lastOffset,
    offsetMs: at - (counted.startedAt ?? at),
    at,
  };
  // Counted and kept in one statement where the place was known before: a crowd that writes waits for each round trip.
  await (held === undefined ? tx : tx.with(tx.$with('counted').as(count))).insert(liveEvent).values(row);
  const changed = typeof change === 'function' ? change(row.offset, counted) : change;
  if (Object.keys(changed).length === 0) return { event: presentEvent(row), room: counted };
  const [room = counted] = await tx
    .update(liveRoom)
    .set({ ...changed, version: sql`${liveRoom.version} + 1` })
    .where(isRoom)
    .returning();
  return { event: presentEvent(row), room };
}

/** Changes the room without an event; undefined where there is no such room. */
export async function changeRoom(
  tx: Database,
  key: RoomKey,
  change: RoomChange | ((room: RoomRow) => RoomChange),
): Promise<RoomRow | undefined> {
  const isRoom = and(eq(liveRoom.appId, key.appId), eq(liveRoom.aliveId, key.aliveId));
  const [held] =
    typeof change === 'function' ? await tx.select().from(liveRoom).where(isRoom).for('update') : [undefined];
  if (typeof change === 'function' && held === undefined) return undefined;
  const changed = typeof change === 'function' && held !== undefined ? change(held) : change;
  const [room] = await tx
    .update(liveRoom)
    .set({ ...changed, version: sql`${liveRoom.version} + 1` })
    .where(isRoom)
    .returning();
  return room;
}
