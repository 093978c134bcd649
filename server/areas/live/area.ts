/** Live rooms: what happens in one, and what is seen in it (decision 360). */
import { and, eq } from 'drizzle-orm';
import { readAccess } from '#server/areas/access/area.ts';
import { defineArea, type Areas, type World } from '#server/kernel/area.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { openLiveMedia, mediaKey, createRecordings, type LiveMedia } from './media/live-media.ts';
import { registerLiveMedia } from './media/routes.ts';
import { readLiveSettings, type LiveSettings } from './media/settings.ts';
import { createRoomMediaStore, type RoomMediaStore } from './media/store/room-media.store.ts';
import type { Recordings } from './media/store/recordings.store.ts';
import type { Watching } from './media/rules/watching.ts';
import { liveEvent, liveMember, liveRoom, liveTicket } from './tables/rooms.ts';
import { liveMedia, liveSegment } from './tables/media.ts';
import type { RoomKey, RoomChange, RoomRow } from './store/log.store.ts';

interface Rows { of(key: RoomKey): Promise<RoomRow | undefined>; change(key: RoomKey, change: RoomChange): Promise<void> }
type Opened = (Watching & { ok: true }) | { ok: false; code: 'not-found' | 'not-entitled' };

export interface LiveArea {
  open(appId: string, aliveId: string, viewer: Viewer | undefined): Promise<Opened>;
  roomOf(key: RoomKey): Promise<{ read: () => { row: RoomRow; facts: Watching['facts'] } } | undefined>;
  change(key: RoomKey, change: RoomChange): Promise<void>;
  media: LiveMedia;
}

declare module '#server/kernel/area.ts' {
  interface Stores { liveRows: Rows; roomMedia: RoomMediaStore; openRecordings: (files: World['files']) => Recordings }
  interface Areas { live: LiveArea }
  interface Settings extends LiveSettings {}
  interface Given { rtmp?: LiveSettings['rtmp']; liveHookSecret?: LiveSettings['liveHookSecret'] }
}

export const area = defineArea({
  name: 'live',
  needs: ['catalogue', 'media'],
  tables: { liveRoom, liveEvent, liveMember, liveTicket, liveMedia, liveSegment },
  stores: (db) => ({
    roomMedia: createRoomMediaStore(db),
    openRecordings: (files: World['files']) => createRecordings(db, files),
    liveRows: {
      of: async ({ appId, aliveId }: RoomKey) =>
        (await db.select().from(liveRoom).where(and(eq(liveRoom.appId, appId), eq(liveRoom.aliveId, aliveId))))[0],
      change: async ({ appId, aliveId }: RoomKey, change: RoomChange) => {
        await db.update(liveRoom).set(change).where(and(eq(liveRoom.appId, appId), eq(liveRoom.aliveId, aliveId)));
      },
    },
  }),
  settings: readLiveSettings,
  providers: ({ rtmp, liveHookSecret }, _world: unknown) => ({ rtmp, liveHookSecret }),
  routes: registerLiveMedia,
  open(world: World, areas: Pick<Areas, 'catalogue' | 'media'>): LiveArea {
    const { stores, clock, log, files, keys, given } = world;
    const media = openLiveMedia(
      { clock, log, key: mediaKey(keys.signing), place: given.rtmp, media: stores.roomMedia, recordings: stores.openRecordings(files) },
      areas,
    );
    const factsOf = async (appId: string, aliveId: string) => {
      const goods = await areas.catalogue.byId(appId, aliveId);
      return goods === undefined ? undefined : { goods, facts: { aliveState: goods.alive_state, startTs: goods.start_ts, isLookback: true, lookbackEndTs: 0 } };
    };
    return {
      media,
      change: (key, change) => stores.liveRows.change(key, change),
      async roomOf(key) {
        const [row, found] = [await stores.liveRows.of(key), await factsOf(key.appId, key.aliveId)];
        return row === undefined || found === undefined ? undefined : { read: () => ({ row, facts: found.facts }) };
      },
      async open(appId, aliveId, viewer) {
        const [room, found] = [await stores.liveRows.of({ appId, aliveId }), await factsOf(appId, aliveId)];
        if (room === undefined || found === undefined) return { ok: false, code: 'not-found' };
        const standing = await areas.catalogue.standingOf(appId, found.goods);
        const access = await readAccess({ stores, clock, catalogue: areas.catalogue }, appId, { viewer, goods: found.goods, standing });
        const isFree = found.goods.price === 0;
        return access.can_study || isFree ? { ok: true, role: 'viewer', room, facts: found.facts, standing } : { ok: false, code: 'not-entitled' };
      },
    };
  },
});
