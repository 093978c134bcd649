/** Live rooms: one log of what happens in each, told to everybody in one order (D95-D106, decision 360). */
import { and, eq, lt } from 'drizzle-orm';
import { defineArea, type Areas, type World } from '#server/kernel/area.ts';
import { events } from './events.ts';
import { registerLiveSocket } from './http/socket.ts';
import { limits, WAITING_LIFE_MS } from './limits.ts';
import { openLive, type LiveArea } from './live.ts';
import { createLiveMemberStore, type LiveMemberStore } from './store/members.store.ts';
import { createLiveTicketStore, type LiveTicketStore } from './store/tickets.store.ts';
import { createLiveWaitingStore, type LiveWaitingStore } from './store/waiting.store.ts';
import { createLiveRoomStore, type LiveRoomStore } from './store/rooms.store.ts';
import { liveEvent, liveMember, liveRoom, liveTicket, liveWaiting } from './tables/rooms.ts';
import { makeWatch } from './watch.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    liveRooms: LiveRoomStore;
    liveMembers: LiveMemberStore;
    liveWaiting: LiveWaitingStore;
    liveTickets: LiveTicketStore;
  }
  interface Areas {
    live: LiveArea;
  }
}

/** Who wrote what others go on reading. */
const NOBODY = '已注销 · Deleted account';

export const area = defineArea({
  name: 'live',
  needs: ['catalogue', 'identity'],
  limits,
  events,
  tables: { liveRoom, liveEvent, liveWaiting, liveMember, liveTicket },
  stores: (db, clock) => ({
    liveRooms: createLiveRoomStore(db),
    liveMembers: createLiveMemberStore(db),
    liveWaiting: createLiveWaitingStore(db),
    liveTickets: createLiveTicketStore(db, clock),
  }),
  routes: registerLiveSocket,
  open: (world: World, areas: Pick<Areas, 'catalogue' | 'identity'>): LiveArea =>
    openLive(world, areas, (parts) => makeWatch({ world, areas, ...parts })),
  retention: [
    async (db, now) => {
      await db.delete(liveTicket).where(lt(liveTicket.expiresAt, now));
    },
    async (db, now) => {
      await db.delete(liveWaiting).where(lt(liveWaiting.at, now - WAITING_LIFE_MS));
    },
  ],
  /** What others read on stays, without a name (decision 177). */
  forget: async (tx, { appId, userId }) => {
    for (const table of [liveMember, liveTicket, liveWaiting])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
    await tx
      .update(liveEvent)
      .set({ userId: null, nickname: NOBODY, avatar: '' })
      .where(and(eq(liveEvent.appId, appId), eq(liveEvent.userId, userId)));
  },
});
