/** Live rooms: what is true of one now, its log, who is in it, and what is done there (decision 360). */
import { and, eq, sql } from 'drizzle-orm';
import { readAccess } from '#server/areas/access/area.ts';
import { isStaff } from '#server/areas/identity/area.ts';
import { defineArea, type Areas, type Deps, type World } from '#server/kernel/area.ts';
import { openCrowd } from './acts/crowd.ts';
import { actJobs } from './acts/jobs.ts';
import { actLimits } from './acts/limits.ts';
import { actStores, forgetActs, type ActStores } from './acts/stores.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { LiveArea } from './offer.ts';
import { createRoomStore, type RoomStore } from './store/room-shim.store.ts';
import * as activities from './tables/activities.ts';
import { liveEvent, liveMember, liveRoom, liveTicket } from './tables/rooms.ts';

declare module '#server/kernel/area.ts' {
  interface Stores extends ActStores {
    liveRooms: RoomStore;
  }
  interface Areas {
    live: LiveArea;
  }
}

export const area = defineArea({
  name: 'live',
  needs: ['catalogue'],
  limits: defineLimits({ ...actLimits }),
  tables: { liveEvent, liveMember, liveRoom, liveTicket, ...activities },
  stores: (db, clock) => ({ liveRooms: createRoomStore(db, clock), ...actStores(db) }),
  open(world: World, areas: Pick<Areas, 'catalogue'>): LiveArea {
    const { stores } = world;
    const { catalogue } = areas;
    const log = {
      append: async (key, news) => (await stores.liveRooms.append(key, news))?.event,
      appendIn: (tx, key, news) => stores.liveRooms.appendIn(tx, key, news),
      tell: () => Promise.resolve(),
    } satisfies Partial<LiveArea>;
    return {
      ...log,
      async open(appId, aliveId, viewer) {
        const [goods, room] = await Promise.all([
          catalogue.byId(appId, aliveId),
          stores.liveRooms.byKey({ appId, aliveId }),
        ]);
        if (goods === undefined || room === undefined) return { ok: false, code: 'not-found' };
        const access = await readAccess({ ...world, catalogue }, appId, { viewer, goods });
        const role = viewer !== undefined && isStaff(viewer.user) ? 'host' : 'viewer';
        if (role === 'viewer' && !access.can_study) return { ok: false, code: 'not-entitled' };
        const member =
          viewer === undefined
            ? undefined
            : await stores.liveRooms.member({ appId, aliveId }, viewer.user.id);
        return { ok: true, room, role, member, access };
      },
      stateOf: async (key) => {
        const [goods, room] = await Promise.all([
          catalogue.byId(key.appId, key.aliveId),
          stores.liveRooms.byKey(key),
        ]);
        if (goods === undefined || room === undefined) return undefined;
        return {
          v: room.version,
          epoch: room.epoch,
          offset: room.lastOffset,
          alive_state: goods.alive_state,
          push_state: 0,
          start_ts: goods.start_ts,
          end_ts: 0,
          is_lookback: false,
          lookback_end_ts: 0,
          page: '',
          forbid_talk: false,
          fast_alive_switch: true,
          slow_seconds: 2,
          view_count: 0,
          sign_id: room.signId,
          prize_id: room.prizeId,
          vote_id: room.voteId,
          wall: null,
          pinned: null,
          reactions: room.reactions,
        };
      },
      change: (key, change) => stores.liveRooms.change(key, change),
      roomOf: (key) => stores.liveRooms.byKey(key),
      crowd: openCrowd(world, log),
    };
  },
  jobs: (deps: Deps) => actJobs(deps),
  forget: async (tx, person) => {
    await forgetActs(tx, person);
    await tx
      .delete(liveMember)
      .where(and(eq(liveMember.appId, person.appId), eq(liveMember.userId, person.userId)));
    await tx
      .update(liveEvent)
      .set({ userId: sql`null` })
      .where(and(eq(liveEvent.appId, person.appId), eq(liveEvent.userId, person.userId)));
  },
});
