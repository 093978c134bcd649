/** Writes the live rooms of a demo shop with what was said in them, and dates them anew. */
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { msOf } from '#schemas/time.ts';
import { makeRoomNames } from '#server/areas/live/rules/room-names.ts';
import { liveMedia } from '#server/areas/live/tables/media.ts';
import { newStreamKey } from '#server/areas/live/media/store/room-media.store.ts';
import { liveEvent, liveRoom } from '#server/areas/live/tables/rooms.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { DemoRoom } from './demo-shop.ts';

type Person = { id: string; phone: string; nickname: string; avatar: string; roles: readonly string[] };

/** The same in each demo: what others know demo people by is no secret. */
const nameIn = makeRoomNames('live rooms of the demo');

/** The room that shows what is pushed to it; its key is another one in each installation. */
const PUSHED = 'demo_push';

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function eventsOf(appId: string, room: DemoRoom, people: readonly Person[]) {
  const { alive_id: aliveId, startedAt } = room;
  return room.events.map((event, index): typeof liveEvent.$inferInsert => {
    const person = people.find(({ phone }) => phone === event.phone);
    return {
      appId,
      aliveId,
      offset: index + 1,
      id: `m_${idOf(`${appId} ${aliveId} ${String(index)}`)}`,
      offsetMs: event.at,
      at: (startedAt ?? 0) + event.at,
      kind: event.kind,
      content: event.content,
      data: event.phase === undefined ? {} : { phase: event.phase },
      userId: person?.id ?? null,
      roomUserId: person === undefined ? '' : nameIn({ appId, aliveId }, person.id),
      nickname: person?.nickname ?? '',
      avatar: person?.avatar ?? '',
      role: person?.roles.includes('owner') === true ? 'host' : 'viewer',
      standing: 'shown',
    };
  });
}

function timesOf({ startedAt, seconds }: DemoRoom) {
  return {
    startedAt,
    endedAt: startedAt === null || seconds === 0 ? null : startedAt + msOf(seconds),
  };
}

export async function seedLive(
  tx: Database,
  appId: string,
  { rooms, people }: { rooms: readonly DemoRoom[]; people: readonly Person[] },
): Promise<void> {
  for (const room of rooms) {
    await tx.insert(liveRoom).values({
      appId,
      aliveId: room.alive_id,
      aliveType: room.alive_type,
      epoch: idOf(`${appId} ${room.alive_id}`).slice(0, 12),
      lastOffset: room.events.length,
      viewCount: room.view_count,
      slowSeconds: room.slow_seconds,
      ...timesOf(room),
    });
    if (room.alive_id === PUSHED)
      await tx.insert(liveMedia).values({ appId, aliveId: PUSHED, source: 'rtmp', key: newStreamKey() });
    const events = eventsOf(appId, room, people);
    if (events.length > 0) await tx.insert(liveEvent).values(events);
  }
}

/** When they began and ended, and when what was said in them by the demo was said. */
export async function freshenLive(tx: Database, appId: string, rooms: readonly DemoRoom[]): Promise<void> {
  for (const room of rooms) {
    const aliveId = room.alive_id;
    await tx
      .update(liveRoom)
      .set({ ...timesOf(room), version: sql`${liveRoom.version} + 1` })
      .where(and(eq(liveRoom.appId, appId), eq(liveRoom.aliveId, aliveId)));
    await tx
      .update(liveEvent)
      .set({ at: sql`${room.startedAt ?? 0}::bigint + ${liveEvent.offsetMs}` })
      .where(and(eq(liveEvent.appId, appId), eq(liveEvent.aliveId, aliveId)));
  }
}
